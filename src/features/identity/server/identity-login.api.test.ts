import { describe, expect, test } from 'vitest';
import { type Connected, identityEvent, identitySite, type Start, type Token } from '../../../../test/identity-site.ts';
import { testNow } from '../../../../test/start-test-site.ts';

const { site, get, post, begin, visit, comeBack, exchange, prove, connect, counts, memberOf, logIn } = identitySite();

describe('a login with the provider of the demo', () => {
  test('makes a member the first time, and finds the member the next time [AUTH-010, AUTH-013, AUTH-015]', async () => {
    const start = await begin('?link=/web/portal/1/event/13/module/information/10');
    const asked = new URL(start.url).searchParams;
    expect(asked.get('redirect_uri')).toBe('http://hiroba.test/web/identity/callback');
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('scope')).toBe('openid email');
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked.get(secret)?.length).toBeGreaterThan(40);

    const gone = await visit(start, { person: 'minami' });
    const { path, key } = await comeBack(gone);
    expect(path).toBe(
      `/web/portal/1/event/13/users/login?${new URLSearchParams({ link: '/web/portal/1/event/13/module/information/10' }).toString()}`,
    );
    const proof = await exchange(key, gone.browserKey);
    expect(proof.data).toEqual({
      access_token: expect.any(String),
      isConnecting: false,
    });
    const first = await connect(proof.data.access_token);
    expect(first.data).toEqual({
      userId: expect.any(Number),
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      outcome: 'registered',
    });
    expect((await memberOf(first.data.accessToken)).data).toMatchObject({
      mail: 'minami@hiroba-id.example',
      hasPassword: false,
      identities: [{ method: 'OpenId' }],
    });

    expect((await site().mails('minami@hiroba-id.example')).map(({ kind }) => kind)).toEqual(['registered']);

    const again = await connect((await prove({ person: 'minami' })).data.access_token);
    expect(again.data).toMatchObject({ userId: first.data.userId, outcome: 'loggedIn' });
    expect(await counts()).toEqual({ members: 1, identities: 1, proofs: 0 });
  });

  test('stores only hashes and sealed texts, and nothing once it is over', async () => {
    const start = await begin();
    const gone = await visit(start, { person: 'minami' });
    const { key } = await comeBack(gone);
    const kept = JSON.stringify((await site().database.pool.query('select * from identity_attempt')).rows);
    const { searchParams } = new URL(gone.callback);
    for (const secret of [key, gone.browserKey, searchParams.get('code'), searchParams.get('state')])
      expect(kept).not.toContain(secret);
    const { access_token: token } = (await exchange(key, gone.browserKey)).data;
    const proofs = JSON.stringify((await site().database.pool.query('select * from identity_proof')).rows);
    expect(proofs).not.toContain(token);
    await connect(token);
    const { rows } = await site().database.pool.query(
      'select (select count(*)::int from identity_attempt) + (select count(*)::int from identity_proof) as left',
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('works at an own domain, which has a callback of its own [AUTH-010, AUTH-012]', async () => {
    const host = 'hanamachi.localhost:3000';
    const start = (await get<Start>('identity/JID/authorize/2', { host })).data;
    expect(new URL(start.url).searchParams.get('redirect_uri')).toBe(`http://${host}/identity/callback`);
    const gone = await visit(start, { person: 'minami' });
    const { path, key } = await comeBack(gone);
    expect(path).toBe('/users/login');
    const proof = await post<Token>(
      'identity/jid/token/2',
      { identity_key: key, browser_key: gone.browserKey },
      { host },
    );
    const member = await post<Connected>('account_connection/2', { access_token: proof.data.access_token }, { host });
    expect(member.data.outcome).toBe('registered');
  });

  test('treats a member whose session has ended as a visitor, and asks for a refresh of an expired token', async () => {
    const dead = await prove({ person: 'minami' });
    const first = await connect(dead.data.access_token, { 'access-token': 'of a session that is gone' });
    expect(first).toMatchObject({ status: 200, data: { outcome: 'registered' } });
    site().setNow(testNow + 31 * 60_000);
    const again = await prove({ person: 'minami' });
    const headers = { 'access-token': first.data.accessToken ?? '' };
    expect(await connect(again.data.access_token, headers)).toMatchObject({ status: 551 });
    expect(await connect(again.data.access_token)).toMatchObject({ status: 200, data: { outcome: 'loggedIn' } });
  });

  test('accepts a proof in its own realm only', async () => {
    const { access_token: token } = (await prove({ person: 'minami' })).data;
    expect(await post('account_connection/2', { access_token: token })).toMatchObject({ status: 410 });
    expect((await connect(token)).status).toBe(200);
  });
});

describe('an identity with the mail address of an account', () => {
  test('opens nothing by itself; the account’s own password connects both [AUTH-013]', async () => {
    const { access_token: token } = (await prove({ person: 'hanako' })).data;
    const refused = await connect(token);
    expect(refused).toMatchObject({ status: 409, reason: 'accountExists' });
    expect(refused.message).toMatch(/「ひろばID」と同じメールアドレスのアカウント/);
    expect(await counts()).toMatchObject({ members: 0, identities: 0, proofs: 1 });

    const hanako = await logIn('hanako.demo');
    const connected = await connect(token, { 'access-token': hanako.accessToken ?? '' });
    expect(connected.data).toEqual({
      userId: hanako.userId,
      accessToken: null,
      refreshToken: null,
      outcome: 'connected',
    });
    expect((await site().mails('hanako@example.jp'))[0]?.subject).toMatch(/「ひろばID」との連携が完了しました/);
    const next = await connect((await prove({ person: 'hanako' })).data.access_token);
    expect(next.data).toMatchObject({ userId: hanako.userId, outcome: 'loggedIn' });
    await post(
      `identity/openid/disconnect/${identityEvent}`,
      { current_password: 'hiroba-demo1' },
      { 'access-token': hanako.accessToken ?? '' },
    );
  });

  test('is not connected with another member who is logged in', async () => {
    const { access_token: token } = (await prove({ person: 'hanako' })).data;
    const james = await logIn('james.demo');
    expect(await connect(token, { 'access-token': james.accessToken ?? '' })).toMatchObject({ status: 409 });
    expect(await counts()).toMatchObject({ identities: 0 });
  });

  test('opens the account where the organiser trusts the provider', async () => {
    const trusts = (yes: boolean) => site().database.pool.query('update identity_provider set trusts_mail = $1', [yes]);
    await trusts(true);
    const connected = await connect((await prove({ person: 'hanako' })).data.access_token);
    await trusts(false);
    expect(connected.data).toMatchObject({ outcome: 'connected', accessToken: expect.any(String) });
    expect((await memberOf(connected.data.accessToken)).data.mail).toBe('hanako@example.jp');
  });

  test('makes no account when the provider has not verified it [AUTH-013]', async () => {
    const refused = await connect((await prove({ person: 'daichi' })).data.access_token);
    expect(refused).toMatchObject({ status: 409, reason: 'mailNotVerified' });
    expect(await counts()).toMatchObject({ members: 0, identities: 0 });
  });
});
