import { describe, expect, test } from 'vitest';
import { type Headers, identityEvent, identitySite, type Start } from '../../../../test/identity-site.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { testMember } from '../../../../test/test-member.ts';

const { site, post, visit, comeBack, exchange, prove, connect, counts, memberOf, logIn } = identitySite();

describe('the connected accounts of a member', () => {
  async function wish(accessToken: string | null, current_password: string) {
    const headers = { 'access-token': accessToken ?? '' };
    return post<Start>(`identity/openid/connect/${identityEvent}`, { current_password }, headers);
  }

  test('begin and end in the login information, with the password [AUTH-038]', async () => {
    const james = await logIn('james.demo');
    const headers = { 'access-token': james.accessToken ?? '' };
    expect(await wish(james.accessToken, 'wrong')).toMatchObject({ status: 422 });
    const start = (await wish(james.accessToken, 'hiroba-demo1')).data;
    const gone = await visit(start, { person: 'daichi' });
    const { path, key } = await comeBack(gone);
    expect(path).toBe('/web/portal/1/event/13/users/mypage/login-info');
    const proof = (await exchange(key, gone.browserKey)).data;
    expect(proof.isConnecting).toBe(true);
    // Only the member who asked for it may finish it.
    expect(await connect(proof.access_token)).toMatchObject({ status: 403 });
    const staff = await logIn('staff.demo');
    expect(await connect(proof.access_token, { 'access-token': staff.accessToken ?? '' })).toMatchObject({
      status: 403,
    });
    expect((await connect(proof.access_token, headers)).data).toMatchObject({
      userId: james.userId,
      outcome: 'connected',
    });
    expect((await memberOf(james.accessToken)).data.identities).toHaveLength(1);

    const again = await connect((await prove({ person: 'daichi' })).data.access_token);
    expect(again.data).toMatchObject({ userId: james.userId, outcome: 'loggedIn' });

    const off = (current_password: string) =>
      post(`identity/openid/disconnect/${identityEvent}`, { current_password }, headers);
    expect(await off('wrong')).toMatchObject({ status: 422 });
    expect(await off('hiroba-demo1')).toMatchObject({ status: 200 });
    expect((await memberOf(james.accessToken)).data.identities).toEqual([]);
    expect((await site().mails('james@example.com'))[0]?.subject).toMatch(/Hiroba ID was disconnected/);
    // Disconnecting what is not connected succeeds: the member has what they wanted.
    expect(await off('hiroba-demo1')).toMatchObject({ status: 200 });
  });

  test('do not take an identity from another member, nor allow a second identity of one provider', async () => {
    await connect((await prove({ person: 'minami' })).data.access_token);
    const james = await logIn('james.demo');
    const headers = { 'access-token': james.accessToken ?? '' };
    const taken = await prove({ person: 'minami' }, (await wish(james.accessToken, 'hiroba-demo1')).data);
    expect(await connect(taken.data.access_token, headers)).toMatchObject({
      status: 409,
      message: 'この「ひろばID」は、すでに別のアカウントと連携しています。',
    });
    const own = await prove({ person: 'daichi' }, (await wish(james.accessToken, 'hiroba-demo1')).data);
    await connect(own.data.access_token, headers);
    const second = await prove({ person: 'hanako' }, (await wish(james.accessToken, 'hiroba-demo1')).data);
    expect(await connect(second.data.access_token, headers)).toMatchObject({ status: 409 });
    expect((await memberOf(james.accessToken)).data.identities).toHaveLength(1);
  });

  test('keep the member’s only way to log in', async () => {
    const minami = (await connect((await prove({ person: 'minami' })).data.access_token)).data;
    const off = await post(
      `identity/openid/disconnect/${identityEvent}`,
      {},
      { 'access-token': minami.accessToken ?? '' },
    );
    expect(off).toMatchObject({ status: 409, message: expect.stringContaining('先にパスワードを設定') });
    expect(await counts()).toMatchObject({ members: 1, identities: 1 });
  });

  test('are for members of this realm: 403 for a visitor and for another portal’s member', async () => {
    const { accessToken } = await testMember(site().database, 'portal/2', testNow);
    const callers: Headers[] = [{}, { 'access-token': accessToken }];
    for (const headers of callers) {
      for (const call of ['connect', 'disconnect']) {
        expect(await post(`identity/openid/${call}/${identityEvent}`, {}, headers)).toMatchObject({ status: 403 });
      }
    }
  });
});
