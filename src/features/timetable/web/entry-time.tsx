import { formatTime, parseInstant } from '#kernel/period.ts';
import { rangeSign } from '#kernel/range-sign.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { timetableTexts } from './timetable-texts.ts';

/** From when until when. */
export function EntryTime({ entry: { startAt, endAt } }: { entry: { startAt: string; endAt: string } }) {
  const say = useTexts(timetableTexts);
  const language = useLanguage();
  const [start, end] = [clock(startAt), clock(endAt)];
  return (
    <span className="hb-day-when">
      <span className="hb-visually-hidden">{say.until(start, end)}</span>
      <span aria-hidden="true">
        {start}
        {rangeSign[language]}
        {end}
      </span>
    </span>
  );
}

function clock(stored: string): string {
  return formatTime(parseInstant(stored) ?? 0);
}
