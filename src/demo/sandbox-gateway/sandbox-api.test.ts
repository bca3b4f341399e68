import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sbpsMerchant, startSandboxSite, type SandboxSite } from '../../../test/sandbox-site.ts';
import { testNow } from '../../../test/start-test-site.ts';

let site: SandboxSite;
beforeAll(async () => {
  site = await startSandboxSite();
});
afterAll(() => site.close());
beforeEach(() => site.setNow(testNow));

const good = { number: '4242424242424242', expMonth: '04', expYear: '28', cvc: '123', name: 'HANAKO' };
const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { error: { code: string } }).error.code;
const tokenizer = () => site.hiroba.payments.tokenizer(sbpsMerchant, 'http://hiroba.test');
async function tokenize(card: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { bearer, routingKey } = await tokenizer();
  return site.post('/dev/pay/tokens', JSON.stringify(card), {
    'content-type': 'application/json',
    authorization: `Bearer ${bearer}`,
    'routing-key': routingKey,
    ...headers,
  });
}

describe('the tokenizer', () => {
  test('makes a token of a card for a caller with a bearer token and a routing key [HTTP-024, HTTP-025]', async () => {
    expect(await tokenizer()).toMatchObject({
      url: 'http://hiroba.test/dev/pay/tokens',
      routingKey: 'Sbps:event/11',
      expiresIn: 1_800,
      dialect: 'sandbox',
    });
    const response = await tokenize({ ...good, number: '4242 4242 4242 4242', expMonth: 4, expYear: 2028 });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      token: expect.stringMatching(/^tok_/) as string,
      tokenKey: expect.stringMatching(/^key_/) as string,
    });
  });

  test.each([
    ['cardNumber', { number: '4242424242424241' }],
    ['cardNumber', { number: '' }],
    // A right check digit, but no card of the sandbox: it may be somebody's.
    ['cardNumber', { number: '4012888888881881' }],
    ['cardExpiry', { expMonth: '10', expYear: '26' }],
    ['cardExpiry', { expMonth: '13' }],
    ['securityCode', { cvc: '12' }],
    ['securityCode', { number: '378282246310005', cvc: '123' }],
  ])('says %s of %j [CARD-010]', async (code, more) => {
    const response = await tokenize({ ...good, ...more });
    expect([response.status, await codeOf(response)]).toEqual([422, code]);
  });

  test('refuses a bearer token that is wrong, for another merchant or older than half an hour', async () => {
    const { bearer } = await tokenizer();
    const { apiKey } = site.hiroba.sandbox!.access;
    const wrong: Record<string, string>[] = [
      { authorization: '' },
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${bearer.slice(0, -1)}` },
      { authorization: `Bearer ${apiKey}` },
      { authorization: `Bearer ${bearer}`, 'routing-key': 'Sbps:event/12' },
      { authorization: `Bearer ${bearer}`, 'routing-key': 'Paygent:event/11' },
    ];
    for (const headers of wrong) {
      expect([headers, (await tokenize(good, headers)).status]).toEqual([headers, 401]);
    }
    site.setNow(testNow + 1_800_000 - 1);
    expect((await tokenize(good, { authorization: `Bearer ${bearer}` })).status).toBe(200);
    site.setNow(testNow + 1_800_000);
    expect((await tokenize(good, { authorization: `Bearer ${bearer}` })).status).toBe(401);
  });

  test.each([null, [], 'x', {}, { ...good, number: {} }, { ...good, number: '4'.repeat(100) }])(
    'answers 400 to %j',
    async (body) => expect((await tokenize(body)).status).toBe(400),
  );
});

describe('the calls of the server', () => {
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    site.post(`/dev/pay${path}`, JSON.stringify(body), {
      authorization: `Bearer ${site.hiroba.sandbox!.access.apiKey}`,
      'routing-key': 'Sbps:event/11',
      'idempotency-key': 'K/1',
      ...headers,
    });
  const order = { amount: 1_000, currency: 'JPY', source: { kind: 'bank' }, returnUrl: 'http://hiroba.test/' };

  test('refuse a caller without the server’s key, even with a bearer token of the tokenizer', async () => {
    const { bearer } = await tokenizer();
    for (const authorization of ['', 'Bearer x', `Bearer ${bearer}`]) {
      for (const path of ['/charges', '/charges/cancel?idempotencyKey=K', '/access-tokens', '/customers/m/cards']) {
        const body = path.endsWith('cards') ? { token: 't' } : order;
        expect([path, (await call(path, body, { authorization })).status]).toEqual([path, 401]);
      }
    }
  });

  test.each([
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: '1000' },
    { amount: 1e12 },
    { currency: 'USD' },
    { source: { kind: 'cash' } },
    { returnUrl: 'javascript:alert(1)' },
  ])('refuse a charge with %j', async (more) => {
    expect((await call('/charges', { ...order, ...more })).status).toBe(400);
  });

  test('refuse a charge without a key, an unknown merchant and a body that is too long', async () => {
    expect((await call('/charges', order, { 'idempotency-key': '' })).status).toBe(400);
    expect((await call('/charges', order, { 'routing-key': 'Nobody' })).status).toBe(400);
    expect((await call('/charges', { ...order, description: 'x'.repeat(100_000) })).status).toBe(413);
  });

  test('tell a merchant nothing about the charges of another merchant', async () => {
    expect((await call('/charges', order)).status).toBe(200);
    const other = { 'routing-key': 'Sbps:event/12' };
    expect((await call('/charges/cancel?idempotencyKey=K/1', {}, other)).status).toBe(404);
    expect((await call('/charges/refund?idempotencyKey=K/1', { amount: 1 }, other)).status).toBe(404);
    expect((await call('/charges/cancel?idempotencyKey=K/1', {})).status).toBe(200);
  });

  test('hold the money first and take it later when the caller asks for that', async () => {
    const { token, tokenKey } = await site.token('4111111111111111');
    const held = { ...order, source: { kind: 'token', token, tokenKey }, capture: false };
    const headers = { 'idempotency-key': 'K/2' };
    expect(await (await call('/charges', held, headers)).json()).toMatchObject({
      state: 'authorized',
      paidAmount: null,
    });
    const refund = await call('/charges/refund?idempotencyKey=K/2', { amount: 1 }, { 'idempotency-key': 'r' });
    expect([refund.status, await codeOf(refund)]).toEqual([422, 'moreThanPaid']);
    for (let time = 0; time < 2; time += 1) {
      const captured = await call('/charges/capture?idempotencyKey=K/2', {});
      expect(await captured.json()).toMatchObject({ state: 'paid', paidAmount: 1_000 });
    }
    expect((await call('/charges/capture?idempotencyKey=K/1', {})).status).toBe(409);
  });
});
