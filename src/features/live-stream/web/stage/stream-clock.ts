import type { Instant } from '#kernel/clock.ts';
import { clockCheckMs, hasJumped } from '../../rules/time-error.ts';

export interface ClockPorts<Timer> {
  /** The clock of the device. */
  now(): Instant;
  every(ms: number, work: () => void): Timer;
  stop(timer: Timer | undefined): void;
}

/** Called each second; `jumped` says that the device slept, or that its clock was set. */
type ClockWatcher = (jumped: boolean) => void;

export interface StreamClock {
  /** Answers how to stop. The clock runs while at least one stream is watched. */
  watch(watcher: ClockWatcher): () => void;
}

/** One clock for all streams of a page: it starts once, with the first of them. */
export function createStreamClock<Timer>({ now, every, stop }: ClockPorts<Timer>): StreamClock {
  const watchers = new Set<ClockWatcher>();
  let timer: Timer | undefined;
  let expected = 0;
  const check = (): void => {
    const seen = now();
    const jumped = hasJumped(expected, seen);
    expected = seen + clockCheckMs;
    for (const watcher of watchers) watcher(jumped);
  };
  return {
    watch(watcher) {
      watchers.add(watcher);
      if (watchers.size === 1) {
        expected = now() + clockCheckMs;
        timer = every(clockCheckMs, check);
      }
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) stop(timer);
      };
    },
  };
}

export const streamClock = createStreamClock({
  now: () => Date.now(),
  every: (ms, work) => window.setInterval(work, ms),
  stop: (timer) => window.clearInterval(timer),
});
