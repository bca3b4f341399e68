import {
  CardRefused,
  type KeptCard,
  type Merchant,
  type Payments,
  type RegisteredCard,
} from '#features/payment/server.ts';
import type { PublishedSite } from '#features/site/server.ts';

export interface FakeCards {
  payments: Pick<Payments, 'merchantOf' | 'registerCard' | 'forgetCard'>;
  /** The requests to the gateway, in order. */
  registered: { merchant: Merchant; customer: { key: string; mail: string }; token: object }[];
  forgotten: { merchant: Merchant; card: KeptCard }[];
  /** Makes every call fail from now on, as with a gateway that does not answer. */
  breakDown(isBroken: boolean): void;
  /** Called while the gateway registers a card, before it answers. */
  meanwhile(work: (() => Promise<void>) | undefined): void;
}

/**
 * A gateway that keeps cards in memory: the token is the name of the card, `4242` ends in these digits, `refused` is
 * not taken. The same token twice is two cards, unless it ends in `same`.
 */
export function fakeCards(): FakeCards {
  const registered: FakeCards['registered'] = [];
  const forgotten: FakeCards['forgotten'] = [];
  let isBroken = false;
  let between: (() => Promise<void>) | undefined;
  const answer = (): void => {
    if (isBroken) throw new Error('The gateway does not answer.');
  };
  return {
    registered,
    forgotten,
    breakDown: (value) => {
      isBroken = value;
    },
    meanwhile: (work) => {
      between = work;
    },
    payments: {
      merchantOf({ siteKey, document }: PublishedSite): Merchant {
        const { paymentAgent, stripeUserId } = document.client ?? {};
        const provider = paymentAgent ?? 'Sbps';
        return { siteKey, provider, stripeAccount: provider === 'Stripe' ? stripeUserId : undefined };
      },
      async registerCard(merchant, customer, token): Promise<RegisteredCard> {
        answer();
        if (token.token === 'refused') throw new CardRefused('not taken');
        registered.push({ merchant, customer, token });
        const number = registered.length;
        await between?.();
        const isSame = token.token.endsWith('same');
        return {
          customerKey: `cus_${customer.key}`,
          gatewayKey: isSame ? token.token : `card_${number}`,
          cardNumber: `************${token.token.slice(0, 4)}`,
          expire: '04/28',
          cardBrand: 'VISA',
        };
      },
      forgetCard(merchant, card) {
        answer();
        forgotten.push({ merchant, card });
        return Promise.resolve();
      },
    },
  };
}
