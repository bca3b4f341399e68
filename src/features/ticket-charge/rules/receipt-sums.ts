/** Tickets of one kind at one price, as a receipt lists them. */
export interface ReceiptLine {
  title: string;
  number: number;
  /** Whole yen, all together. */
  amount: number;
}

export interface ReceiptSums {
  lines: ReceiptLine[];
  /** Kept back of cancelled tickets; 0: none. */
  cancelFee: number;
  /** What was received and stays. */
  total: number;
  /** Of `total` what tickets cost, and the tax in it. */
  taxed: number;
  tax: number;
}

/** Per cent: Japan's standard rate (消費税法 29条 with 地方税法 72条の83), which admission is taxed with. */
export const taxRate = 10;

/** Tickets of an order: those that were cancelled are not delivered. */
interface SoldTicket {
  title: string;
  /** Whole yen, tax included. */
  price: number;
  isCanceled: boolean;
}

/**
 * What stands on a receipt: the tickets that are kept, and what was kept back of the others. The tax is rounded down
 * once, on the whole (消費税法施行令 70条の10).
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
  const taxed = [...lines.values()].reduce((sum, line) => sum + line.amount, 0);
  const tax = Math.floor((taxed * taxRate) / (100 + taxRate));
  return { lines: [...lines.values()], cancelFee: Math.max(0, total - taxed), total, taxed, tax };
}
