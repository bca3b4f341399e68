import { isRecord } from '#kernel/is-record.ts';
import { status } from '#kernel/status.ts';
import { isCallError } from '#web/api/call-error.ts';
import type { OrderAnswer } from '../../contract.ts';
import type { PurchaseProblem } from '../../rules/sale/purchase-problem.ts';

/** Why money did not move, as far as the status alone says it. */
export type PaymentFailure = 'refused' | 'timeout' | 'maintenance';

/** The outcome of sending a purchase or a payment. */
export type PurchaseOutcome =
  | { kind: 'order'; order: OrderAnswer }
  /** Nothing was done, because the order did not wait for a payment. This is its state. */
  | { kind: 'otherwise'; order: OrderAnswer; message: string }
  /** The server refused the purchase. No order was made. */
  | { kind: 'problems'; problems: readonly PurchaseProblem[] }
  | { kind: 'payment'; failure: PaymentFailure; orderId: string | undefined; order?: OrderAnswer; message: string }
  /** Fields and what is wrong with them. */
  | { kind: 'fields'; errors: Readonly<Record<string, string[]>>; message: string }
  | { kind: 'login' }
  /** The visitor goes to another page, which explains it. */
  | { kind: 'sessionEnded' }
  /** The server said no in words of its own. */
  | { kind: 'refused'; message: string }
  /** Nobody answered. The call may have arrived or not (TICKET-121). */
  | { kind: 'lost' };

const failures: Readonly<Record<number, PaymentFailure>> = {
  402: 'refused',
  [status.timeout]: 'timeout',
  [status.unavailable]: 'maintenance',
};

/** Sends the call and returns its outcome. Never rejects. */
export async function outcomeOf(asking: Promise<OrderAnswer>): Promise<PurchaseOutcome> {
  try {
    return { kind: 'order', order: await asking };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

const isOrder = (order: unknown): order is OrderAnswer => isRecord(order) && 'state' in order;

export function outcomeOfFailure(error: unknown): PurchaseOutcome {
  if (!isCallError(error)) return { kind: 'lost' };
  const { status: code, details, errors, message } = error;
  if (details?.reason === 'cart') return { kind: 'problems', problems: problemsIn(details['problems']) };
  if (details?.reason === 'login') return { kind: 'login' };
  if (code === status.sessionEnded) return { kind: 'sessionEnded' };
  const order = isOrder(details?.['order']) ? details['order'] : undefined;
  if (details?.reason === 'order' && order) return { kind: 'otherwise', order, message };
  const failure = typeof code === 'number' ? failures[code] : undefined;
  if (details?.reason === 'payment' && failure !== undefined) {
    const orderId = typeof details['orderId'] === 'string' ? details['orderId'] : undefined;
    return { kind: 'payment', failure, orderId, ...(order && { order }), message };
  }
  // After a time-out, a broken connection or a crash of the server, the call may have arrived.
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
