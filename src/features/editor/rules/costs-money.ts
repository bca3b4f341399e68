import { isRecord } from '#kernel/is-record.ts';

/** Whether visitors would pay for a ticket, as it is written; a number that is not typed yet costs nothing. */
export function costsMoney(ticket: unknown): boolean {
  if (!isRecord(ticket)) return false;
  return ticket['enableMultiplePrice'] === true || Number(ticket['price'] ?? 0) > 0;
}
