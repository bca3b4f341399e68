import type { ChargeRequest, Merchant, PaymentSource } from '#features/payment/server.ts';
import { startTestSite, type TestSite } from './start-test-site.ts';

export interface SandboxSite extends TestSite {
  /** A token of a test card, made as a browser makes it. */
  token(number: string, merchant?: Merchant): Promise<{ kind: 'token'; token: string; tokenKey?: string }>;
  /** The charge: 1,000 yen of a new payment, unless the test says otherwise. */
  request(source: PaymentSource, more?: Partial<ChargeRequest>): ChargeRequest;
  /** The sandbox's own record of its charges. */
  charged(): Promise<{ key: string; state: string; paid: number | null; refunded: number }[]>;
}

export const sbpsMerchant: Merchant = {
  siteKey: 'event/11',
  provider: 'Sbps',
  stripeAccount: undefined,
  title: { jpn: 'ものづくり共創EXPO', eng: 'Monozukuri Expo' },
};

/** The whole site with its sandbox gateway, without a socket. */
export async function startSandboxSite(): Promise<SandboxSite> {
  const site = await startTestSite();
  let made = 0;
  return {
    ...site,
    async token(number, merchant = sbpsMerchant) {
      const { url, bearer, routingKey } = await site.hiroba.payments.tokenizer(merchant, 'http://hiroba.test');
      const cvc = /^3[47]/.test(number) ? '1234' : '123';
      const card = { number, expMonth: '04', expYear: '2028', cvc, name: 'HANAKO HANAMACHI' };
      const response = await site.post(new URL(url).pathname, JSON.stringify(card), {
        authorization: `Bearer ${bearer}`,
        'routing-key': routingKey,
        'content-type': 'application/json',
      });
      if (response.status !== 200) throw new Error(`The tokenizer answers ${response.status}.`);
      return { kind: 'token', ...((await response.json()) as { token: string; tokenKey?: string }) };
    },
    request(source, more = {}) {
      made += 1;
      return {
        paymentKey: `ORDER${made}/1`,
        merchant: sbpsMerchant,
        amount: 1_000,
        source,
        returnUrl: 'http://hiroba.test/web/portal/1/event/11/module/ticket/60',
        deadline: undefined,
        buyer: { mail: 'hanako@example.jp', name: '花町 花子' },
        description: '入場券 2枚',
        language: 'jpn',
        ...more,
      };
    },
    async charged() {
      const { rows } = await site.database.pool.query(
        `select idempotency_key as key, state, paid_amount as paid, refunded_amount as refunded
         from sandbox_charge order by created_at, idempotency_key`,
      );
      return rows as { key: string; state: string; paid: number | null; refunded: number }[];
    },
  };
}
