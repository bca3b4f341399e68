import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentSource } from '#features/payment/server.ts';
import { sbpsMerchant, startSandboxSite, type SandboxSite } from '../../../test/sandbox-site.ts';
import { testNow } from '../../../test/start-test-site.ts';
import type { Outcome } from './test-cards.ts';
import { testCards } from './test-cards.ts';

let site: SandboxSite;
beforeAll(async () => {
  site = await startSandboxSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  site.logged.length = 0;
  await site.database.pool.query('truncate payment, sandbox_charge, sandbox_token, sandbox_card cascade');
});

const cardOf = (outcome: Outcome): string =>
  Object.entries(testCards).find(([, one]) => one === outcome)?.[0] as string;
const charge = async (outcome: Outcome, more = {}) => {
  const request = site.request(await site.token(cardOf(outcome)), more);
  return { request, answer: await site.hiroba.payments.charge(request) };
};
const paid = { type: 'paid', amount: 1_000 };
const minute = 60_000;

describe('a test card', () => {
  test.each<[Outcome, object, object]>([
    ['challenge', { type: 'actionRequired' }, { type: 'actionRequired' }],
    ['frictionless', paid, paid],
    ['declined', { type: 'refused', reason: 'declined' }, { type: 'refused', reason: 'declined' }],
    ['insufficientFunds', { type: 'refused', reason: 'declined' }, { type: 'refused', reason: 'declined' }],
    ['authenticationFailed', { type: 'actionRequired' }, { type: 'actionRequired' }],
    ['cardExpired', { type: 'refused', reason: 'cardInvalid' }, { type: 'refused', reason: 'cardInvalid' }],
    ['timeout', { type: 'refused', reason: 'timeout' }, { type: 'refused', reason: 'timeout' }],
    ['maintenance', { type: 'refused', reason: 'maintenance' }, { type: 'notFound' }],
    ['answerLostPaid', { type: 'unknown' }, paid],
    ['answerLostSilently', { type: 'unknown' }, paid],
    ['answerLostNothing', { type: 'unknown' }, { type: 'notFound' }],
    ['webhookFirst', paid, paid],
    ['webhookTwice', paid, paid],
    ['webhookNever', paid, paid],
    ['refundRefused', paid, paid],
  ])(
    'of %s answers %j, and when asked later %j [TICKET-117, TICKET-118, TICKET-119]',
    async (outcome, first, later) => {
      const { request, answer } = await charge(outcome);
      expect(answer).toMatchObject(first);
      site.setNow(testNow + minute);
      expect(await site.hiroba.payments.ask(request.paymentKey)).toMatchObject(later);
    },
  );

  test.each(Object.entries(testCards).filter(([, outcome]) => outcome === 'frictionless'))(
    '%s pays at once, of every brand',
    async (number) => {
      expect(await site.hiroba.payments.charge(site.request(await site.token(number)))).toEqual(paid);
    },
  );

  test('that is kept is charged without 3-D Secure, or refused, when no buyer is there to answer', async () => {
    const keep = async (outcome: Outcome): Promise<PaymentSource> => {
      const card = await site.token(cardOf(outcome));
      return {
        kind: 'card',
        ...(await site.hiroba.payments.registerCard(sbpsMerchant, { key: 'member/1', mail: '' }, card)),
      };
    };
    const away = { isBuyerAway: true };
    const good = site.request(await keep('challenge'), away);
    expect(await site.hiroba.payments.charge(good)).toEqual(paid);
    const asking = site.request(await keep('authenticationFailed'), away);
    expect(await site.hiroba.payments.charge(asking)).toEqual({ type: 'refused', reason: 'authenticationFailed' });
  });
});

describe('one key', () => {
  test('charges once, however often the server sends it', async () => {
    const { request } = await charge('frictionless');
    expect(await site.hiroba.payments.charge(request)).toEqual(paid);
    const again = { ...request, source: await site.token(cardOf('declined')) };
    expect(await site.hiroba.payments.charge(again)).toEqual(paid);
    expect(await site.charged()).toEqual([{ key: request.paymentKey, state: 'paid', paid: 1_000, refunded: 0 }]);
  });

  test('is refused by the gateway when it is sent again with another amount', async () => {
    const { request } = await charge('frictionless');
    const { apiKey } = site.hiroba.sandbox!.access;
    const response = await site.post(
      '/dev/pay/charges',
      JSON.stringify({ ...request, amount: 2_000, currency: 'JPY', deadline: undefined }),
      { authorization: `Bearer ${apiKey}`, 'routing-key': 'Sbps:event/11', 'idempotency-key': request.paymentKey },
    );
    expect(response.status).toBe(409);
  });

  test('is found again when its answer was lost, and charges nothing more', async () => {
    const { request, answer } = await charge('answerLostPaid');
    expect(answer).toEqual({ type: 'unknown' });
    expect(await site.hiroba.payments.charge(request)).toEqual(paid);
    expect(await site.charged()).toHaveLength(1);
  });
});

describe('a token', () => {
  test('can be used once', async () => {
    const token = await site.token(cardOf('frictionless'));
    expect(await site.hiroba.payments.charge(site.request(token))).toEqual(paid);
    const answer = await site.hiroba.payments.charge(site.request(token));
    expect(answer).toEqual({ type: 'refused', reason: 'cardInvalid' });
  });

  test('for Sbps works only with its key; tokens for the others have no key [CARD-012, CARD-013]', async () => {
    const token = await site.token(cardOf('frictionless'));
    expect(token.tokenKey).toBeTypeOf('string');
    for (const tokenKey of [undefined, 'key_wrong']) {
      const answer = await site.hiroba.payments.charge(site.request({ ...token, tokenKey }));
      expect(answer).toEqual({ type: 'refused', reason: 'cardInvalid' });
    }
    expect(await site.hiroba.payments.charge(site.request(token))).toEqual(paid);
    for (const provider of ['Paygent', 'Stripe'] as const) {
      const merchant = { ...sbpsMerchant, provider };
      const plain = await site.token(cardOf('frictionless'), merchant);
      expect(plain.tokenKey).toBeUndefined();
      expect(await site.hiroba.payments.charge(site.request(plain, { merchant }))).toEqual(paid);
    }
  });

  test('works for a quarter of an hour, and only for its merchant', async () => {
    const token = await site.token(cardOf('frictionless'));
    const merchant = { ...sbpsMerchant, siteKey: 'event/12' };
    const elsewhere = await site.hiroba.payments.charge(site.request(token, { merchant }));
    expect(elsewhere).toEqual({ type: 'refused', reason: 'cardInvalid' });
    site.setNow(testNow + 15 * minute);
    const late = await site.hiroba.payments.charge(site.request(token));
    expect(late).toEqual({ type: 'refused', reason: 'cardInvalid' });
  });

  test('keeps nothing of the card but its last four digits', async () => {
    await site.token('4242424242424242');
    const { rows } = await site.database.pool.query('select * from sandbox_token');
    expect(JSON.stringify(rows)).not.toContain('42424242');
    expect(rows).toMatchObject([{ last4: '4242', expire: '04/28', brand: 'VISA' }]);
  });
});

describe('a kept card', () => {
  test('is charged for its own customer until it is forgotten', async () => {
    const token = await site.token('5105105105105100');
    const card = await site.hiroba.payments.registerCard(
      sbpsMerchant,
      { key: 'member/1', mail: 'a@example.jp' },
      token,
    );
    expect(card).toMatchObject({ cardNumber: '************5100', expire: '04/28', cardBrand: 'Mastercard' });
    const source = { kind: 'card' as const, ...card };
    expect(await site.hiroba.payments.charge(site.request(source))).toEqual(paid);
    expect(await site.hiroba.payments.charge(site.request(source))).toEqual(paid);
    const stranger = site.request({ ...source, customerKey: 'member/2' });
    const invalid = { type: 'refused', reason: 'cardInvalid' };
    expect(await site.hiroba.payments.charge(stranger)).toEqual(invalid);
    await site.hiroba.payments.forgetCard(sbpsMerchant, card);
    await site.hiroba.payments.forgetCard(sbpsMerchant, card);
    expect(await site.hiroba.payments.charge(site.request(source))).toEqual(invalid);
  });

  test('cannot be made from an unknown or used token, or from an expired card', async () => {
    const keep = (token: { token: string; tokenKey?: string }) =>
      site.hiroba.payments.registerCard(sbpsMerchant, { key: 'member/1', mail: '' }, token);
    await expect(keep({ token: 'tok_nothing' })).rejects.toMatchObject({ name: 'CardRefused' });
    await expect(keep(await site.token(cardOf('cardExpired')))).rejects.toMatchObject({ name: 'CardRefused' });
    const token = await site.token(cardOf('challenge'));
    await keep(token);
    await expect(keep(token)).rejects.toMatchObject({ name: 'CardRefused' });
  });
});

describe('a refund', () => {
  test('is paid back once for its key, in parts, and never exceeds what was paid', async () => {
    const { request } = await charge('frictionless');
    const refund = (key: string, amount: number) => site.hiroba.payments.refund(request.paymentKey, key, amount);
    expect(await refund('r1', 600)).toBe('done');
    expect(await refund('r1', 600)).toBe('done');
    expect(await refund('r1', 400)).toBe('refused');
    expect(await refund('r2', 401)).toBe('refused');
    expect(await refund('r3', 400)).toBe('done');
    expect(await refund('r4', 1)).toBe('refused');
    expect(await site.charged()).toMatchObject([{ paid: 1_000, refunded: 1_000 }]);
  });

  test('is refused for an unpaid charge, and for the test card that refuses refunds', async () => {
    for (const outcome of ['challenge', 'declined', 'refundRefused'] as const) {
      const { request } = await charge(outcome);
      expect(await site.hiroba.payments.refund(request.paymentKey, `r-${outcome}`, 1)).toBe('refused');
    }
  });
});

describe('cancelling a charge', () => {
  test('ends an unpaid charge, and answers that a paid one is paid', async () => {
    const open = (await charge('challenge')).request.paymentKey;
    expect(await site.hiroba.payments.cancel(open)).toEqual({ type: 'refused', reason: 'canceled' });
    expect(await site.hiroba.payments.ask(open)).toEqual({ type: 'refused', reason: 'canceled' });
    const late = (await charge('frictionless')).request.paymentKey;
    expect(await site.hiroba.payments.cancel(late)).toEqual(paid);
  });

  test('that never arrived counts as not charged once it can no longer arrive', async () => {
    const { paymentKey } = (await charge('answerLostNothing')).request;
    expect(await site.hiroba.payments.cancel(paymentKey)).toEqual({ type: 'unknown' });
    site.setNow(testNow + minute);
    expect(await site.hiroba.payments.cancel(paymentKey)).toEqual({ type: 'notFound' });
  });
});
