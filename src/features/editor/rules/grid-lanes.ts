import type { GridSpan } from './grid-session.ts';

/** Where a block stands beside those that are on at the same time. */
export interface Lane {
  /** From 0 on. */
  lane: number;
  /** Lanes of those that touch each other. */
  lanes: number;
}

/**
 * Lanes for blocks of one column, in the order of the spans: blocks that overlap stand beside each other, in as few lanes
 * as there can be. A block is drawn at least so long that it can be read, and counts so.
 */
export function lanesOf(spans: readonly GridSpan[], leastMs: number): Lane[] {
  const order = spans
    .map(({ from, to }, at) => ({ at, from, to: Math.max(to, from + leastMs) }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to || one.at - other.at);
  const found = new Map<number, Lane>();
  let cluster: number[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const at of cluster) found.set(at, { lane: found.get(at)?.lane ?? 0, lanes: ends.length });
    cluster = [];
    ends = [];
  };
  for (const { at, from, to } of order) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    cluster.push(at);
    found.set(at, { lane, lanes: 0 });
  }
  close();
  return spans.map((_, at) => found.get(at) ?? { lane: 0, lanes: 1 });
}
