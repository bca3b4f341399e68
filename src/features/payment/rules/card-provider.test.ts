import { describe, expect, test } from 'vitest';
import {
  addCardBody,
  cardLimits,
  cardProviderOf,
  cardProviders,
  type CardSettings,
  mayAddCard,
} from './card-provider.ts';

const stripe = { paymentAgent: 'Stripe', stripeUserId: 'acct_1', stripeUseCreditCard: true };

test('there are three providers [CARD-004]', () => expect(cardProviders).toEqual(['Sbps', 'Stripe', 'Paygent']));

test.each<[CardSettings, string | undefined]>([
  [{}, 'Sbps'],
  [{ paymentAgent: null }, 'Sbps'],
  [{ paymentAgent: '' }, 'Sbps'],
  [{ stripeUserId: 'acct_1', stripeUseCreditCard: true, paygentUseCreditCard: true }, 'Sbps'],
  [stripe, 'Stripe'],
  [{ ...stripe, stripeUseCreditCard: false }, undefined],
  [{ ...stripe, stripeUserId: '' }, undefined],
  [{ ...stripe, paygentUseCreditCard: true, stripeUseCreditCard: false }, undefined],
  [{ paymentAgent: 'Paygent', paygentUseCreditCard: true }, 'Paygent'],
  [{ paymentAgent: 'Paygent' }, undefined],
  [{ ...stripe, paymentAgent: 'Paygent' }, undefined],
])('the provider of %j is %s [CARD-005]', (settings, provider) => expect(cardProviderOf(settings)).toBe(provider));

describe('the limit of cards', () => {
  test.each([
    ['Sbps', 1],
    ['Stripe', 3],
    ['Paygent', 3],
  ] as const)('of %s is %i [CARD-006, CARD-007, CARD-008]', (provider, limit) => {
    expect(cardLimits[provider]).toBe(limit);
    expect([limit - 1, limit, limit + 1].map((count) => mayAddCard(provider, count))).toEqual([true, false, false]);
  });
});

test('a card is added with a token, and a key with Sbps alone [CARD-012, CARD-013]', () => {
  const token = { token: 'tok', tokenKey: 'key' };
  expect(addCardBody('Sbps', token)).toEqual({ token: 'tok', tokenKey: 'key' });
  expect(addCardBody('Stripe', token)).toEqual({ token: 'tok' });
  expect(addCardBody('Paygent', { token: 'tok' })).toEqual({ token: 'tok' });
});
