import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestTimeoutMs } from '#kernel/limits.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import type { TokenizerAnswer } from './card-calls.ts';
import { isTokenizerFailure, tokenizeCard } from './tokenize-card.ts';

const tokenizer: TokenizerAnswer = {
  provider: 'Sbps',
  url: 'https://pay.example/tokens',
  bearer: 'bearer-1',
  routingKey: 'Sbps:event/11',
  expiresIn: 600,
  dialect: 'sandbox',
};
const form = { cardNumber: '4242 4242 4242 4242', expire: '04/28', securityCode: '１２３' };
const unexpected = { code: 500, message: 'unexpected error' };

function open(answer: () => Promise<Response>, more: Partial<TokenizerAnswer> = {}) {
  const { api, calls } = fakeApi({ readTokenizer: () => ({ data: { ...tokenizer, ...more } }) });
  const send = vi.fn<typeof fetch>(answer);
  return { calls, send, made: tokenizeCard({ api, ...inEvent }, form, send) };
}
const json = (data: object, status = 200) => Promise.resolve(Response.json(data, { status }));
const requestOf = (send: ReturnType<typeof open>['send']) => {
  const [url, init] = send.mock.calls[0] ?? [];
  return { url, headers: init?.headers, method: init?.method, body: init?.body as string, init };
};

afterEach(() => vi.useRealTimers());

describe('a token', () => {
  test('is made at the tokenizer, by POST with its bearer and routing key [HTTP-024, HTTP-025]', async () => {
    const { calls, send, made } = open(() => json({ token: 'tok_1', tokenKey: 'key_1' }));
    expect(await made).toEqual({ token: 'tok_1', tokenKey: 'key_1' });
    expect(calls).toMatchObject([{ name: 'readTokenizer', params: { portalId: 1, eventId: 11 } }]);
    const { url, method, headers, body, init } = requestOf(send);
    expect([url, method]).toEqual(['https://pay.example/tokens', 'POST']);
    expect(headers).toEqual({
      authorization: 'Bearer bearer-1',
      'routing-key': 'Sbps:event/11',
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toEqual({ number: '4242424242424242', expMonth: 4, expYear: 2028, cvc: '123', name: '' });
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
  });

  test.each(['Stripe', 'Paygent'] as const)('has no key at %s [CARD-013]', async (provider) => {
    const { made } = open(() => json({ token: 'tok_1', tokenKey: 'key_1' }), { provider });
    expect(await made).toEqual({ token: 'tok_1' });
  });

  test('of Stripe is requested in Stripe’s own form, which names the account', async () => {
    const stripe = { provider: 'Stripe', dialect: 'stripe', routingKey: 'acct_1' } as const;
    const { send, made } = open(() => json({ id: 'pm_1', object: 'payment_method' }), stripe);
    expect(await made).toEqual({ token: 'pm_1' });
    const { headers, body } = requestOf(send);
    expect(headers).toEqual({
      authorization: 'Bearer bearer-1',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '4',
      'card[exp_year]': '2028',
      'card[cvc]': '123',
      _stripe_account: 'acct_1',
    });
  });

  test('of Stripe is requested without an account where there is none', async () => {
    const { send, made } = open(() => json({ id: 'pm_1' }), { provider: 'Stripe', dialect: 'stripe', routingKey: '' });
    await made;
    expect(requestOf(send).body).not.toContain('_stripe_account');
  });
});

describe('a tokenizer that gives none', () => {
  test.each<[string, () => Promise<Response>]>([
    ['refuses the card', () => json({ error: { code: 'cardNumber' } }, 422)],
    ['fails', () => json({}, 500)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers no JSON', () => Promise.resolve(new Response('<html>'))],
    ['answers no token', () => json({ tokenKey: 'key' })],
    ['answers no key, which Sbps has', () => json({ token: 'tok' })],
    ['answers a token that is no text', () => json({ token: 1, tokenKey: 'key' })],
  ])('that %s counts as 500, unexpected error [CARD-020]', async (_, answer) => {
    const made = await open(answer).made;
    expect(made).toEqual(unexpected);
    expect(isTokenizerFailure(made)).toBe(true);
  });

  test('within 30 seconds is given up, with the same answer [HTTP-024, CARD-020]', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    const { api } = fakeApi({ readTokenizer: () => ({ data: tokenizer }) });
    const made = tokenizeCard({ api, ...inEvent }, form, (_, init) => {
      signal = init?.signal;
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
    });
    expect(requestTimeoutMs).toBe(30_000);
    await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await made).toEqual(unexpected);
  });

  test('gets no request when the call that names it fails: the error reaches the caller [CARD-021]', async () => {
    const { api } = fakeApi({ readTokenizer: () => new CallError(500, 'x') });
    const send = vi.fn<typeof fetch>();
    await expect(tokenizeCard({ api, ...inEvent }, form, send)).rejects.toMatchObject({ status: 500 });
    expect(send).not.toHaveBeenCalled();
  });
});
