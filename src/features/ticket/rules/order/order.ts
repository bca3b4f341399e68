import type { PaymentStatus } from '../purchased/purchased-ticket.ts';

export const orderStates = [
  'applied',
  'lost',
  'reserved',
  'charging',
  'authenticating',
  'checking',
  'awaiting',
  'completed',
  'expired',
  'canceled',
] as const;
/** What each means: docs/algorithms/payment-states.md. */
export type OrderState = (typeof orderStates)[number];

export interface Order {
  state: OrderState;
  /** Whole yen. */
  amount: number;
  /** The tickets come before the money: at the venue, or by a bank transfer that is trusted. */
  isDeferred: boolean;
  /** The newest attempt to charge; 0 before the first. */
  attempt: number;
  /** The attempt whose money paid for the tickets. */
  paidAttempt: number | null;
  /** Attempts whose money goes back. */
  refundedAttempts: readonly number[];
  /** Of a deferred payment: the money came. */
  isSettled: boolean;
}

/** Who tells it: the gateway's answer, its webhook or the reconciling job, all alike. `attempt`: which one is meant. */
export type GatewayEvent =
  | { type: 'actionRequired' | 'numberIssued' | 'unknown' | 'refused' | 'notFound'; attempt: number }
  /** `canRetake`: the order's places are free still, or again; asked only of an order that gave them back. */
  | { type: 'paid'; attempt: number; amount: number; canRetake: boolean };

export type OrderEvent =
  | GatewayEvent
  | { type: 'won' | 'lost' | 'confirm' | 'charge' | 'holdExpired' | 'leave' | 'settled' | 'revoked' };

/** What has to be done because of an event, in the transaction that stores the order; gateways are asked after it. */
export type OrderEffect =
  | { kind: 'charge' | 'ask' | 'cancelAtGateway'; attempt: number }
  | { kind: 'refund'; attempt: number; amount: number }
  | { kind: 'releaseStock' | 'takeStock' | 'issueTickets' | 'revokeTickets' };

/** `ignored`: told before, or too late to matter. `refused`: cannot be; somebody is mistaken. The order stays in both. */
export type OrderStep =
  | { order: Order; effects: OrderEffect[] }
  | { ignored: 'twice' | 'older' | 'over' | 'outcomeUnknown' }
  | { refused: 'notPossible' | 'unpaid' | 'nothingToCharge' | 'unknownAttempt' };

/** Whether places are held for an order that has no tickets yet. */
export function holdsStock(state: OrderState): boolean {
  return ['reserved', 'charging', 'authenticating', 'checking', 'awaiting'].includes(state);
}

/** What the tickets of an order say of its payment (TICKET-024). */
export function paymentStatusOf(order: Order): PaymentStatus {
  const isPaid = order.paidAttempt !== null || order.isSettled;
  if (isPaid || (order.state === 'completed' && order.amount === 0)) return 'Sale';
  const hasFailed = order.attempt > 0 && (order.state === 'reserved' || order.state === 'expired');
  return hasFailed ? 'Fail' : 'Waiting';
}
