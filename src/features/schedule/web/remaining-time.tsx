import { useTexts } from '#web/site/page-context.ts';
import { useAtServerTime, useServerNow } from '#web/site/use-server-now.ts';
import { Chip } from '#web/ui/chip.tsx';
import { remainingOf, spanOf } from '../rules/remaining.ts';
import { scheduleTexts } from './schedule-texts.ts';

interface Timed {
  startDate: string;
  endDate: string;
}

/** How long until a session begins or ends, by the server's clock and by the minute. */
export function RemainingTime({ session }: { session: Timed }) {
  const say = useTexts(scheduleTexts);
  const remaining = remainingOf(session, useServerNow());
  if (remaining.state === 'over') return <span className="hb-schedule-over">{say.over}</span>;
  const span = spanOf(remaining.minutes);
  if (remaining.state === 'running') return <Chip kind="success">{say.runningFor(span)}</Chip>;
  return <span className="hb-schedule-coming">{say.startsIn(span)}</span>;
}

/** The word on a session that runs; a session that does not says nothing here. */
export function RunningMark({ session }: { session: Timed }) {
  const say = useTexts(scheduleTexts);
  const state = useAtServerTime((now) => remainingOf(session, now).state);
  if (state === 'running') return <Chip kind="success">{say.running}</Chip>;
  return state === 'over' ? <span className="hb-schedule-over">{say.over}</span> : null;
}
