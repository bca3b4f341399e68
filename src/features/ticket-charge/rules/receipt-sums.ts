/** Tickets of one kind at one price, as a receipt lists them. */
interface ReceiptLine {
  title: string;
  number: number;
  /** Whole yen, for all tickets of the line. */
  amount: number;
}

export interface ReceiptSums {
  lines: ReceiptLine[];
  /** The cancellation fees that the organiser kept; 0 without any. */
  cancelFee: number;
  /** What the organiser gave back of tickets that stay; 0 without any. */
  reduction: number;
  /** What the organiser received and did not refund. */
  total: number;
  /** The part of `total` that pays for tickets, and the tax in that part. */
  taxed: number;
  tax: number;
}

/** In per cent: Japan's standard rate (消費税法 29条 with 地方税法 72条の83), which holds for admission. */
export const taxRate = 10;

/** A ticket of an order. */
interface SoldTicket {
  title: string;
  /** Whole yen, tax included. */
  price: number;
  isCanceled: boolean;
}

/**
 * The sums of a receipt: the tickets that were not cancelled, the cancellation fees, and what was given back of the
 * price. The tax is rounded down once,
 * on the whole receipt (消費税法施行令 70条の10).
 */
export function receiptSums(tickets: readonly SoldTicket[], received: number, refunded: number): ReceiptSums {
  const lines = new Map<string, ReceiptLine>();
  for (const { title, price, isCanceled } of tickets) {
    if (isCanceled) continue;
    const key = `${price} ${title}`;
    const line = lines.get(key) ?? { title, number: 0, amount: 0 };
    lines.set(key, { title, number: line.number + 1, amount: line.amount + price });
  }
  const total = received - refunded;
  const sold = [...lines.values()].reduce((sum, line) => sum + line.amount, 0);
  const taxed = Math.min(sold, Math.max(0, total));
  const tax = Math.floor((taxed * taxRate) / (100 + taxRate));
  return {
    lines: [...lines.values()],
    cancelFee: Math.max(0, total - sold),
    reduction: sold - taxed,
    total,
    taxed,
    tax,
  };
}
