import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import type { BoothEntry, BoothLive } from '../../contract/list.ts';
import { begunSince, isLiveIn, streamTimesOf } from '../../rules/booth-streams.ts';

/** Whether a booth is shown as live: its badge comes and goes, its place stays (BOOTH-039). */
export function showsLive(booth: BoothEntry, now: Instant): boolean {
  const streams = [...booth.movieLiveStreams, ...booth.brightcoveMovieLiveStreams];
  return booth.liveShowIcon && isLiveIn(streams.map(streamTimesOf), now);
}

/** How many booths have gone live since the list was loaded. */
export function useBegunBooths({ at, times }: BoothLive): { now: Instant; begun: number } {
  const now = useServerNow();
  return { now, begun: begunSince(times.map(streamTimesOf), parseInstant(at) ?? now, now) };
}
