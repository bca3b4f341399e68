import type { Instant } from '#kernel/clock.ts';
import { isLiveIn, streamTimesOf } from '../../rules/list/booth-streams.ts';
import type { ShownBooth } from './shown-booth.ts';

/** Whether a booth is shown as live: its badge comes and goes, its place stays (BOOTH-039). */
export function showsLive(booth: ShownBooth, now: Instant): boolean {
  const streams = [...booth.movieLiveStreams, ...booth.brightcoveMovieLiveStreams];
  return booth.liveShowIcon && isLiveIn(streams.map(streamTimesOf), now);
}
