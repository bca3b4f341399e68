import type { RefundWay } from './refund-state.ts';

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
  /** What was sold, in whole yen. */
  amount: number;
  /** Of it, what tickets cost that were cancelled before a deferred payment came: nobody owes it any more. */
  canceledUnpaid: number;
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
  | { type: 'actionRequired' | 'numberIssued' | 'unknown' | 'notFound'; attempt: number }
  /** `received`: less than the sum had come for it. */
  | { type: 'refused'; attempt: number; received?: number | undefined }
  /** `canRetake`: the order's places are free still, or again; asked only of an order that gave them back. */
  | { type: 'paid'; attempt: number; amount: number; canRetake: boolean };

export type OrderEvent =
  | GatewayEvent
  | { type: 'won' | 'lost' | 'confirm' | 'charge' | 'holdExpired' | 'leave' | 'settled' | 'revoked' }
  /** Its purchaser cancels a ticket of it, for which `price` was to be paid. `isLast`: it has no other. */
  | { type: 'ticketCanceled'; price: number; isLast: boolean };

/** What has to be done because of an event, in the transaction that stores the order; gateways are asked after it. */
export type OrderEffect =
  | { kind: 'charge' | 'ask' | 'cancelAtGateway'; attempt: number }
  /** byHand: no gateway pays it back. */
  | { kind: 'refund'; attempt: number; amount: number; way: RefundWay }
  | { kind: 'releaseStock' | 'takeStock' | 'issueTickets' | 'revokeTickets' | 'releaseCode' };

/** `ignored`: told before, or too late to matter. `refused`: cannot be; somebody is mistaken. The order stays in both. */
export type OrderStep =
  | { order: Order; effects: OrderEffect[] }
  | { ignored: 'twice' | 'older' | 'over' | 'outcomeUnknown' }
  | { refused: 'notPossible' | 'unpaid' | 'nothingToCharge' | 'unknownAttempt' };

/** Whether places are held for an order that has no tickets yet. */
export function holdsStock(state: OrderState): boolean {
  return ['reserved', 'charging', 'authenticating', 'checking', 'awaiting'].includes(state);
}
