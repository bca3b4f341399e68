import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardTokenMax } from '#features/payment/rules/card-provider.ts';
import { demoPassword, type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const [visa, amex, expired] = ['4242424242424242', '378282246310005', '4000000000000069'];
/** Sbps charges for the expo, Paygent for the conference. */
const [expo, conference] = ['1/11', '1/13'];

async function member(loginId: string) {
  const { accessToken, userId } = await calls.logIn(loginId);
  const headers = { 'access-token': accessToken };
  const list = async (where: string) => (await calls.get(`payments/credit/list/${where}`, headers)).data;
  return {
    userId,
    headers,
    list,
    /** Does what a browser does: sends the card to the tokenizer and its answer to the site. */
    async add(where: string, number: string, cvc = '123') {
      const { data } = await calls.get(`payments/tokenizer/${where}`, headers);
      const { pathname } = new URL(data.url);
      const card = { number, expMonth: 4, expYear: 2028, cvc, name: '' };
      const made = await calls.site.post(pathname, JSON.stringify(card), {
        authorization: `Bearer ${data.bearer}`,
        'routing-key': data.routingKey,
        'content-type': 'application/json',
      });
      const token = (await made.json()) as Record<string, string>;
      return calls.post(`payments/credit/add/${where}`, token, headers);
    },
    post: (call: string, where: string, cardId: number) =>
      calls.post(`payments/credit/${call}/${where}`, { cardId: String(cardId) }, headers),
  };
}
const keptAtGateway = async (): Promise<string[]> => {
  await calls.site.hiroba.jobs.runDue();
  const { rows } = await calls.site.database.pool.query<{ last4: string }>('select last4 from sandbox_card order by 1');
  return rows.map(({ last4 }) => last4);
};

describe('at the sandbox', () => {
  test('a member adds, lists, chooses and deletes cards [CARD-001, CARD-008, CARD-011, CARD-013, CARD-015, CARD-016]', async () => {
    const hanako = await member('hanako.demo');
    const first = await hanako.add(conference, visa);
    expect(first).toMatchObject({
      status: 200,
      data: { cardNumber: '************4242', expire: '04/28', cardBrand: 'VISA', isChosen: true },
    });
    const second = await hanako.add(conference, amex, '1234');
    expect(await hanako.list(conference)).toEqual([first.data, second.data]);
    expect((await hanako.post('choose', conference, second.data.cardId)).data).toEqual({ done: true });
    expect((await hanako.list(conference)).map(({ isChosen }: { isChosen: boolean }) => isChosen)).toEqual([
      false,
      true,
    ]);
    expect(await keptAtGateway()).toEqual(['0005', '4242']);
    await hanako.post('delete', conference, second.data.cardId);
    expect(await hanako.list(conference)).toEqual([first.data]);
    expect(await keptAtGateway()).toEqual(['4242']);
  });

  test('Sbps makes a token with its key, and keeps one card [CARD-006, CARD-009, CARD-012]', async () => {
    const james = await member('james.demo');
    expect((await james.add(expo, visa)).status).toBe(200);
    expect(await james.add(expo, amex, '1234')).toMatchObject({ status: 409 });
    expect(await james.list(expo)).toHaveLength(1);
  });

  test('a card that the gateway does not keep is refused, and so is an invalid token [CARD-010]', async () => {
    const staff = await member('staff.demo');
    const refused = await staff.add(conference, expired);
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('This card cannot be used.')]);
    const made = await calls.post(`payments/credit/add/${conference}`, { token: 'tok_1' }, staff.headers);
    expect([made.status, made.message]).toEqual([422, refused.message]);
    const longest = await calls.post(
      `payments/credit/add/${conference}`,
      { token: 'x'.repeat(cardTokenMax) },
      staff.headers,
    );
    expect([longest.status, longest.message]).toEqual([422, refused.message]);
    expect(await staff.list(conference)).toEqual([]);
  });

  test('a token that is longer than any token is refused at its field [CARD-012, CARD-013]', async () => {
    const staff = await member('staff.demo');
    for (const length of [cardTokenMax + 1, 2_000, 10_000]) {
      const token = 'x'.repeat(length);
      const alone = await calls.post(`payments/credit/add/${conference}`, { token }, staff.headers);
      expect(alone).toMatchObject({ status: 422, errors: { token: ['Please enter within 200 characters'] } });
      const withKey = await calls.post(
        `payments/credit/add/${expo}`,
        { token: 'tok_1', tokenKey: token },
        staff.headers,
      );
      expect(withKey).toMatchObject({ status: 422, errors: { tokenKey: [expect.any(String)] } });
    }
  });

  test('when a member leaves, the cards go and the gateway forgets them', async () => {
    const exhibitor = await member('exhibitor.demo');
    await exhibitor.add(expo, amex, '1234');
    const before = await keptAtGateway();
    expect(before).toContain('0005');
    const body = { is_confirmed: '1', current_password: demoPassword };
    expect((await calls.post('unsubscribe/1', body, exhibitor.headers)).status).toBe(200);
    expect(await keptAtGateway()).toEqual(before.filter((last4) => last4 !== '0005'));
  });

  test('the log stays empty', () => {
    expect(calls.site.logged).toEqual([]);
  });
});
