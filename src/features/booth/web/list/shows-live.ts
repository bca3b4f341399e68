import type { Instant } from '#kernel/clock.ts';
import type { BoothEntry } from '../../contract/list.ts';
import { isLiveIn, streamTimesOf } from '../../rules/booth-streams.ts';

/** Whether a booth is shown as live: its badge comes and goes, its place stays (BOOTH-039). */
export function showsLive(booth: BoothEntry, now: Instant): boolean {
  const streams = [...booth.movieLiveStreams, ...booth.brightcoveMovieLiveStreams];
  return booth.liveShowIcon && isLiveIn(streams.map(streamTimesOf), now);
}
