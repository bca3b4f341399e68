/** The reasons for a report, in the order of the form. */
export const reportReasons = ['spam', 'harassment', 'fraud', 'sexual', 'impersonation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** An organiser's act on a report; the server logs each. */
export type ActKind = 'look' | 'remove' | 'warn' | 'suspend' | 'readmit' | 'close';

export const reportTextMax = 1_000;
/** A member reports as often within a day. */
export const reportsADay = 10;

const before = 3;
const after = 2;

/** The places of a reported message and five around it, as far as the room has them; more before it than after. */
export function placesAround(index: number, count: number): { first: number; last: number } {
  const first = Math.max(1, Math.min(index - before, count - before - after));
  return { first, last: Math.min(count, first + before + after) };
}
