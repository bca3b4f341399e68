import { storedTimes, streamState, type StreamTimes } from '#features/live-stream/rules/stream-state.ts';
import type { Instant } from '#kernel/clock.ts';
import { boothKey, type BoothName } from './fresh-booths.ts';

interface Written {
  startAt: string;
  endAt: string;
}

/** The part of a booth that says when it streams. */
export interface StreamingBooth<Movie extends Written = Written, Pro extends Written = Written> {
  items: {
    main_movie: { enable: boolean; liveEnable: boolean };
    live_stream_pro: { enable: boolean };
  };
  movieLiveStreams: readonly Movie[];
  brightcoveMovieLiveStreams: readonly Pro[];
}

/** The streams of a booth whose part is switched on. */
export function streamsOf<Movie extends Written, Pro extends Written>({
  items: { main_movie: movie, live_stream_pro: pro },
  movieLiveStreams,
  brightcoveMovieLiveStreams,
}: StreamingBooth<Movie, Pro>): { movies: readonly Movie[]; pros: readonly Pro[] } {
  return {
    movies: movie.enable && movie.liveEnable ? movieLiveStreams : [],
    pros: pro.enable ? brightcoveMovieLiveStreams : [],
  };
}

/** The stream that is on, or else the next one. */
export function nextStream<Movie extends Written, Pro extends Written>(
  booth: StreamingBooth<Movie, Pro>,
  now: Instant,
): Movie | Pro | undefined {
  const { movies, pros } = streamsOf(booth);
  return [...movies, ...pros]
    .filter((one) => streamState(streamTimesOf(one), now) !== 'end')
    .sort((one, other) => streamTimesOf(one).start - streamTimesOf(other).start)[0];
}

export function streamTimesOf({ startAt, endAt }: Written): StreamTimes {
  return storedTimes({ startDate: startAt, endDate: endAt });
}

/** Whether one of these times is now. */
export function isLiveIn(times: readonly StreamTimes[], now: Instant): boolean {
  return times.some((one) => streamState(one, now) === 'live');
}

/** The live booths first, then the others, each part in its order (BOOTH-040). */
export function liveFirst<Booth>(booths: readonly Booth[], isLive: (booth: Booth) => boolean): Booth[] {
  return [...booths.filter(isLive), ...booths.filter((booth) => !isLive(booth))];
}

/** When a booth streams, in a list. */
export interface BoothTimes extends BoothName, Written {}

/** The booths that are live, by their keys. */
export function liveKeys(times: readonly BoothTimes[], now: Instant): ReadonlySet<string> {
  return new Set(times.filter((one) => streamState(streamTimesOf(one), now) === 'live').map(boothKey));
}

/** How many booths are live that were not when a list was loaded. */
export function begunSince(
  loaded: { at: Instant; times: readonly BoothTimes[] },
  times: readonly BoothTimes[],
  now: Instant,
): number {
  const first = liveKeys(loaded.times, loaded.at);
  return [...liveKeys(times, now)].filter((key) => !first.has(key)).length;
}
