import type { PaymentMethod, PaymentStatus } from '#features/ticket/rules/purchased/purchased-ticket.ts';

/** A row of the charge history, in one language (CHARGE-002, CHARGE-004). */
export interface ChargeRow {
  ticketChargeId: number;
  chargedAt: string;
  title: string;
  /** What was paid or is to be, in whole yen; of what bought nothing all that came. */
  amount: number;
  /** Of it, what went back or still has to: cancelled tickets, and money that bought nothing. */
  refundedAmount: number;
  /** Of that, what was not paid back yet. */
  refundDueAmount: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** Whether the receipt was downloaded already: it is given once (CHARGE-005, CHARGE-006). */
  documentDownloads: { isReceipt: boolean };
}

export type ReceiptOffer = 'download' | 'downloaded' | 'none';

/** What a row says of its receipt: there is one for money that came, and it is downloaded once (CHARGE-005, CHARGE-006). */
export function receiptOffer({
  amount,
  refundedAmount,
  paymentStatus,
  documentDownloads,
}: Pick<ChargeRow, 'amount' | 'refundedAmount' | 'paymentStatus' | 'documentDownloads'>): ReceiptOffer {
  if (documentDownloads.isReceipt) return 'downloaded';
  return amount > refundedAmount && paymentStatus === 'Sale' ? 'download' : 'none';
}
