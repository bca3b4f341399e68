import type { Instant } from '#kernel/clock.ts';
import type { StreamStatus } from '../../contract.ts';
import type { TimedStream } from '../../rules/stream-news.ts';
import { streamState, type StreamState, streamTimes, type StreamTimes } from '../../rules/stream-state.ts';
import { type Heard, wasClockSet } from '../../rules/time-error.ts';

/** What the server says of some streams at an instant. */
export interface HeardStreams {
  serverNow: Instant;
  streams: readonly ({ id: number } & Omit<StreamStatus, 'state'>)[];
}

export interface StreamView {
  state: StreamState;
  /** Whole minutes until it starts; 0 in its last minute and from then on. */
  minutesToStart: number;
}

export interface StreamWatch {
  times: ReadonlyMap<number, StreamTimes>;
  /** Undefined until the server has spoken. */
  heard: Heard | undefined;
  /**
   * The time-error flag: the clock of the device has jumped, and the server is asked; or it has said that the clock
   * was set.
   */
  timeError: 'none' | 'asked' | 'wrong';
}

export const nothingHeard: StreamWatch = { times: new Map(), heard: undefined, timeError: 'none' };

/**
 * The times of the server count, even after a sleep. A clock that was changed is reported until the page is loaded
 * again.
 */
export function afterHearing(watch: StreamWatch, { serverNow, streams }: HeardStreams, device: Instant): StreamWatch {
  const heard = { server: serverNow, device };
  const isWrong = watch.timeError === 'asked' && watch.heard !== undefined && wasClockSet(watch.heard, heard);
  return {
    times: new Map(streams.map(({ id, ...seconds }) => [id, streamTimes(seconds, serverNow)])),
    heard,
    timeError: isWrong || watch.timeError === 'wrong' ? 'wrong' : 'none',
  };
}

/** The times of some streams, as the organiser has just published them. */
export function afterNews(watch: StreamWatch, streams: readonly TimedStream[]): StreamWatch {
  const published = streams.map(({ id, start, end }) => [id, { start, end }] as const);
  return { ...watch, times: new Map([...watch.times, ...published]) };
}

/** Nothing is believed after a jump until the server has spoken: neither the clock nor a warning. */
export function afterJump(watch: StreamWatch): StreamWatch {
  return watch.timeError === 'none' ? { ...watch, timeError: 'asked' } : watch;
}

export function viewsAt({ times }: StreamWatch, now: Instant): Map<number, StreamView> {
  return new Map(
    [...times].map(([id, own]) => [
      id,
      { state: streamState(own, now), minutesToStart: Math.max(0, Math.floor((own.start - now) / 60_000)) },
    ]),
  );
}

export function areSameViews(one: ReadonlyMap<number, StreamView>, other: ReadonlyMap<number, StreamView>): boolean {
  return (
    one.size === other.size &&
    [...one].every(([id, view]) => {
      const found = other.get(id);
      return found?.state === view.state && found.minutesToStart === view.minutesToStart;
    })
  );
}
