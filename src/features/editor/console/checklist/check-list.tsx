import { useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { CheckIcon } from '#console/ui/icon.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { useChangeWords, usePartName } from '../changes/change-list.tsx';
import { saidField } from '../changes/said-change.ts';
import { type JudgedText, useKeepTexts } from '../doubts/use-keep-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { partHref } from '../part/part-href.ts';
import type { Outline } from '../use-outline.ts';
import { checklistTexts } from './checklist-texts.ts';
import { FaultList } from './fault-list.tsx';
import { type SaidCheck, useChecks } from './use-checks.ts';
import './checklist.css';

interface ChecklistProps {
  site: string;
  outline: Outline;
}

const hrefOf = (site: string, { part, path }: Pick<SaidCheck, 'part' | 'path'>): string =>
  part === 'account' ? '/console/account' : `/console/sites/${site}/${partHref(part, path)}`;

/** What is left to do before the first publication; it follows from the draft. */
export function Checklist({ site, outline }: ChecklistProps) {
  const { overview: words } = useWords(editorTexts);
  const own = useWords(checklistTexts);
  const { done } = useWords(kitTexts);
  const checks = useChecks(site) ?? [];
  const next = checks.find(({ isDone, isNeeded }) => isNeeded && !isDone);
  return (
    <Card title={words.checklist}>
      <FaultList site={site} outline={outline} />
      <ol className="hc-checklist">
        {checks.map((check, at) => (
          <li key={check.key} data-is-done={check.isDone}>
            <span className="hc-check-mark">
              {check.isDone ? <CheckIcon /> : at + 1}
              {check.isDone ? <span className="hc-hidden">{done}</span> : null}
            </span>
            <span className="hc-check-text">
              {check.text} {check.isDone || check.isNeeded ? null : <Badge kind="plain">{own.good}</Badge>}
            </span>
            <ButtonLink to={hrefOf(site, check)} look={check === next ? 'main' : 'plain'}>
              {check.isDone ? words.change : words.begin}
              <span className="hc-hidden">{` ${check.text}`}</span>
            </ButtonLink>
            <Places {...{ site, outline, check }} />
          </li>
        ))}
        <li data-is-done={false}>
          <span className="hc-check-mark">{checks.length + 1}</span>
          <span className="hc-check-text">{words.publish}</span>
          <ButtonLink to={`/console/sites/${site}/publish`} look={next === undefined ? 'main' : 'plain'}>
            {words.begin}
            <span className="hc-hidden">{` ${words.publish}`}</span>
          </ButtonLink>
        </li>
      </ol>
    </Card>
  );
}

/** What is still open before a press that publishes. It keeps nobody from pressing. */
export function OpenChecks({ site, outline }: ChecklistProps) {
  const own = useWords(checklistTexts);
  const open = (useChecks(site) ?? []).filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  return (
    <Notice kind={open.some(({ isNeeded }) => isNeeded) ? 'warning' : 'info'} title={own.open(open.length)}>
      <OpenList {...{ site, outline, open }} />
    </Notice>
  );
}

/** The same after a publication, until nothing is open or the organiser puts it away. */
export function LeftChecks({ site, outline }: ChecklistProps) {
  const { storage, toast } = useConsole();
  const own = useWords(checklistTexts);
  const key = `consolePutAway/${site}` as const;
  const [away, setAway] = useState(() => (storage.get(key) ?? '').split(' '));
  const checks = useChecks(site) ?? [];
  const open = checks.filter((check) => !check.isDone && !away.includes(check.key));
  if (open.length === 0) return null;
  const keep = (keys: readonly string[]): void => {
    storage.set(key, keys.join(' '));
    setAway([...keys]);
  };
  const putAway = (): void => {
    // What comes up later is shown all the same.
    keep(checks.flatMap((check) => (check.isDone ? [] : [check.key])));
    toast({ text: own.isPutAway, undo: () => keep(away) });
  };
  return (
    <Card title={own.left}>
      <OpenList {...{ site, outline, open }} />
      <p className="hc-card-foot">
        <Button onClick={putAway}>{own.putAway}</Button>
      </p>
    </Card>
  );
}

/** What is needed comes first. */
export function OpenList({ site, outline, open }: ChecklistProps & { open: readonly SaidCheck[] }) {
  const own = useWords(checklistTexts);
  const inOrder = open.toSorted((one, other) => Number(other.isNeeded) - Number(one.isNeeded));
  return (
    <ul className="hc-open-checks">
      {inOrder.map((check) => (
        <li key={check.key}>
          <Badge kind={check.isNeeded ? 'warning' : 'plain'}>{check.isNeeded ? own.needed : own.good}</Badge>
          <Link to={hrefOf(site, check)}>{check.text}</Link>
          <Places {...{ site, outline, check }} />
        </li>
      ))}
    </ul>
  );
}

/** Every field of an item that stands in several, by the part that has it; what the organiser may find right says so. */
function Places({ site, outline, check: { places = [], count = 0 } }: ChecklistProps & { check: SaidCheck }) {
  const own = useWords(checklistTexts);
  const { doubts } = useWords(editorTexts);
  const partName = usePartName(outline);
  const words = useChangeWords(outline);
  const { isBusy, keep } = useKeepTexts(site);
  const summary = useRef<HTMLElement>(null);
  const judged = outline.rights.includes('edit')
    ? places.flatMap(({ part, mark }) => (mark === undefined ? [] : [{ part, mark }]))
    : [];
  if (places.length < 2 && judged.length === 0) return null;
  const press = (texts: readonly JudgedText[]): void => {
    // The press goes with its place.
    summary.current?.focus();
    void keep(texts);
  };
  return (
    <details className="hc-check-places">
      <summary ref={summary}>{own.places}</summary>
      <ul>
        {[...Map.groupBy(places, ({ part }) => part).values()].map((ofPart) =>
          ofPart.map((place, at) => {
            const said = saidField(place, outline.languages, words);
            const { part, mark, words: there } = place;
            return (
              <li key={`${part} ${place.path.join('.')}`}>
                {at === 0 ? <span className="hc-muted">{partName(place)}</span> : null}
                <Link to={hrefOf(site, place)}>{said}</Link>
                {there === undefined ? null : <span>{there}</span>}
                {judged.length === 0 || mark === undefined ? null : (
                  <Button look="quiet" isBusy={isBusy} onClick={() => press([{ part, mark }])}>
                    {doubts.right}
                    <span className="hc-hidden">{` ${partName(place)} ${said}`}</span>
                  </Button>
                )}
              </li>
            );
          }),
        )}
      </ul>
      {count > places.length ? <p className="hc-muted">{own.more(count - places.length)}</p> : null}
      {judged.length < 2 ? null : (
        <Button isBusy={isBusy} onClick={() => press(judged)}>
          {doubts.allRight(judged.length)}
        </Button>
      )}
    </details>
  );
}
