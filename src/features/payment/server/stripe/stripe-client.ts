import type { Clock } from '#kernel/clock.ts';
import type { Log } from '#server/log/log.ts';
import type { Stripe } from 'stripe';
import type { Merchant } from '../gateway.ts';

export interface StripeAccess {
  secretKey: string;
  /** The origin of Stripe's API. */
  apiHost: string;
  /** How long one request may take. */
  timeoutMs: number;
}

/** What every part of the gateway works with. */
export interface StripeLink {
  stripe: Stripe;
  /** How long one request may take. */
  timeoutMs: number;
  clock: Clock;
  log: Log;
}

/** Stripe's own SDK. It is loaded only when Stripe is configured, because it takes 200 ms and 35 MB. */
export async function openStripe({ secretKey, apiHost, timeoutMs }: StripeAccess): Promise<Stripe> {
  const { Stripe: Sdk } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiHost);
  const isPlain = protocol === 'http:';
  return new Sdk(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** The account that a request is for: a connected account, or Stripe's own customer. */
export function accountOf({ stripeAccount }: Pick<Merchant, 'stripeAccount'>): { stripeAccount?: string } {
  return stripeAccount === undefined ? {} : { stripeAccount };
}

/** Stripe's error answer; undefined when the error is not one of Stripe's API. */
export function stripeErrorOf(error: unknown): Stripe.errors.StripeError | undefined {
  return isStripeError(error) ? error : undefined;
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'requestId' in error;
}
