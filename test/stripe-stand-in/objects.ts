import type { Stripe } from 'stripe';

/** The objects have the types of the SDK, so that the compiler finds a field that Stripe does not have. */
export interface Method extends Stripe.PaymentMethod {
  customer: string | null;
  /** Kept to itself: what an issuer answers depends on it. */
  number: string | undefined;
  /** Kept to itself. Used without a customer: it can never be used again. */
  isUsedUp: boolean;
}

export interface Customer extends Stripe.Customer {
  /** Kept to itself. */
  transactions: CashTransaction[];
}

export type CashTransaction = Stripe.CustomerCashBalanceTransaction & { customer: string };

export interface Intent extends Stripe.PaymentIntent {
  customer: string | null;
  payment_method: string | null;
}

export interface Refund extends Stripe.Refund {
  payment_intent: string;
}

export interface Dispute extends Stripe.Dispute {
  payment_intent: string;
}

/** The objects of one account; a connected account sees none of another. */
export interface Account {
  methods: Map<string, Method>;
  customers: Map<string, Customer>;
  intents: Map<string, Intent>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
}

export interface World {
  account: Account;
  /** Seconds. */
  now: number;
  newId(prefix: string): string;
  /** The address of 3-D Secure. */
  host: string;
}

export function emptyAccount(): Account {
  return { methods: new Map(), customers: new Map(), intents: new Map(), refunds: new Map(), disputes: new Map() };
}

export const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};
