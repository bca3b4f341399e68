import type { Instant } from '#kernel/clock.ts';
import { dayMs, formatInstant } from '#kernel/period.ts';
import type { Stripe } from 'stripe';
import type { ChargeRequest, PaymentSource } from '../gateway.ts';
import type { IntentNotes } from './read-intent.ts';

interface Limits {
  least: number;
  most: number;
}
const stores: readonly string[] = ['familymart', 'lawson', 'ministop', 'seicomart'];
const cardLimits: Limits = { least: 50, most: 99_999_999 };
/** Stripe's limits for one charge, in yen. */
const stripeLimits: Record<PaymentSource['kind'], Limits> = {
  card: cardLimits,
  token: cardLimits,
  store: { least: 120, most: 300_000 },
  bank: cardLimits,
};
const shortestStoreMs = 30 * 60 * 1000;
// Stripe's limit is 60 days, and its clock may differ from ours.
const longestStoreMs = 59 * dayMs;

/** Whether Stripe takes this sum by this payment method until this deadline. Checked before any request. */
export function isPossible({ amount, source, deadline }: ChargeRequest, now: Instant): boolean {
  const { least, most } = stripeLimits[source.kind];
  if (!Number.isInteger(amount) || amount < least || amount > most) return false;
  return source.kind !== 'store' || (stores.includes(source.store) && storeDeadline(deadline, now) !== 'tooSoon');
}

/** The deadline of a number, in seconds. Stripe's own default is three days. */
function storeDeadline(deadline: Instant | undefined, now: Instant): number | undefined | 'tooSoon' {
  if (deadline === undefined) return undefined;
  // One minute for the request itself.
  if (deadline - now < shortestStoreMs + 60_000) return 'tooSoon';
  return Math.floor(Math.min(deadline, now + longestStoreMs) / 1000);
}

/** An intent whose name is known before its confirmation. `customer`: the one whose transfers pay it. */
export function intentOf(
  { paymentKey, amount, source, deadline, description, isBuyerAway }: ChargeRequest,
  buyer: { name: string; mail: string },
  customer: string | undefined,
  now: Instant,
): Stripe.PaymentIntentCreateParams {
  const common: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: 'jpy',
    metadata: notesOf({
      paymentKey,
      store: source.kind === 'store' ? source.store : undefined,
      deadline: source.kind === 'bank' && deadline !== undefined ? formatInstant(deadline) : undefined,
    }),
    ...(description === '' ? {} : { description: description.slice(0, 500) }),
  };
  const threeDSecure = isBuyerAway
    ? {}
    : { payment_method_options: { card: { request_three_d_secure: 'any' as const } } };
  switch (source.kind) {
    case 'card':
      return {
        ...common,
        allowed_payment_method_types: ['card'],
        customer: source.customerKey,
        payment_method: source.gatewayKey,
        ...threeDSecure,
        // A buyer's confirmation also allows the charges that a lottery makes while they are away.
        ...(isBuyerAway ? {} : { setup_future_usage: 'off_session' as const }),
      };
    case 'token':
      return { ...common, allowed_payment_method_types: ['card'], payment_method: source.token, ...threeDSecure };
    case 'store': {
      const expiresAt = storeDeadline(deadline, now);
      return {
        ...common,
        allowed_payment_method_types: ['konbini'],
        payment_method_data: { type: 'konbini', billing_details: { name: buyer.name, email: buyer.mail } },
        ...(typeof expiresAt === 'number' ? { payment_method_options: { konbini: { expires_at: expiresAt } } } : {}),
      };
    }
    case 'bank':
      return {
        ...common,
        allowed_payment_method_types: ['customer_balance'],
        ...(customer === undefined ? {} : { customer }),
        payment_method_data: { type: 'customer_balance' },
        payment_method_options: {
          customer_balance: { funding_type: 'bank_transfer', bank_transfer: { type: 'jp_bank_transfer' } },
        },
      };
  }
}

/** Every confirmation has an address to come back to, because Stripe may ask for one with any payment method. */
export function confirmationOf({ returnUrl, isBuyerAway }: ChargeRequest): Stripe.PaymentIntentConfirmParams {
  return { return_url: returnUrl, ...(isBuyerAway ? { off_session: true } : {}) };
}

function notesOf(notes: IntentNotes): Record<string, string> {
  return Object.fromEntries(Object.entries(notes).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
