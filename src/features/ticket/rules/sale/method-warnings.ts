import { type CardSettings, cardProviderOf } from '#features/payment/rules/card-provider.ts';
import { gatewayFor, type GatewayName } from '#features/payment/rules/gateway-choice.ts';
import { type BankWay, paysLater, waitsForOrganiser } from '../payment/pays-later.ts';
import { type ChangeWarning, placeOf } from '#features/site/rules/changes/site-change.ts';

/** A ticket content that a publication shows, with the money that it asks for. */
export interface PaidContent {
  contentId: number;
  /** Whether any of its tickets costs something. */
  isPaid: boolean;
  methods: readonly string[];
  isBankDeferred: boolean;
  bankReceiver: BankWay['bankReceiver'];
}

/** The ways to pay that buyers are offered and that no gateway of this installation takes. */
export function methodWarnings(
  contents: readonly PaidContent[],
  client: CardSettings,
  gateways: readonly GatewayName[],
): ChangeWarning[] {
  const takesCards = cardProviderOf(client);
  // Without a provider for cards, the agent is one of these two.
  const provider = takesCards ?? (client.paymentAgent === 'Stripe' ? 'Stripe' : 'Paygent');
  const gateway = gatewayFor(provider, gateways);
  return contents
    .filter(({ isPaid }) => isPaid)
    .flatMap(({ contentId, methods, ...bank }) =>
      methods
        .filter((method) => {
          if (method === 'CreditCard' && takesCards === undefined) return true;
          const needsNone = paysLater(method, bank) || waitsForOrganiser(method, bank);
          return gateway === undefined && !needsNone;
        })
        .map((method) => ({
          kind: 'methodUnserved',
          place: placeOf({ moduleCode: 'ticket', contentId }, `serverContent.payment.methods: ${method}`),
          happens:
            gateway === undefined
              ? `no gateway of this installation charges for ${provider}: whoever chooses it is told that payments are closed`
              : `client sets ${provider} up without cards: whoever chooses it cannot pay`,
          instead:
            gateway === undefined
              ? 'set the gateway up (docs/payments.md), or offer Local, or Bank to the account of the organiser'
              : 'set the cards of client up, or leave CreditCard out',
          values: { method, hasGateway: gateway !== undefined },
        })),
    );
}
