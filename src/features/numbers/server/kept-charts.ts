import type { Clock } from '#kernel/clock.ts';

/** Whoever looks within this time sees the same count. */
export const keptMs = 15_000;
const keptMax = 500;

/**
 * Keeps what was counted for some seconds, and counts once for all who ask meanwhile: how many look at the numbers of an
 * event makes no difference to its database.
 */
export function createKept<Value>(clock: Clock): (key: string, count: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { until: number; value: Promise<Value> }>();
  return (key, count) => {
    const now = clock();
    const known = kept.get(key);
    if (known !== undefined && now < known.until) return known.value;
    for (const [name, { until }] of kept) if (now >= until || kept.size >= keptMax) kept.delete(name);
    const value = count();
    const entry = { until: now + keptMs, value };
    kept.set(key, entry);
    // A count that failed is tried again by whoever comes next.
    value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return value;
  };
}
