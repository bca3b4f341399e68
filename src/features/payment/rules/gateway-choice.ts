import type { CardProvider } from './card-provider.ts';

export const gatewayNames = ['sandbox', 'stripe'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/**
 * Beside those that take money, the one that plays the payments of rehearsals, and the organiser whose own account takes
 * transfers.
 */
export type ChargingGateway = GatewayName | 'rehearsal' | 'organiser';

/** The gateway that charges for a provider's merchant: Stripe where it is configured, else the sandbox, if any. */
export function gatewayFor(provider: CardProvider, configured: readonly GatewayName[]): GatewayName | undefined {
  const wished: readonly GatewayName[] = provider === 'Stripe' ? ['stripe', 'sandbox'] : ['sandbox'];
  return wished.find((name) => configured.includes(name));
}
