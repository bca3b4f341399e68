/** Why a door is closed (403, 409). The page uses it to offer the visitor what opens the door. */
export const refusalReasons = [
  /** For members: log in. */
  'login',
  /** A member who was not invited (core 4.3). */
  'notInvited',
  /** Holders of a ticket only; the answer also has `tickets` and `isAnd` (core 4.6). */
  'ticket',
  /** Not public now: before or after its period (404). */
  'outsidePeriod',
  /** The organiser has closed the site (410). */
  'withdrawn',
  /** The page was made for a member who is not the caller: another tab has logged out or logged in (409). */
  'otherMember',
  /** The organiser has blocked the member; reading stays possible. */
  'blocked',
  /** A draft can only be read. */
  'draft',
  /** For members, and the caller came by a preview link, which is nobody's session. */
  'previewLink',
  /** An identity whose mail address has an account already: log in with its password (409). */
  'accountExists',
  /** An identity without a verified mail address: register, then connect it (409). */
  'mailNotVerified',
  /** The visitor said no at the identity provider (403). */
  'cancelled',
  /** The purchase is refused for the `problems` (PurchaseProblem) of the answer (409). */
  'cart',
  /** A payment was refused (402), timed out (408) or met maintenance (503); `orderId` says which order holds places. */
  'payment',
  /** The order does not wait for a payment: it is being paid, is paid or over; `order` is its present state (409). */
  'order',
  /** Applications to lotteries wait on the card: name another one, or say that you were warned (409). */
  'cardWaits',
  /** The member has used the coupon before; `usedAt` says when (409). */
  'couponUsed',
  /** Another tab or device has changed it meanwhile; `current` is what is stored now (409). */
  'changedElsewhere',
  /** An operator who has not shown a second factor in this session; `ways` says by what they can, if by anything yet (403). */
  'secondFactor',
  /** An operator who has to prove again who they are; `ways` says how they can (403). */
  'stepUp',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export function isRefusalReason(value: unknown): value is RefusalReason {
  return (refusalReasons as readonly unknown[]).includes(value);
}
