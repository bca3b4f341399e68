import { useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { useKeepTexts } from '../doubts/use-keep-texts.ts';
import { editorTexts } from '../editor-texts.ts';
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
  const changeWords = useChangeWords(outline);
  const { doubts } = useWords(editorTexts);
  const { isBusy, keep } = useKeepTexts(site);
  const list = useRef<HTMLUListElement>(null);
  const mayJudge = outline.rights.includes('edit');
  if (changes.leftBehind.length === 0) return null;
  return (
    <Notice kind="warning" title={words.leftBehind}>
      <p>{words.leftBehindText}</p>
      <ul className="hc-said-list" ref={list} tabIndex={-1}>
        {changes.leftBehind.map((one) => {
          const said = [partName(one), saidField(one, outline.languages, changeWords)].join(' › ');
          return (
            <li key={`${one.part} ${one.path.join('.')}`}>
              <Link to={`/console/sites/${site}/${partHref(one.part, one.path)}`}>{said}</Link>
              {mayJudge ? (
                <Button
                  look="quiet"
                  isBusy={isBusy}
                  onClick={() => {
                    // The press goes with its place.
                    list.current?.focus();
                    void keep([one]);
                  }}
                >
                  {doubts.right}
                  <span className="hc-hidden">{` ${said}`}</span>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
