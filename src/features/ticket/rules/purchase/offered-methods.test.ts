import { expect, test } from 'vitest';
import { paymentMethods } from '../payment/payment-method.ts';
import { offeredMethods } from './offered-methods.ts';

test.each([
  ['a purchase', false, paymentMethods, paymentMethods.filter((method) => method !== 'Free')],
  ['an application where cards are taken', true, paymentMethods, ['CreditCard']],
  ['an application where no cards are taken', true, ['Bank', 'Local'], ['Bank', 'Local']],
] as const)('%s is paid in the ways that it offers', (_, isApplication, methods, offered) => {
  expect(offeredMethods(methods, isApplication)).toEqual(offered);
});
