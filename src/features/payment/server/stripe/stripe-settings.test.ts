import { describe, expect, test } from 'vitest';
import { readStripeSettings } from './stripe-settings.ts';

const all = {
  STRIPE_SECRET_KEY: 'sk_live_abc123',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
};

describe("Stripe's settings", () => {
  test('are undefined without any variable', () => {
    expect(readStripeSettings({})).toBeUndefined();
    expect(readStripeSettings({ STRIPE_SECRET_KEY: '', STRIPE_API_HOST: 'http://127.0.0.1:1' })).toBeUndefined();
  });

  test('are three keys, and the address of Stripe', () => {
    expect(readStripeSettings(all)).toEqual({
      secretKey: 'sk_live_abc123',
      publishableKey: 'pk_live_abc123',
      webhookSecrets: ['whsec_abc123'],
      apiHost: 'https://api.stripe.com',
    });
  });

  test('may name several signing secrets, and a stand-in', () => {
    const more = { STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b', STRIPE_API_HOST: 'http://127.0.0.1:3418' };
    expect(readStripeSettings({ ...all, ...more })).toMatchObject({
      webhookSecrets: ['whsec_a', 'whsec_b'],
      apiHost: 'http://127.0.0.1:3418',
    });
  });

  test.each([
    [{ STRIPE_SECRET_KEY: undefined }, 'Stripe needs STRIPE_SECRET_KEY too.'],
    [
      { STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
      'Stripe needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET too.',
    ],
    [{ STRIPE_SECRET_KEY: 'pk_live_abc123' }, 'STRIPE_SECRET_KEY must be a secret or restricted key'],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_secret' }, 'STRIPE_PUBLISHABLE_KEY must be a publishable key'],
    [{ STRIPE_WEBHOOK_SECRET: 'abc' }, 'STRIPE_WEBHOOK_SECRET must be signing secrets'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_abc123' }, 'are of different modes'],
    [{ STRIPE_API_HOST: 'api.stripe.com' }, 'STRIPE_API_HOST must be an origin'],
  ])('%j are one sentence, and no key stands in it', (wrong, sentence) => {
    const read = () => readStripeSettings({ ...all, ...wrong });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/sk_live_\w|abc123/);
  });
});
