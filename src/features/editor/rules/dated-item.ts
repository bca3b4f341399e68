import type { Instant } from '#kernel/clock.ts';
import { isRecord } from '#kernel/is-record.ts';
import { parseInstant } from '#kernel/period.ts';

/** The date by which visitors find an item in a list, as a piece of news has one, and whether they wait for it. */
export function datedItem(item: unknown, now: Instant): { date: string; waits: boolean } | undefined {
  if (!isRecord(item) || typeof item['createdAt'] !== 'string') return undefined;
  const { createdAt, publicPeriod, publicStart, isImmediatePublished } = item;
  const start = typeof publicStart === 'string' ? publicStart : undefined;
  const isPlanned = isImmediatePublished === false;
  const date = isPlanned ? (start ?? createdAt) : createdAt;
  const from = isPlanned ? date : publicPeriod === true ? start : undefined;
  return { date, waits: from !== undefined && (parseInstant(from) ?? 0) > now };
}
