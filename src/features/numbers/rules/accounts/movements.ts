import { receiptSums } from '#features/ticket-charge/rules/receipt-sums.ts';
import type { Instant } from '#kernel/clock.ts';

/** An order whose money came, with all that happened to the money afterwards. */
export interface AccountedOrder {
  receivedAt: Instant;
  /** Whole yen. */
  received: number;
  /** Those that were not cancelled before they were paid. */
  tickets: readonly { title: string; price: number; canceledAt: Instant | null }[];
  refunds: readonly { at: Instant; amount: number }[];
}

/**
 * sale: money for tickets. refund: it goes back, or becomes a fee. fee: what the organiser keeps of a cancelled ticket,
 * which is no price and has no tax.
 */
export const movementKinds = ['sale', 'refund', 'fee'] as const;
export type MovementKind = (typeof movementKinds)[number];

export interface Movement {
  at: Instant;
  kind: MovementKind;
  /** Whole yen with tax; what goes back is negative. */
  amount: number;
  /** The tax in it. */
  tax: number;
}

/**
 * How the money of an order moved: the difference that each moment made to what its receipt says. So the movements add
 * up to the receipt, also its tax, which is rounded once for the whole order.
 */
export function movementsOf({ receivedAt, received, tickets, refunds }: AccountedOrder): Movement[] {
  const later = [...tickets.flatMap(({ canceledAt }) => canceledAt ?? []), ...refunds.map(({ at }) => at)];
  const moments = [...new Set([receivedAt, ...later.map((at) => Math.max(at, receivedAt))])].sort((a, b) => a - b);
  let [taxed, tax, fee] = [0, 0, 0];
  const movements: Movement[] = [];
  for (const at of moments) {
    const refunded = refunds.reduce((sum, one) => (Math.max(one.at, receivedAt) <= at ? sum + one.amount : sum), 0);
    const sums = receiptSums(
      tickets.map(({ title, price, canceledAt }) => ({
        title,
        price,
        isCanceled: canceledAt !== null && Math.max(canceledAt, receivedAt) <= at,
      })),
      received,
      refunded,
    );
    if (sums.taxed !== taxed) {
      const kind = sums.taxed > taxed ? 'sale' : 'refund';
      movements.push({ at, kind, amount: sums.taxed - taxed, tax: sums.tax - tax });
    }
    // More than what came never goes back; if it did, the books would say so.
    const kept = sums.total - sums.taxed;
    if (kept !== fee) movements.push({ at, kind: 'fee', amount: kept - fee, tax: 0 });
    [taxed, tax, fee] = [sums.taxed, sums.tax, kept];
  }
  return movements;
}
