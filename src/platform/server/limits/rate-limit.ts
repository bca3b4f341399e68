import type { Clock } from '#kernel/clock.ts';

export interface RateLimit {
  /** Takes one try; false when the key has none left in the window. */
  take(key: string): boolean;
  /** Gives a try back, so that only failures count. */
  giveBack(key: string): void;
}

const keysMax = 100_000;

/** At most `tries` per key in any window of `windowMs`, in this process. */
export function createRateLimit(tries: number, windowMs: number, clock: Clock): RateLimit {
  const taken = new Map<string, number[]>();
  const fresh = (key: string): number[] => (taken.get(key) ?? []).filter((at) => at > clock() - windowMs);
  return {
    take(key) {
      const times = fresh(key);
      taken.delete(key);
      if (taken.size >= keysMax) taken.delete(taken.keys().next().value as string);
      const allowed = times.length < tries;
      taken.set(key, allowed ? [...times, clock()] : times);
      return allowed;
    },
    giveBack(key) {
      taken.set(key, fresh(key).slice(0, -1));
    },
  };
}
