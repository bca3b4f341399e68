import {
  type GatewayEvent,
  holdsStock,
  type Order,
  type OrderEffect,
  type OrderEvent,
  type OrderState,
  type OrderStep,
} from './order.ts';
import { isPaid, orderMoney } from './order-money.ts';

const go = (order: Order, changes: Partial<Order>, ...effects: OrderEffect[]): OrderStep => ({
  order: { ...order, ...changes },
  effects,
});
const notPossible: OrderStep = { refused: 'notPossible' };
const over: OrderStep = { ignored: 'over' };

/** The gateway was asked and has not answered how the attempt ended. */
const openStates: readonly OrderState[] = ['charging', 'authenticating', 'checking'];

/**
 * The effect of an event on an order (docs/algorithms/payment-states.md has the table). Events may come in any order
 * and any number of times. Money that comes buys the tickets or goes back, whenever it comes. Places are held as long
 * as money may be on its way.
 */
export function applyOrderEvent(order: Order, event: OrderEvent): OrderStep {
  switch (event.type) {
    case 'won':
      return order.state === 'applied' ? go(order, { state: 'reserved' }) : notPossible;
    case 'lost':
      return order.state === 'applied' ? go(order, { state: 'lost' }) : notPossible;
    case 'wonAgain':
      return order.state === 'lost' ? go(order, { state: 'reserved' }) : notPossible;
    case 'lostAgain':
      return order.state === 'lost' ? go(order, {}) : notPossible;
    case 'withdraw':
      return withdraw(order, event.isOpen);
    case 'confirm':
      return confirm(order);
    case 'charge':
      return charge(order);
    case 'holdExpired':
      return expireHold(order);
    case 'leave':
      return leave(order);
    case 'settled':
    case 'revoked':
      return settle(order, event.type);
    case 'ticketCanceled':
      return cancelTicket(order, event);
    case 'paid':
      return isKnown(order, event) ? receiveMoney(order, event) : { refused: 'unknownAttempt' };
    case 'refused':
      if (!isKnown(order, event)) return { refused: 'unknownAttempt' };
      return returnPart(order, event, hear(order, event.type, event.attempt));
    case 'actionRequired':
    case 'numberIssued':
    case 'unknown':
    case 'notFound':
      return isKnown(order, event) ? hear(order, event.type, event.attempt) : { refused: 'unknownAttempt' };
  }
}

function isKnown({ attempt }: Order, event: GatewayEvent): boolean {
  return Number.isInteger(event.attempt) && event.attempt >= 1 && event.attempt <= attempt;
}

/** Only while others may apply as well: once the list is fixed, its hash is public. */
function withdraw(order: Order, isOpen: boolean): OrderStep {
  if (order.state === 'canceled') return over;
  if (order.state !== 'applied') return notPossible;
  return isOpen ? go(order, { state: 'canceled' }) : { refused: 'closed' };
}

function confirm(order: Order): OrderStep {
  if (order.state !== 'reserved') return notPossible;
  if (order.amount > 0 && !order.isDeferred) return { refused: 'unpaid' };
  return go(order, { state: 'completed' }, { kind: 'issueTickets' });
}

/** One attempt at a time: the next one begins only after the last one is known to have failed. */
function charge(order: Order): OrderStep {
  if (order.state !== 'reserved') return notPossible;
  if (order.amount === 0 || order.isDeferred) return { refused: 'nothingToCharge' };
  const attempt = order.attempt + 1;
  return go(order, { state: 'charging', attempt }, { kind: 'charge', attempt });
}

function expireHold(order: Order): OrderStep {
  const { state, attempt } = order;
  if (state === 'reserved') return go(order, { state: 'expired' }, { kind: 'releaseStock' });
  if (state === 'awaiting') {
    return go(order, { state: 'expired' }, { kind: 'releaseStock' }, { kind: 'cancelAtGateway', attempt });
  }
  if (state === 'authenticating') return go(order, { state: 'checking' }, { kind: 'cancelAtGateway', attempt });
  if (state === 'charging') return go(order, { state: 'checking' }, { kind: 'ask', attempt });
  return state === 'checking' ? { ignored: 'outcomeUnknown' } : over;
}

function leave(order: Order): OrderStep {
  const { state, attempt } = order;
  if (state === 'reserved') return go(order, { state: 'canceled' }, { kind: 'releaseStock' });
  if (state === 'authenticating' || state === 'awaiting') {
    return go(order, { state: 'checking' }, { kind: 'cancelAtGateway', attempt });
  }
  return openStates.includes(state) ? { ignored: 'outcomeUnknown' } : over;
}

function settle(order: Order, type: 'settled' | 'revoked'): OrderStep {
  // The gateway will never answer. News that comes all the same meets an order that is over, and the money goes back.
  if (type === 'revoked' && order.state === 'checking')
    return go(order, { state: 'canceled' }, { kind: 'releaseStock' });
  if (!order.isDeferred || order.state !== 'completed') return notPossible;
  if (order.isSettled) return type === 'settled' ? { ignored: 'twice' } : notPossible;
  if (orderMoney(order).owed === 0) return notPossible;
  if (type === 'settled') return go(order, { isSettled: true });
  return go(order, { state: 'canceled' }, { kind: 'releaseCode' }, { kind: 'revokeTickets' });
}

/** Money that came is refunded. Money that was still to come is no longer owed, and a free ticket owes nothing. */
function cancelTicket(order: Order, { price, isLast, by }: OrderEvent & { type: 'ticketCanceled' }): OrderStep {
  if (order.state !== 'completed') return notPossible;
  if (isPaid(order))
    return isLast && by === 'organiser' ? go(order, { state: 'canceled' }, { kind: 'releaseCode' }) : over;
  const canceledUnpaid = order.canceledUnpaid + price;
  return isLast
    ? go(order, { canceledUnpaid, state: 'canceled' }, { kind: 'releaseCode' })
    : go(order, { canceledUnpaid });
}

/** Any news of an attempt except that it was paid. */
function hear(order: Order, type: Exclude<GatewayEvent['type'], 'paid'>, attempt: number): OrderStep {
  const { state } = order;
  if (!holdsStock(state)) return over;
  if (attempt < order.attempt) return { ignored: 'older' };
  if (state === 'awaiting') return type === 'refused' ? giveBack(order) : { ignored: 'twice' };
  if (!openStates.includes(state)) return { ignored: 'twice' };
  const next = (to: OrderState): OrderStep => (to === state ? { ignored: 'twice' } : go(order, { state: to }));
  if (type === 'actionRequired') return next('authenticating');
  if (type === 'numberIssued') return next('awaiting');
  return next(type === 'unknown' ? 'checking' : 'reserved');
}

/** Money that came for a stopped attempt, and was less than the sum, goes back. `step` is the rest of the effect. */
function returnPart(
  order: Order,
  { attempt, received = 0 }: GatewayEvent & { type: 'refused' },
  step: OrderStep,
): OrderStep {
  const { paidAttempt, refundedAttempts } = order;
  if (received <= 0 || attempt === paidAttempt || refundedAttempts.includes(attempt)) return step;
  const [moved, effects] = 'order' in step ? [step.order, step.effects] : [order, []];
  const refund: OrderEffect = { kind: 'refund', attempt, amount: received, way: 'byHand' };
  return go(moved, { refundedAttempts: [...refundedAttempts, attempt] }, ...effects, refund);
}

function receiveMoney(order: Order, event: GatewayEvent & { type: 'paid' }): OrderStep {
  const { attempt, amount, canRetake } = event;
  const { state, paidAttempt, refundedAttempts } = order;
  if (attempt === paidAttempt || refundedAttempts.includes(attempt)) return { ignored: 'twice' };
  const refund: OrderEffect = { kind: 'refund', attempt, amount, way: 'gateway' };
  const returned = { refundedAttempts: [...refundedAttempts, attempt] };
  const completed = { state: 'completed', paidAttempt: attempt } as const;

  if (amount !== order.amount) {
    if (attempt < order.attempt || !holdsStock(state)) return go(order, returned, refund);
    if (state === 'awaiting') return go(order, { ...returned, state: 'expired' }, { kind: 'releaseStock' }, refund);
    return go(order, { ...returned, state: 'reserved' }, refund);
  }
  if (holdsStock(state)) {
    const isNewerOpen = attempt < order.attempt && state !== 'reserved';
    const drop: OrderEffect[] = isNewerOpen ? [{ kind: 'cancelAtGateway', attempt: order.attempt }] : [];
    return go(order, completed, { kind: 'issueTickets' }, ...drop);
  }
  if (state === 'expired' && canRetake) return go(order, completed, { kind: 'takeStock' }, { kind: 'issueTickets' });
  return go(order, returned, refund);
}

function giveBack(order: Order): OrderStep {
  return go(order, { state: 'expired' }, { kind: 'releaseStock' });
}
