import { useTexts } from '#web/site/page-context.ts';
import type { LiveStreamTexts } from '../../texts/jpn.ts';
import { liveStreamTexts } from '../frame/live-stream-texts.ts';

const minutesOfDay = 24 * 60;

/** How long it is until a stream starts: by the day when it is far away, then by the hour, at last by the minute. */
export function TimeToStart({ minutesToStart }: { minutesToStart: number }) {
  const say = useTexts(liveStreamTexts);
  return minutesToStart < 1 ? say.startsSoon : say.startsIn(saidMinutes(minutesToStart, say));
}

function saidMinutes(minutes: number, say: LiveStreamTexts): string {
  if (minutes >= minutesOfDay) return say.days(Math.floor(minutes / minutesOfDay));
  if (minutes < 60) return say.minutes(minutes);
  const rest = minutes % 60;
  const hours = say.hours(Math.floor(minutes / 60));
  return rest === 0 || minutes >= 6 * 60 ? hours : `${hours} ${say.minutes(rest)}`;
}
