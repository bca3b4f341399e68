import type { Instant } from '#kernel/clock.ts';

const profileRefreshMs = 5_000;

export interface RefreshPorts {
  areRoomsLoaded(): boolean;
  refresh(): void;
  now(): Instant;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
}

export interface ProfileRefresh {
  /** At once, or when the time since the last one is over. */
  ask(): void;
  stop(): void;
}

/** Reads profiles once in 5 seconds at most (CHAT-056), and never before the rooms of the people (CHAT-057). */
export function createProfileRefresh(
  { areRoomsLoaded, refresh, now, timers }: RefreshPorts,
  everyMs = profileRefreshMs,
): ProfileRefresh {
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
      const since = last === undefined ? everyMs : now() - last;
      if (since < everyMs) wait(everyMs - since);
      else work();
    },
    stop() {
      timers.clear(timer);
      timer = undefined;
    },
  };
}
