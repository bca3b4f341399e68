import type { Instant } from '#kernel/clock.ts';
import type { BoothEntry } from '../../contract/list.ts';
import { isLiveIn, streamTimesOf } from '../../rules/list/booth-streams.ts';

interface StreamTimes {
  startAt: string;
  endAt: string;
}

/** The part of a booth that a card shows. */
export interface ShownBooth
  extends Pick<
    BoothEntry,
    'contentId' | 'boothId' | 'title' | 'stand' | 'image' | 'logo' | 'category' | 'liveShowIcon'
  > {
  /** Left out on a home. */
  lead?: string;
  movieLiveStreams: readonly StreamTimes[];
  brightcoveMovieLiveStreams: readonly StreamTimes[];
}

const timesOf = ({ startAt, endAt }: StreamTimes): StreamTimes => ({ startAt, endAt });

/** No more than that: the page of a home carries it. */
export function shownBooth(booth: BoothEntry): ShownBooth {
  const { contentId, boothId, title, stand, image, logo, category, liveShowIcon } = booth;
  return {
    contentId,
    boothId,
    title,
    stand,
    image,
    logo,
    category,
    liveShowIcon,
    movieLiveStreams: booth.movieLiveStreams.map(timesOf),
    brightcoveMovieLiveStreams: booth.brightcoveMovieLiveStreams.map(timesOf),
  };
}

/** Whether a booth is shown as live: its badge comes and goes, its place stays (BOOTH-039). */
export function showsLive(booth: ShownBooth, now: Instant): boolean {
  const streams = [...booth.movieLiveStreams, ...booth.brightcoveMovieLiveStreams];
  return booth.liveShowIcon && isLiveIn(streams.map(streamTimesOf), now);
}
