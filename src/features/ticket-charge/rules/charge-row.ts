import type { PaymentMethod, PaymentStatus } from '#features/ticket/rules/payment/payment-method.ts';

/** A row of the charge history, in one language (CHARGE-002, CHARGE-004). */
export interface ChargeRow {
  ticketChargeId: number;
  chargedAt: string;
  title: string;
  /** What the member paid or has to pay, in whole yen; for an order that came to nothing, all the money that came. */
  amount: number;
  /** The part of `amount` that is refunded or owed back: for cancelled tickets, or for money that bought nothing. */
  refundedAmount: number;
  /** The part of `refundedAmount` that is still owed. */
  refundDueAmount: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** Whether the member has downloaded the receipt, which is given once (CHARGE-005, CHARGE-006). */
  documentDownloads: { isReceipt: boolean };
}

export type ReceiptOffer = 'download' | 'downloaded' | 'none';

/** Whether a row offers its receipt: for money that came and stayed, and once (CHARGE-005, CHARGE-006). */
export function receiptOffer({
  amount,
  refundedAmount,
  paymentStatus,
  documentDownloads,
}: Pick<ChargeRow, 'amount' | 'refundedAmount' | 'paymentStatus' | 'documentDownloads'>): ReceiptOffer {
  if (documentDownloads.isReceipt) return 'downloaded';
  return amount > refundedAmount && paymentStatus === 'Sale' ? 'download' : 'none';
}
