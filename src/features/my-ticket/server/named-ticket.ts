import type { Member } from '#features/account/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { isTransferring, type TransferState } from '#features/ticket/rules/purchased/transfer.ts';
import type { PurchasedRow } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';

/** The ticket of a call's address and body. */
export interface NamedTicket {
  contentId: number;
  purchasedTicketId: number;
}

/** Whether a row is the ticket of the call, and one the member has to do with: what is not theirs is not there. */
export function isNamed(row: PurchasedRow, site: PublishedSite, { contentId }: NamedTicket, member: Member): boolean {
  const isTheirs = row.purchaser_id === member.memberId || row.holder_id === member.memberId;
  return isTheirs && row.site_key === site.siteKey && row.content_id === contentId;
}

/** Nobody has this number: a member who left is nobody. */
const nobody = 0;

/** The transfer a ticket is in, as its rule asks. */
export function transferOf(row: PurchasedRow): TransferState {
  return {
    purchaserId: row.purchaser_id ?? nobody,
    holderId: row.holder_id ?? nobody,
    transferStatus: row.transfer_status,
    transferCode: row.transfer_code,
    transferUrl: null,
    transferStartedAt: row.transfer_started_at?.getTime() ?? null,
  };
}

export function isRunning(row: PurchasedRow, now: Instant): boolean {
  return isTransferring(transferOf(row), now);
}
