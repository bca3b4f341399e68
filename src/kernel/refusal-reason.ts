/** Why a door is closed (403, 409), so that whoever stands before it can be led to what opens it. */
export const refusalReasons = [
  /** For members: log in. */
  'login',
  /** A member who was not invited (core 4.3). */
  'notInvited',
  /** Holders of a ticket only; `tickets` and `isAnd` stand beside it (core 4.6). */
  'ticket',
  /** Not public now: before or after its period (404). */
  'outsidePeriod',
  /** The organiser has blocked the member; reading stays possible. */
  'blocked',
  /** Nothing can be done in a draft. */
  'draft',
  /** An identity whose mail address has an account already: log in with its password (409). */
  'accountExists',
  /** An identity without a verified mail address: register, then connect it (409). */
  'mailNotVerified',
  /** The visitor said no at the identity provider (403). */
  'cancelled',
  /** Something stands against a purchase; `problems` (PurchaseProblem) stand beside it (409). */
  'cart',
  /** A payment was refused (402), timed out (408) or met maintenance (503); `orderId` stands beside it where places are held. */
  'payment',
  /** An order does not wait for a payment: it is being paid, is paid or over; `order` stands beside it as it is now (409). */
  'order',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export function isRefusalReason(value: unknown): value is RefusalReason {
  return (refusalReasons as readonly unknown[]).includes(value);
}
