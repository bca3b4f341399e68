import type { Instant } from '#kernel/clock.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';

/** The states of a live stream (STREAM-003). */
export const streamStates = ['preparation', 'live', 'end'] as const;
export type StreamState = (typeof streamStates)[number];

export interface StreamTimes {
  start: Instant;
  end: Instant;
}

/** How far away both times are; negative once they are past. */
export interface SecondsToStream {
  secondsToStart: number;
  secondsToEnd: number;
}

/** A stream is live from the instant of its start until just before that of its end. */
export function streamState({ start, end }: StreamTimes, now: Instant): StreamState {
  if (now >= end) return 'end';
  return now < start ? 'preparation' : 'live';
}

/** The times from what a server said at `now` (STREAM-004). */
export function streamTimes({ secondsToStart, secondsToEnd }: SecondsToStream, now: Instant): StreamTimes {
  return { start: now + Math.round(secondsToStart * 1000), end: now + Math.round(secondsToEnd * 1000) };
}

/** What a server says at `now`, to the millisecond. */
export function secondsToStream({ start, end }: StreamTimes, now: Instant): SecondsToStream {
  return { secondsToStart: (start - now) / 1000, secondsToEnd: (end - now) / 1000 };
}

/** The times as documents store them; a day without a time begins at midnight and ends with it. */
export function storedTimes({ startDate, endDate }: { startDate: string; endDate: string }): StreamTimes {
  return { start: parseInstant(startDate) ?? 0, end: endInstant(endDate) ?? 0 };
}

/**
 * Streams as a visitor wants them: those that are live, then the next ones, then the ended ones, the latest first. Of two
 * that are alike the one that the organiser wrote first.
 */
export function inOrderOfStreams<Stream>(
  streams: readonly Stream[],
  timesOf: (stream: Stream) => StreamTimes,
  now: Instant,
): Stream[] {
  const ranked = streams.map((stream) => ({ stream, rank: rankOf(timesOf(stream), now) }));
  ranked.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]);
  return ranked.map(({ stream }) => stream);
}

function rankOf(times: StreamTimes, now: Instant): readonly [state: number, place: number] {
  const state = streamState(times, now);
  if (state === 'live') return [0, times.start];
  return state === 'preparation' ? [1, times.start] : [2, -times.end];
}

/** Which of several streams a visitor sees: the live one, otherwise the next, otherwise the one that ended last. */
export function currentStream<Stream>(
  streams: readonly Stream[],
  timesOf: (stream: Stream) => StreamTimes,
  now: Instant,
): Stream | undefined {
  return inOrderOfStreams(streams, timesOf, now)[0];
}
