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
/** docs/algorithms/payment-states.md explains each. */
export type OrderState = (typeof orderStates)[number];

export interface Order {
  state: OrderState;
  /** The price of all its tickets, in whole yen. */
  amount: number;
  /** The part of it for tickets that were cancelled before a deferred payment came. Nobody owes it any more. */
  canceledUnpaid: number;
  /** The tickets come before the money: at the venue, or with a trusted bank transfer. */
  isDeferred: boolean;
  /** The newest attempt to charge; 0 before the first. */
  attempt: number;
  /** The attempt whose money paid for the tickets. */
  paidAttempt: number | null;
  /** Attempts whose money goes back. */
  refundedAttempts: readonly number[];
  /** The money of a deferred payment came. */
  isSettled: boolean;
}

/** News of a payment, equal from the gateway's answer, its webhook or the reconciling job. `attempt`: its attempt. */
export type GatewayEvent =
  | { type: 'actionRequired' | 'numberIssued' | 'unknown' | 'notFound'; attempt: number }
  /** `received`: money that came for it and was less than the sum. */
  | { type: 'refused'; attempt: number; received?: number | undefined }
  /** `canRetake`: the order's places can be had again. Asked only of an order that gave them back. */
  | { type: 'paid'; attempt: number; amount: number; canRetake: boolean };

export type OrderEvent =
  | GatewayEvent
  | {
      type:
        | 'won'
        | 'lost'
        | 'wonAgain'
        | 'lostAgain'
        | 'confirm'
        | 'charge'
        | 'holdExpired'
        | 'leave'
        | 'settled'
        | 'revoked';
    }
  /** The purchaser withdraws an application. `isOpen`: its lottery still takes applications, and its list is not fixed. */
  | { type: 'withdraw'; isOpen: boolean }
  /**
   * Tickets are cancelled, with `price` to be paid. `isLast`: none is left. `by`: without it the purchaser, who pays for
   * cancelling by the rule of the ticket; an organiser ends a paid order with its last ticket.
   */
  | { type: 'ticketCanceled'; price: number; isLast: boolean; by?: 'organiser' };

/** The work that follows an event, in the transaction that stores the order. Gateways are asked afterwards. */
export type OrderEffect =
  | { kind: 'charge' | 'ask' | 'cancelAtGateway'; attempt: number }
  /** byHand: the organiser pays it back, not a gateway. */
  | { kind: 'refund'; attempt: number; amount: number; way: RefundWay }
  | { kind: 'releaseStock' | 'takeStock' | 'issueTickets' | 'revokeTickets' | 'releaseCode' };

/** `ignored`: known already, or too late to matter. `refused`: impossible. In both cases the order does not change. */
export type OrderStep =
  | { order: Order; effects: OrderEffect[] }
  | { ignored: 'twice' | 'older' | 'over' | 'outcomeUnknown' }
  | { refused: 'notPossible' | 'closed' | 'unpaid' | 'nothingToCharge' | 'unknownAttempt' };

/** Whether places are held for an order without tickets. */
export function holdsStock(state: OrderState): boolean {
  return ['reserved', 'charging', 'authenticating', 'checking', 'awaiting'].includes(state);
}
