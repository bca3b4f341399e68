import { status } from '#kernel/status.ts';
import { isCallError } from '#web/api/call-error.ts';
import type { OrderAnswer } from '../../contract.ts';
import type { PurchaseProblem } from '../../rules/purchase/purchase-problem.ts';

/** Why money did not move, as far as the status alone says it. */
export type PaymentFailure = 'refused' | 'timeout' | 'maintenance';

/** What came of sending a purchase or a payment. */
export type PurchaseOutcome =
  | { kind: 'order'; order: OrderAnswer }
  /** Nothing was done: the order did not wait for a payment. This is how it stands. */
  | { kind: 'otherwise'; order: OrderAnswer; message: string }
  /** Something stands against it; no order was made. */
  | { kind: 'problems'; problems: readonly PurchaseProblem[] }
  | { kind: 'payment'; failure: PaymentFailure; orderId: string | undefined; order?: OrderAnswer; message: string }
  /** Fields and what is wrong with them. */
  | { kind: 'fields'; errors: Readonly<Record<string, string[]>>; message: string }
  | { kind: 'login' }
  /** The page goes elsewhere, and it is said there. */
  | { kind: 'sessionEnded' }
  /** The server said no in words of its own. */
  | { kind: 'refused'; message: string }
  /** It may have arrived or not: nobody answered (TICKET-121). */
  | { kind: 'lost' };

const failures: Readonly<Record<number, PaymentFailure>> = {
  402: 'refused',
  [status.timeout]: 'timeout',
  [status.unavailable]: 'maintenance',
};

/** Asks, and says what came of it; never rejects. */
export async function outcomeOf(asking: Promise<OrderAnswer>): Promise<PurchaseOutcome> {
  try {
    return { kind: 'order', order: await asking };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

export function outcomeOfFailure(error: unknown): PurchaseOutcome {
  if (!isCallError(error)) return { kind: 'lost' };
  const { status: code, details, errors, message } = error;
  if (details?.reason === 'cart') return { kind: 'problems', problems: problemsIn(details['problems']) };
  if (details?.reason === 'login') return { kind: 'login' };
  if (code === status.sessionEnded) return { kind: 'sessionEnded' };
  if (details?.reason === 'order') return { kind: 'otherwise', order: details['order'] as OrderAnswer, message };
  const failure = typeof code === 'number' ? failures[code] : undefined;
  if (details?.reason === 'payment' && failure !== undefined) {
    const orderId = typeof details['orderId'] === 'string' ? details['orderId'] : undefined;
    const order = details['order'] as OrderAnswer | undefined;
    return { kind: 'payment', failure, orderId, ...(order && { order }), message };
  }
  // The browser's own time-out and a broken connection, a server that broke off in the middle: each may have been heard.
  if (
    code === status.timeout ||
    code === status.networkError ||
    (typeof code === 'number' && code >= 500 && code < 550)
  )
    return { kind: 'lost' };
  if (Object.keys(errors).length > 0) return { kind: 'fields', errors, message };
  return { kind: 'refused', message };
}

function problemsIn(told: unknown): PurchaseProblem[] {
  if (!Array.isArray(told)) return [];
  return told.filter((one: unknown): one is PurchaseProblem => {
    const { kind } = (one ?? {}) as { kind?: unknown };
    return typeof kind === 'string';
  });
}
