import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { partHref } from '../part/part-href.ts';
import type { Outline } from '../use-outline.ts';
import { type Changes, useChangeWords, usePartName } from './change-list.tsx';
import { changeTexts } from './change-texts.ts';
import { saidField } from './said-change.ts';
import '../part/said-list.css';

/** Texts that a publication changes in the first language of the site alone, each with the way to its other language. */
export function LeftBehind({ site, changes, outline }: { site: string; changes: Changes; outline: Outline }) {
  const words = useWords(changeTexts);
  const partName = usePartName(outline);
  const changeWords = useChangeWords();
  if (changes.leftBehind.length === 0) return null;
  return (
    <Notice kind="warning" title={words.leftBehind}>
      <p>{words.leftBehindText}</p>
      <ul className="hc-said-list">
        {changes.leftBehind.map((one) => (
          <li key={`${one.part} ${one.path.join('.')}`}>
            <Link to={`/console/sites/${site}/${partHref(one.part, one.path)}`}>
              {[partName(one), saidField(one, outline.languages, changeWords)].join(' › ')}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
