import type { CardProvider } from './card-provider.ts';

export const gatewayNames = ['sandbox', 'stripe'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** Who charges for a merchant of a provider: Stripe where it is configured, the sandbox for all others where there is one. */
export function gatewayFor(provider: CardProvider, configured: readonly GatewayName[]): GatewayName | undefined {
  const wished: readonly GatewayName[] = provider === 'Stripe' ? ['stripe', 'sandbox'] : ['sandbox'];
  return wished.find((name) => configured.includes(name));
}
