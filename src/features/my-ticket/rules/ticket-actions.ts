import {
  type CancelProblem,
  cancelProblem,
  type CancelTerms,
  feeOf,
  type Paid,
  type Refund,
  refundOf,
} from '#features/ticket/rules/purchased/cancellation.ts';
import { isTransferable } from '#features/ticket/rules/purchased/transfer.ts';
import type { PurchasedTicket } from '#features/ticket/rules/purchased/purchased-ticket.ts';
import { purchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';

/** The parts of a ticket that decide about its actions. */
export interface HandTicket extends PurchasedTicket {
  /** Whole yen, after discount. */
  price: number;
  /** What of its order's money can still go back, whole yen. */
  orderLeft: number;
  isPurchaser: boolean;
  transferExpiresAt: string | null;
  ticketContentSnapshot: PurchasedTicket['ticketContentSnapshot'] & CancelTerms & { enableTransfer: boolean };
}

type TransferProblem = 'off' | 'received' | 'used' | 'notPaid' | 'notValid';

export interface TicketActions {
  /** Ordered and not paid, or won and not paid. */
  isPayable: boolean;
  transfer: { isRunning: boolean; hasRunOut: boolean; problem: TransferProblem | undefined };
  /** The holder may give the ticket back to its purchaser. */
  isReturnable: boolean;
  /** `before`: went back for this ticket already, whole yen. */
  cancel: { problem: CancelProblem | undefined; fee: number; before: number; refund: Refund };
}

/** A transfer whose link is still valid, as its holder sees it (TRANSFER-008). */
export function isTransferOpen(
  { transferStatus, transferExpiresAt }: Pick<HandTicket, 'transferStatus' | 'transferExpiresAt'>,
  now: Instant,
): boolean {
  const end = parseInstant(transferExpiresAt ?? '');
  return transferStatus === 'TRANSFERRING' && (end === undefined || now <= end);
}

/** What the holder can do with a ticket, or why not. The server decides by the same rules. */
export function ticketActions(ticket: HandTicket, now: Instant): TicketActions {
  const status = purchasedStatus(ticket, now);
  const isRunning = isTransferOpen(ticket, now);
  const { isPurchaser, ticketContentSnapshot: terms } = ticket;
  const paid: Paid = {
    paymentMethod: ticket.paymentMethod,
    paidAt: parseInstant(ticket.availableStartedAt ?? ''),
    paidAmount: ticket.paymentStatus === 'Sale' ? ticket.price : 0,
    left: ticket.orderLeft,
  };
  const fee = feeOf(paid, terms);
  const refund = refundOf(paid, terms);
  return {
    isPayable: isPurchaser && (status === 'unpaid_ticket' || status === 'payment_fail'),
    transfer: {
      isRunning,
      hasRunOut: ticket.transferStatus === 'TRANSFERRING' && !isRunning,
      problem: transferProblem(ticket, now),
    },
    isReturnable: !isPurchaser && ticket.transferStatus === 'TRANSFERRED' && ticket.checkinCount === 0,
    cancel: {
      problem: cancelProblem(ticket, terms, paid, { isPurchaser, isTransferring: isRunning, now }),
      fee,
      before: paid.paidAmount - fee - refund.amount,
      refund,
    },
  };
}

function transferProblem(ticket: HandTicket, now: Instant): TransferProblem | undefined {
  if (!ticket.ticketContentSnapshot.enableTransfer) return 'off';
  if (!ticket.isPurchaser || ticket.transferStatus === 'TRANSFERRED') return 'received';
  if (isTransferable(ticket, now)) return undefined;
  if (ticket.checkinCount > 0) return 'used';
  const status = purchasedStatus(ticket, now);
  const isOwed = ['pay_locally', 'deferred_payment', 'unpaid_ticket', 'payment_fail'].includes(status);
  return isOwed ? 'notPaid' : 'notValid';
}
