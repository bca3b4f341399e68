import { parseInstant } from '#kernel/period.ts';
import { createLog } from '#server/log/log.ts';
import type {
  AskedPayment,
  ChargeName,
  ChargeRequest,
  Merchant,
  PaymentGateway,
} from '../src/features/payment/server/gateway.ts';
import { createStripeGateway } from '../src/features/payment/server/stripe/stripe-gateway.ts';
import type { StripeSettings } from '../src/features/payment/server/stripe/stripe-settings.ts';
import { startStripeStandIn, stripeKeys, stripeSecret, type StripeStandIn } from './stripe-stand-in.ts';

export interface StripeWorld {
  standIn: StripeStandIn;
  gateway: PaymentGateway;
  merchant: Merchant;
  logged: string[];
  now(): number;
  setNow(instant: number): void;
  /** Stored names of charges, as a database keeps them. */
  names: Map<string, string>;
  nameOf(paymentKey: string): ChargeName;
  request(changes?: Partial<ChargeRequest>): ChargeRequest;
  charge(changes?: Partial<ChargeRequest>): ReturnType<PaymentGateway['charge']>;
  asked(paymentKey?: string): AskedPayment;
  /** Requests to Stripe so far. */
  calls(): string[];
  close(): Promise<void>;
}

export const stripeNow = parseInstant('2026-11-20 10:00') as number;

/** The gateway, through the SDK and over real HTTP, against the stand-in. */
export async function startStripeWorld({
  accounts = [],
  timeoutMs = 2000,
  ...settings
}: Partial<StripeSettings> & { accounts?: readonly string[] } = {}): Promise<StripeWorld> {
  let now = stripeNow;
  const clock = (): number => now;
  const logged: string[] = [];
  const standIn = await startStripeStandIn(clock, accounts);
  const log = createLog('warn', (line) => logged.push(line), clock);
  const gateway = await createStripeGateway(
    { ...stripeKeys, webhookSecrets: [stripeSecret], apiHost: standIn.host, timeoutMs, ...settings },
    { clock, log },
  );
  const merchant: Merchant = { siteKey: '1/11', provider: 'Stripe', stripeAccount: accounts[0] };
  const names = new Map<string, string>();
  const nameOf = (paymentKey: string): ChargeName => ({
    stored: async () => names.get(paymentKey),
    keep: async (gatewayKey) => {
      const kept = names.get(paymentKey) ?? gatewayKey;
      names.set(paymentKey, kept);
      return kept;
    },
  });
  const request = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
    paymentKey: 'K7Q2ABCD/1',
    merchant,
    amount: 1000,
    source: { kind: 'store', store: 'lawson' },
    returnUrl: 'https://hiroba.test/1/11/tickets/return/K7Q2ABCD',
    deadline: undefined,
    buyer: { mail: 'hanako@example.jp', name: '山田花子' },
    description: '一日券',
    language: 'jpn',
    ...changes,
  });
  return {
    standIn,
    gateway,
    merchant,
    logged,
    now: clock,
    setNow: (instant) => {
      now = instant;
    },
    names,
    nameOf,
    request,
    charge: (changes = {}) => {
      const asked = request(changes);
      return gateway.charge(asked, nameOf(asked.paymentKey));
    },
    asked: (paymentKey = 'K7Q2ABCD/1') => ({ paymentKey, merchant, gatewayKey: names.get(paymentKey) }),
    calls: () => standIn.requests.map(({ what }) => what.replace(/(pi|pm|cus)_\w+/, 'id')),
    close: () => standIn.close(),
  };
}
