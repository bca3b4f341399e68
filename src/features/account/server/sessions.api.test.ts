import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { useUpTries } from '../../../../test/use-up-tries.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const minute = 60_000;
const day = 24 * 60 * minute;
let now = testNow;
beforeEach(() => {
  now += day;
  calls.site.setNow(now);
});
const later = (ms: number): void => {
  now += ms;
  calls.site.setNow(now);
};

const info = (accessToken: string, where = '1') => calls.get(`login_info/${where}`, { 'access-token': accessToken });
const refresh = (refresh_token: string, where = '1') => calls.post(`account_refreshment/${where}`, { refresh_token });

describe('a login', () => {
  test('gets the same answer for a wrong password, an unknown account and an account of another realm [AUTH-002]', async () => {
    const answers = await Promise.all([
      calls.post('authentication/1', { login_id: 'hanako.demo', password: 'wrong-password' }),
      calls.post('authentication/1', { login_id: 'no.such.member', password: 'wrong-password' }),
      calls.post('authentication/1', { login_id: 'nobody@example.jp', password: 'wrong-password' }),
      calls.post('authentication/1', { login_id: 'tsumugi.demo', password: 'hiroba-demo1' }),
    ]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 422, message: 'Incorrect email address, login ID or password.' });
  });

  test('without a login ID or a password is refused at the empty field', async () => {
    const answer = await calls.post('authentication/1', {});
    expect(answer).toMatchObject({
      status: 422,
      errors: { login_id: ['Input required'], password: ['Input required'] },
    });
  });

  test.each([
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '名前',
    '\u0000',
    'a\u0301'.repeat(40),
    '９９９９９９９９',
    '🎫'.repeat(300),
  ])('with %j is only wrong credentials', async (text) => {
    expect(await calls.post('authentication/1', { login_id: text, password: text })).toMatchObject({ status: 422 });
  });

  test('is closed after ten wrong passwords from an address, even for the right one, and opens after 15 minutes [AUTH-002]', async () => {
    const attempt = (password: string) => calls.post('authentication/1', { login_id: 'james.demo', password });
    for (let count = 0; count < 10; count += 1) expect((await attempt('wrong-password')).status).toBe(422);
    expect(await attempt('hiroba-demo1')).toMatchObject({
      status: 429,
      message: expect.stringContaining('15 minutes'),
    });
    // Another account can still log in.
    await calls.logIn('hanako.demo');
    later(16 * minute);
    expect(await attempt('hiroba-demo1')).toMatchObject({ status: 200 });
  });

  test('that is right clears the wrong tries before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 6; count += 1) {
        const wrong = { login_id: 'james.demo', password: 'wrong-password' };
        expect((await calls.post('authentication/1', wrong)).status).toBe(422);
      }
      await calls.logIn('james.demo');
    }
  });

  test('that is right does not count as a try of its address, so a venue behind one address is not locked out', async () => {
    const wrong = (login_id: string) => calls.post('authentication/1', { login_id, password: 'wrong-password' });
    expect((await wrong('guess0')).status).toBe(422);
    const here = { context: { now, clientAddress: '' }, about: '' };
    await useUpTries(calls.site.database, 'login', here, ['address'], 1);
    for (const login_id of ['james.demo', 'hanako.demo', 'james.demo']) await calls.logIn(login_id);
    // One try is left for a wrong login, and there is no other.
    expect((await wrong('guess1')).status).toBe(422);
    expect(await wrong('guess2')).toMatchObject({ status: 429 });
  });

  test('takes two statements when right, one when wrong', async () => {
    await calls.logIn('hanako.demo');
    const { database } = calls.site;
    const before = database.statements();
    await calls.logIn('hanako.demo');
    expect(database.statements() - before).toBe(2);
    const wrong = await calls.post('authentication/1', { login_id: 'hanako.demo', password: 'wrong-password' });
    expect(wrong.status).toBe(422);
    expect(database.statements() - before).toBe(3);
  });

  test('leaves no token in the database: only hashes are stored', async () => {
    const tokens = await calls.logIn('hanako.demo');
    const { rows } = await calls.site.database.pool.query<{ stored: string }>(
      "select (select string_agg(t::text, ' ') from session_token t) || (select string_agg(m::text, ' ') from member m) as stored",
    );
    const stored = rows[0]?.stored ?? '';
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [tokens.accessToken, tokens.refreshToken, 'hiroba-demo1'])
      expect(stored).not.toContain(secret);
  });
});

describe('an access token', () => {
  test('is good for half an hour; then 551 asks for a refresh [AUTH-022]', async () => {
    const { accessToken } = await calls.logIn('hanako.demo');
    later(29 * minute);
    expect((await info(accessToken)).status).toBe(200);
    later(2 * minute);
    expect((await info(accessToken)).status).toBe(551);
  });

  test('that is unknown or of a session that was logged out is answered 552 [AUTH-025]', async () => {
    expect((await info('made-up')).status).toBe(552);
    const { accessToken } = await calls.logIn('hanako.demo');
    expect(await calls.post('authentication/logout/1', {}, { 'access-token': accessToken })).toMatchObject({
      status: 200,
    });
    expect((await info(accessToken)).status).toBe(552);
  });

  test('of another portal counts as a visitor here', async () => {
    const { accessToken } = await calls.logIn('hanako.demo');
    expect(await info(accessToken, '2')).toMatchObject({ status: 403, message: 'Log in first.' });
    expect((await info(accessToken, '1/11')).status).toBe(200);
    expect((await calls.get('login_info/1')).status).toBe(403);
  });
});

describe('a refresh', () => {
  test('answers new tokens; using them spends the old ones [AUTH-024]', async () => {
    const first = await calls.logIn('hanako.demo');
    later(31 * minute);
    const second = await refresh(first.refreshToken);
    expect(second).toMatchObject({
      status: 200,
      data: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    expect((await info(second.data.accessToken)).status).toBe(200);
    expect((await info(first.accessToken)).status).toBe(552);
  });

  test('whose answer was lost may be repeated, and the member stays logged in', async () => {
    const first = await calls.logIn('hanako.demo');
    await refresh(first.refreshToken);
    const again = await refresh(first.refreshToken);
    expect(again.status).toBe(200);
    expect((await info(again.data.accessToken)).status).toBe(200);
  });

  test('by two tabs at once serves both', async () => {
    const first = await calls.logIn('hanako.demo');
    later(31 * minute);
    const both = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
    for (const one of both) expect((await info(one.data.accessToken)).status).toBe(200);
  });

  test('with a copied token, after its successor was used, ends the session for both thief and member', async () => {
    const first = await calls.logIn('hanako.demo');
    const second = await refresh(first.refreshToken);
    expect((await info(second.data.accessToken)).status).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(552);
    expect((await info(second.data.accessToken)).status).toBe(552);
    expect((await refresh(second.data.refreshToken)).status).toBe(552);
  });

  test('is refused for an invented token, an access token, another portal’s token and one that is a month old', async () => {
    const tokens = await calls.logIn('hanako.demo');
    expect((await refresh('made-up')).status).toBe(552);
    expect((await refresh(tokens.accessToken)).status).toBe(552);
    expect((await refresh(tokens.refreshToken, '2')).status).toBe(552);
    expect((await calls.post('account_refreshment/1', {})).status).toBe(422);
    later(31 * day);
    expect((await refresh(tokens.refreshToken)).status).toBe(552);
  });

  test('keeps a used session alive, for half a year at most', async () => {
    let { refreshToken } = await calls.logIn('hanako.demo');
    for (let month = 0; month < 6; month += 1) {
      later(29 * day);
      const next = await refresh(refreshToken);
      expect(next.status).toBe(200);
      refreshToken = next.data.refreshToken;
    }
    later(7 * day);
    expect((await refresh(refreshToken)).status).toBe(552);
  });
});
