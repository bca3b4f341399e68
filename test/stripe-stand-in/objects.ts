import type { Form } from './form.ts';

export interface Method {
  id: string;
  object: 'payment_method';
  type: string;
  customer: string | null;
  card?: { number: string; brand: string; display_brand: string; last4: string; exp_month: number; exp_year: number };
  billing_details: { name: string; email: string };
  /** Used without a customer: it can never be used again. */
  isUsedUp: boolean;
}

export interface Customer {
  id: string;
  object: 'customer';
  email: string;
  name: string;
  metadata: Form;
  transactions: CashTransaction[];
}

export interface CashTransaction {
  id: string;
  object: 'customer_cash_balance_transaction';
  customer: string;
  currency: 'jpy';
  type: 'funded' | 'funding_reversed' | 'applied_to_payment' | 'unapplied_from_payment';
  net_amount: number;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: 'jpy';
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  customer: string | null;
  payment_method: string | null;
  allowed_payment_method_types: string[];
  payment_method_types: string[];
  payment_method_options: Form;
  description: string | null;
  metadata: Record<string, string>;
  next_action: Record<string, unknown> | null;
  last_payment_error: Record<string, unknown> | null;
  setup_future_usage: string | null;
  created: number;
  livemode: false;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: Record<string, string>;
}

/** The objects of one account; a connected account sees none of another. */
export interface Account {
  methods: Map<string, Method>;
  customers: Map<string, Customer>;
  intents: Map<string, Intent>;
  refunds: Map<string, Refund>;
}

export function emptyAccount(): Account {
  return { methods: new Map(), customers: new Map(), intents: new Map(), refunds: new Map() };
}
