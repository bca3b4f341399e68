import type { Instant } from '#kernel/clock.ts';

/** While nobody looks, the moderators of a site get one mail within this time, however many reports come. */
export const digestMs = 6 * 3_600_000;

export interface ReportNotice {
  /** The newest open report, and the newest that moderators were told of, or have seen; 0: none. */
  newest: number;
  told: number;
  seen: number;
  /** When they were told last, and when one of them looked last. */
  toldAt: Instant | undefined;
  seenAt: Instant | undefined;
}

/**
 * When the moderators get a mail: of the first report at once, and of further ones together. Whoever looks has seen all of
 * them, so the next report is a first one again.
 */
export function whenToTell(
  { newest, told, seen, toldAt, seenAt }: ReportNotice,
  now: Instant,
): 'now' | 'never' | { at: Instant } {
  if (newest <= Math.max(told, seen)) return 'never';
  const hasLooked = toldAt !== undefined && seenAt !== undefined && seenAt >= toldAt;
  if (toldAt === undefined || hasLooked || now >= toldAt + digestMs) return 'now';
  return { at: toldAt + digestMs };
}
