import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { partHref } from '../part/part-href.ts';
import type { Outline } from '../use-outline.ts';
import { type Changes, usePartName } from './change-list.tsx';
import { changeTexts } from './change-texts.ts';
import '../part/said-list.css';

/** What the organiser has typed elsewhere and what is wrong there: nobody else would tell them that it is left out. */
export function Unfinished({ site, changes, outline }: { site: string; changes: Changes; outline: Outline }) {
  const words = useWords(changeTexts);
  const partName = usePartName(outline);
  if (changes.unfinished.length === 0) return null;
  return (
    <Notice kind="warning" title={words.unfinished}>
      <p>{words.unfinishedText}</p>
      <ul className="hc-said-list">
        {changes.unfinished.map((one) => (
          <li key={one.part}>
            <Link to={`/console/sites/${site}/${partHref(one.part, one.path)}`}>{partName(one)}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
