import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { changeDates, readStrayDates } from '../../contract/dates.ts';
import { useChangeWords, usePartName } from '../changes/change-list.tsx';
import { changeTexts } from '../changes/change-texts.ts';
import { saidField } from '../changes/said-change.ts';
import { partHref } from '../part/part-href.ts';
import type { Outline } from '../use-outline.ts';
import { contentTexts } from '../content/content-texts.ts';
import { checklistTexts } from './checklist-texts.ts';
import '../part/said-list.css';

export const texts = [checklistTexts, changeTexts, contentTexts];

interface StrayNoticeProps {
  site: string;
  outline: Outline;
  /** When the event was held before; left out: where it is published. */
  before?: { startDate: string; endDate: string };
  /** What is shown of the draft has changed. */
  onMoved?: () => void;
}

/** Dates that stayed behind when the event went to another day, and the press that moves them too. */
export function StrayNotice({ site, outline, before, onMoved }: StrayNoticeProps) {
  const { api, cache, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const { stray: words, more } = useWords(checklistTexts);
  const changeWords = useChangeWords(outline);
  const partName = usePartName(outline);
  const [isBusy, setBusy] = useState(false);
  const key = `stray-dates/${site}/${outline.startDate} ${outline.endDate}/${before?.startDate} ${before?.endDate}`;
  const { data } = useCall(key, (reader) =>
    reader.get<typeof readStrayDates>('sites/{site}/stray-dates', { params: { site }, query: before ?? {} }),
  );
  if (data === undefined || data.total === 0) return null;
  const change = async (changes: typeof data.moves): Promise<number> => {
    const answer = await api.post<typeof changeDates>('sites/{site}/dates', { params: { site }, body: { changes } });
    for (const read of [key, `changes/${site}`, `checks/${site}`, `faults/${site}`]) cache.changed(read);
    onMoved?.();
    return answer.changed;
  };
  const move = async (): Promise<void> => {
    setBusy(true);
    const { moves } = data;
    try {
      const changed = await change(moves);
      const back = moves.map((one) => ({ ...one, before: one.after, after: one.before }));
      const undo = (): void => void change(back).catch((error: unknown) => toast({ text: failureOf(error).message }));
      toast({ text: words.moved(changed), undo });
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice kind="warning" title={words.title(data.total)} isNew>
      <ul className="hc-said-list">
        {data.outside.slice(0, shownMax).map((one) => (
          <li key={`${one.part} ${one.path.join('.')}`}>
            <Link to={`/console/sites/${site}/${partHref(one.part, one.path)}`}>
              {one.part === 'settings' ? '' : `${partName(one)} › `}
              {saidField(one, outline.languages, changeWords)}
            </Link>{' '}
            <span className="hc-muted">{times.date(one.date)}</span>
          </li>
        ))}
      </ul>
      {data.total > shownMax ? <p className="hc-muted">{more(data.total - shownMax)}</p> : null}
      {outline.rights.includes('edit') ? (
        <p className="hc-card-foot">
          <Button isBusy={isBusy} onClick={() => void move()}>
            {words.move(data.moves.length)}
          </Button>
        </p>
      ) : null}
    </Notice>
  );
}
const shownMax = 8;
