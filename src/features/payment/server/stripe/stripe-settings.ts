import { StartupProblem } from '#server/database/startup-problem.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** The secrets that sign webhooks: one for each endpoint at Stripe. */
  webhookSecrets: readonly string[];
  /** The origin of the API: Stripe's own unless a stand-in is set. */
  apiHost: string;
  /** How long one request may take. A confirmation may take twice as long, because Stripe asks the issuer. */
  timeoutMs?: number | undefined;
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const shapes: Record<(typeof names)[number], [RegExp, string]> = {
  STRIPE_SECRET_KEY: [/^(sk|rk)_(live|test)_\w+$/, 'a secret or restricted key: sk_live_… or rk_live_…'],
  STRIPE_PUBLISHABLE_KEY: [/^pk_(live|test)_\w+$/, 'a publishable key: pk_live_…'],
  STRIPE_WEBHOOK_SECRET: [/^whsec_[\w+/=]+(,whsec_[\w+/=]+)*$/, 'signing secrets, separated by commas: whsec_…'],
};
const modeOf = (key: string): string => key.split('_')[1] ?? '';

/**
 * Stripe's settings from the environment; undefined when Stripe charges nobody. Throws one clear sentence, without the
 * key, for a bad setting.
 */
export function readStripeSettings(
  environment: Readonly<Record<string, string | undefined>>,
): StripeSettings | undefined {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new StartupProblem(`Stripe needs ${missing.join(' and ')} too.`);
  const read = (name: (typeof names)[number]): string => {
    const value = environment[name]?.replaceAll(/\s/g, '') ?? '';
    const [shape, what] = shapes[name];
    if (!shape.test(value)) throw new StartupProblem(`${name} must be ${what}`);
    return value;
  };
  const secretKey = read('STRIPE_SECRET_KEY');
  const publishableKey = read('STRIPE_PUBLISHABLE_KEY');
  const webhookSecrets = read('STRIPE_WEBHOOK_SECRET');
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    throw new StartupProblem('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, test and live.');
  }
  const apiHost = environment['STRIPE_API_HOST'] || 'https://api.stripe.com';
  if (!/^https?:\/\/[^/\s]+$/.test(apiHost)) {
    throw new StartupProblem(`STRIPE_API_HOST must be an origin, but it is "${apiHost}".`);
  }
  return { secretKey, publishableKey, webhookSecrets: webhookSecrets.split(','), apiHost };
}
