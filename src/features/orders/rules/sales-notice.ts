import type { Instant } from '#kernel/clock.ts';
import { dayMs, startOfTokyoDay } from '#kernel/period.ts';

/** What an operator hears of the sales of a site: nothing, every order, or one mail a day. */
export const salesNoticeChoices = ['none', 'each', 'daily'] as const;
export type SalesNoticeChoice = (typeof salesNoticeChoices)[number];

/** For whoever has not chosen: it says that sales have begun and how they go, and fills nobody's mailbox. */
export const usualNotice: SalesNoticeChoice = 'daily';

/** Orders that follow each other closely are one mail. */
export const eachMs = 10 * 60_000;
/** What hurries is told at once, but not more often. */
export const hurryMs = 60 * 60_000;
/** The hour of the daily mail, in Japan. */
const digestMs = 8 * 60 * 60_000;

export interface NoticeFacts {
  choice: SalesNoticeChoice;
  /** Nothing was sold at this site before what waits to be told. */
  isFirst: boolean;
  /** When the oldest order that was not told was sold; undefined: none waits. */
  soldAt: Instant | undefined;
  /** A ticket was sold out since. */
  hurries: boolean;
  toldAt: Instant | undefined;
}

/** Whether a mail goes now. `silent`: none ever goes, and what waits counts as told. */
export function whenToTellSales(
  { choice, isFirst, soldAt, hurries, toldAt }: NoticeFacts,
  now: Instant,
): 'now' | 'later' | 'silent' {
  if (choice === 'none') return 'silent';
  if (soldAt === undefined && !hurries) return 'later';
  if (isFirst && soldAt !== undefined) return 'now';
  const since = toldAt === undefined ? Number.POSITIVE_INFINITY : now - toldAt;
  if (hurries && since >= hurryMs) return 'now';
  if (soldAt === undefined) return 'later';
  if (choice === 'each') return since >= eachMs ? 'now' : 'later';
  return soldAt < newestDigest(now) ? 'now' : 'later';
}

/** The newest eight o'clock in Japan. */
function newestDigest(now: Instant): Instant {
  const today = startOfTokyoDay(now) + digestMs;
  return today <= now ? today : today - dayMs;
}
