import type { PurchasedTicket } from '#features/ticket/rules/purchased/purchased-ticket.ts';
import type { CheckinMethod } from '#features/ticket/rules/sale/ticket.ts';
import { isHad, type PurchasedStatus, purchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { Instant } from '#kernel/clock.ts';
import { isHandedOn } from './handed-on.ts';

/**
 * What a ticket shows at the gate. `qr`: its code; `external`: the code is in an app of the organiser
 * (enableExternalQr); `manual`: staff press a button (checkinMethod MANUAL); `none`: nothing, now.
 */
export type GatePass = { kind: 'qr'; text: string } | { kind: 'external' } | { kind: 'manual' } | { kind: 'none' };

export interface GateTicket extends PurchasedTicket {
  isPurchaser: boolean;
  ticketContentSnapshot: PurchasedTicket['ticketContentSnapshot'] & { checkinMethod: CheckinMethod };
}

/** The statuses that let a holder in, now or later. A ticket that is to be paid at the venue is paid there. */
const shown: readonly PurchasedStatus[] = ['active', 'before', 'pay_locally', 'deferred_payment'];

/**
 * What a ticket shows at the gate (TICKET-104). While a ticket is being transferred, it does not open the gate, and
 * afterwards only for whoever received it.
 */
export function gatePass(ticket: GateTicket, isTransferring: boolean, now: Instant): GatePass {
  if (isTransferring || isHandedOn(ticket) || !isHad(ticket, now)) return { kind: 'none' };
  if (!shown.includes(purchasedStatus(ticket, now))) return { kind: 'none' };
  const { checkinMethod, enableExternalQr } = ticket.ticketContentSnapshot;
  if (enableExternalQr) return { kind: 'external' };
  if (checkinMethod === 'MANUAL') return { kind: 'manual' };
  return ticket.qrString ? { kind: 'qr', text: ticket.qrString } : { kind: 'none' };
}
