import { useEffect, useState } from 'react';
import { formatTime } from '#kernel/period.ts';
import { useTexts } from '#web/site/page-context.ts';
import { type OwnTime, ownTime } from '../rules/own-time.ts';
import { endOf, startOf } from '../rules/schedule.ts';
import { scheduleTexts } from './schedule-texts.ts';

interface Timed {
  startDate: string;
  endDate: string;
}

/** From when until when; times are the event's. */
export function SessionTime({ session }: { session: Timed }) {
  const say = useTexts(scheduleTexts);
  const [start, end] = [formatTime(startOf(session)), formatTime(endOf(session))];
  return (
    <span className="hb-schedule-when">
      <span className="hb-visually-hidden">{say.until(start, end)}</span>
      <span aria-hidden="true">
        <time dateTime={session.startDate}>{start}</time>–<time dateTime={session.endDate}>{end}</time>
      </span>
    </span>
  );
}

/** Minutes ahead of UTC on the visitor's device. */
const offsetAt = (instant: number): number => -new Date(instant).getTimezoneOffset();

/** Whether the visitor's clock differs from the event's; false on the server, which does not know. */
function useOwnTime(session: Timed): OwnTime | undefined {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(true), []);
  return isKnown ? ownTime(startOf(session), endOf(session), offsetAt) : undefined;
}

/** The visitor's own times as a second line, where their offset differs that day. */
export function OwnSessionTime({ session }: { session: Timed }) {
  const say = useTexts(scheduleTexts);
  const own = useOwnTime(session);
  if (own === undefined) return null;
  const { start, end, startDays, endDays } = own;
  const shifted = (time: string, days: number): string => (days === 0 ? time : `${time}${say.dayShift(days)}`);
  return (
    <span className="hb-schedule-own">
      {say.ownZone(`${shifted(start, startDays)}–${endDays === startDays ? end : shifted(end, endDays)}`)}
    </span>
  );
}
