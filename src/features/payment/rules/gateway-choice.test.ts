import { expect, test } from 'vitest';
import type { CardProvider } from './card-provider.ts';
import { gatewayFor, type GatewayName } from './gateway-choice.ts';

test.each<[CardProvider, GatewayName[], GatewayName | undefined]>([
  ['Stripe', ['sandbox', 'stripe'], 'stripe'],
  ['Stripe', ['stripe'], 'stripe'],
  ['Stripe', ['sandbox'], 'sandbox'],
  ['Stripe', [], undefined],
  ['Sbps', ['sandbox', 'stripe'], 'sandbox'],
  ['Sbps', ['stripe'], undefined],
  ['Paygent', ['stripe', 'sandbox'], 'sandbox'],
  ['Paygent', [], undefined],
])('%s with %j is charged by %s [CARD-004]', (provider, configured, gateway) => {
  expect(gatewayFor(provider, configured)).toBe(gateway);
});
