import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import type { CheckinMethod } from '../sale/ticket.ts';
import { isHad, purchasedStatus } from './purchased-status.ts';
import type { PurchasedTicket } from './purchased-ticket.ts';

export interface CodedTicket extends PurchasedTicket {
  transferExpiresAt: string | null;
  ticketContentSnapshot: PurchasedTicket['ticketContentSnapshot'] & { checkinMethod: CheckinMethod };
}

/**
 * The code that lets somebody in with a ticket, now or on its day, and that may leave the site. Undefined before the
 * money came, before a draw, while the ticket is handed on, once it was used, and where the gate reads no code of ours.
 */
export function entryCode(ticket: CodedTicket, now: Instant): string | undefined {
  const { checkinMethod, enableExternalQr } = ticket.ticketContentSnapshot;
  if (checkinMethod !== 'QR' || enableExternalQr || !isHad(ticket, now) || isHandedOn(ticket, now)) return undefined;
  const status = purchasedStatus(ticket, now);
  return status === 'active' || status === 'before' ? ticket.qrString || undefined : undefined;
}

function isHandedOn({ transferStatus, transferExpiresAt }: CodedTicket, now: Instant): boolean {
  const end = parseInstant(transferExpiresAt ?? '');
  return transferStatus === 'TRANSFERRING' && (end === undefined || now <= end);
}
