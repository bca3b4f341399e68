import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';

let calls: MemberCalls;
let headers: Record<string, string>;
beforeAll(async () => {
  calls = await memberCalls();
  headers = { 'access-token': (await calls.logIn('hanako.demo')).accessToken, host: 'hiroba.test' };
});
afterAll(() => calls.close());

describe('the address where a card becomes a token', () => {
  test('is given to members, of an event and of a portal [HTTP-024, HTTP-025]', async () => {
    for (const [where, routingKey] of [
      ['1/11', 'Sbps:event/11'],
      ['1', 'Sbps:portal/1'],
    ]) {
      const { status, data } = await calls.get(`payments/tokenizer/${where}`, headers);
      expect(status).toBe(200);
      expect(data).toEqual({
        provider: 'Sbps',
        url: 'http://hiroba.test/dev/pay/tokens',
        bearer: expect.any(String) as string,
        routingKey,
        expiresIn: 1_800,
        dialect: 'sandbox',
      });
    }
  });

  test('is given to no visitor', async () => {
    expect((await calls.get('payments/tokenizer/1/11')).status).toBe(403);
  });
});

describe('the tokens of Paygent', () => {
  const paths = ['paygent/access_token', 'paygent/end_user_access_token'];

  test.each(paths)('%s answers a bearer that the tokenizer accepts [CARD-017, CARD-018, CARD-019]', async (path) => {
    const { status, data } = await calls.get(`${path}/1/13`, headers);
    expect([status, Object.keys(data as object)]).toEqual([200, ['access_token', 'expires_in']]);
    expect(data.expires_in).toBe(1_800);
    const { url, routingKey } = (await calls.get('payments/tokenizer/1/13', headers)).data;
    const card = { number: '4242424242424242', expMonth: '04', expYear: '28', cvc: '123', name: '' };
    const response = await calls.site.post(new URL(url as string).pathname, JSON.stringify(card), {
      authorization: `Bearer ${data.access_token}`,
      'routing-key': routingKey,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ token: expect.stringMatching(/^tok_/) as string });
  });

  test.each(paths)('%s is missing at sites of other providers, and for visitors [CARD-017, CARD-018]', async (path) => {
    expect((await calls.get(`${path}/1/11`, headers)).status).toBe(404);
    expect((await calls.get(`${path}/1`, headers)).status).toBe(404);
    expect((await calls.get(`${path}/1/13`)).status).toBe(403);
  });
});
