/** How people name a refund: its order's number and its own, K7Q2P9RWY5NEM4XD-12. A wrong digit is another order's. */
export function refundNumber({ orderNumber, refundId }: RefundName): string {
  return `${orderNumber}-${refundId}`;
}

export interface RefundName {
  orderNumber: string;
  refundId: number;
}

/** What somebody typed or copied; undefined: it names no refund. */
export function readRefundNumber(typed: string): RefundName | undefined {
  const [, orderNumber, id] = /^([^\s]+)-(\d{1,9})$/.exec(typed.trim().toUpperCase()) ?? [];
  return orderNumber === undefined ? undefined : { orderNumber, refundId: Number(id) };
}
