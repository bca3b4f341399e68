import type { Instant } from '#kernel/clock.ts';

export const profileRefreshMs = 5_000;

export interface RefreshPorts {
  areRoomsLoaded(): boolean;
  refresh(): void;
  now(): Instant;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
}

export interface ProfileRefresh {
  /** At once, or at the end of the 5 seconds since the last one. */
  ask(): void;
  stop(): void;
}

/** Reads the profiles of people once in 5 seconds at most (CHAT-056), and never before their rooms (CHAT-057). */
export function createProfileRefresh({ areRoomsLoaded, refresh, now, timers }: RefreshPorts): ProfileRefresh {
  let last: Instant | undefined;
  let timer: unknown;
  const wait = (ms: number): void => {
    timer = timers.set(() => {
      timer = undefined;
      work();
    }, ms);
  };
  const work = (): void => {
    if (!areRoomsLoaded()) return wait(profileRefreshMs);
    last = now();
    refresh();
  };
  return {
    ask() {
      if (timer !== undefined) return;
      const since = last === undefined ? profileRefreshMs : now() - last;
      if (since < profileRefreshMs) wait(profileRefreshMs - since);
      else work();
    },
    stop() {
      timers.clear(timer);
      timer = undefined;
    },
  };
}
