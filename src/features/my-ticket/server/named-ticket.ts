import type { Member } from '#kernel/member.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { isTransferring } from '#features/ticket/rules/purchased/transfer.ts';
import { type PurchasedRow, transferOf } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';

/** The ticket of a call's address and body. */
export interface NamedTicket {
  contentId: number;
  purchasedTicketId: number;
}

/** Whether a row is the ticket of the call and the member's own. For anybody else the ticket does not exist. */
export function isNamed(row: PurchasedRow, site: PublishedSite, { contentId }: NamedTicket, member: Member): boolean {
  const isTheirs = row.purchaser_id === member.memberId || row.holder_id === member.memberId;
  return isTheirs && row.site_key === site.siteKey && row.content_id === contentId;
}

export function isRunning(row: PurchasedRow, now: Instant): boolean {
  return isTransferring(transferOf(row), now);
}
