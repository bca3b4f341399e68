/** The number of a refund: its order's number and its own, K7Q2P9RWY5NEM4XD-12. A wrong digit names no other order. */
export function refundNumber({ orderNumber, refundId }: RefundName): string {
  return `${orderNumber}-${refundId}`;
}

export interface RefundName {
  orderNumber: string;
  refundId: number;
}

/** The refund that a typed or copied text names; undefined: none. */
export function readRefundNumber(typed: string): RefundName | undefined {
  const [, orderNumber, id] = /^([^\s]+)-(\d{1,9})$/.exec(typed.trim().toUpperCase()) ?? [];
  return orderNumber === undefined ? undefined : { orderNumber, refundId: Number(id) };
}
