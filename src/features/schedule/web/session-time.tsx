import { formatTime } from '#kernel/period.ts';
import { rangeSign } from '#kernel/range-sign.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { useOwnTime } from '#web/site/use-own-time.ts';
import { endOf, startOf } from '../rules/schedule.ts';
import { scheduleTexts } from './schedule-texts.ts';

interface Timed {
  startDate: string;
  endDate: string;
}

/** From when until when; times are the event's. */
export function SessionTime({ session }: { session: Timed }) {
  const say = useTexts(scheduleTexts);
  const language = useLanguage();
  const [start, end] = [formatTime(startOf(session)), formatTime(endOf(session))];
  return (
    <span className="hb-day-when">
      <span className="hb-visually-hidden">{say.until(start, end)}</span>
      <span aria-hidden="true">
        <time dateTime={session.startDate}>{start}</time>
        {rangeSign[language]}
        <time dateTime={session.endDate}>{end}</time>
      </span>
    </span>
  );
}

/** The visitor's own times as a second line, where their offset differs that day. */
export function OwnSessionTime({ session }: { session: Timed }) {
  const said = useOwnTime(startOf(session), endOf(session));
  return said === undefined ? null : <span className="hb-schedule-own">{said}</span>;
}
