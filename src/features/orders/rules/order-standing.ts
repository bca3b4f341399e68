import { type OrderState, orderStates } from '#features/ticket/rules/order/order.ts';

/** How far an order is, for its organiser. */
export const orderStandings = [
  /** Takes part in a lottery that is not drawn yet. */
  'applied',
  'lost',
  /** Its buyer is about to pay: places are held. */
  'buying',
  /** The gateway has not answered yet whether it was paid. */
  'checking',
  /** Its buyer has a number to pay with at a till or by a transfer. */
  'awaiting',
  /** Its tickets are issued, and the money is to come. */
  'owed',
  /** Its tickets are issued, and nothing is owed. */
  'completed',
  /** Nobody paid in time. */
  'expired',
  'canceled',
] as const;
export type OrderStanding = (typeof orderStandings)[number];

/** The standings as an organiser looks for them: what is sold and what money is to come before what is rare. */
export const soughtStandings = [
  'completed',
  'owed',
  'awaiting',
  'canceled',
  'expired',
  'applied',
  'lost',
  'buying',
  'checking',
] as const satisfies readonly OrderStanding[];

/** What the list can be cut down to: a standing, or something that waits for the organiser. */
export const orderWishes = [...orderStandings, 'silent', 'refundByHand', 'refundFailed', 'chargedBack'] as const;
export type OrderWish = (typeof orderWishes)[number];

const standingOfState: Readonly<Record<OrderState, OrderStanding>> = {
  applied: 'applied',
  lost: 'lost',
  reserved: 'buying',
  charging: 'buying',
  authenticating: 'buying',
  checking: 'checking',
  awaiting: 'awaiting',
  completed: 'completed',
  expired: 'expired',
  canceled: 'canceled',
};

/** `owed`: what is still to be paid, whole yen. */
export function orderStanding({ state, owed }: { state: OrderState; owed: number }): OrderStanding {
  return state === 'completed' && owed > 0 ? 'owed' : standingOfState[state];
}

/** The states that orders with this standing have. */
export function statesOfStanding(standing: OrderStanding): OrderState[] {
  const wanted = standing === 'owed' ? 'completed' : standing;
  return orderStates.filter((state) => standingOfState[state] === wanted);
}
