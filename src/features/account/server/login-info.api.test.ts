import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { cityAnswers } from '../../../../test/profile-forms.ts';
import { testNow } from '../../../../test/start-test-site.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

let now = testNow;
beforeEach(() => {
  now += 24 * 60 * 60_000;
  calls.site.setNow(now);
});

const password = 'Himitsu!2026';
let made = 0;
/** A new member, logged in. */
async function member(more: Record<string, string> = {}) {
  made += 1;
  const mail = `member${made}@example.jp`;
  await calls.post('registration/mail/1', { mail });
  const { data } = await calls.post('registration/verify/1', { mail, code: await calls.code(mail) });
  const login_id = `member.no.${made}`;
  const { registration_token } = data;
  const body = { registration_token, login_id, password, is_agreed: '1', ...cityAnswers, ...more };
  const answer = await calls.post('registration/1', body);
  const headers = { 'access-token': answer.data.accessToken as string };
  return { mail, login_id, headers, userId: answer.data.userId as number };
}

describe('a forgotten password', () => {
  test('is replaced with a code; the old one is refused and every session ends [AUTH-011, AUTH-037]', async () => {
    const { mail, login_id, headers } = await member();
    await calls.post('password_reset/mail/1', { mail });
    const verified = await calls.post('password_reset/verify/1', { mail, code: await calls.code(mail) });
    expect(verified).toMatchObject({ status: 200, data: { login_id } });
    const { reset_token } = verified.data as { reset_token: string };
    expect(await calls.post('password_reset/1', { reset_token, password: 'kurz' })).toMatchObject({
      status: 422,
      errors: { password: [expect.any(String)] },
    });
    const fresh = 'Atarashii#2026';
    expect(await calls.post('password_reset/1', { reset_token, password: fresh })).toMatchObject({ status: 200 });
    expect((await calls.get('login_info/1', headers)).status).toBe(552);
    expect((await calls.post('authentication/1', { login_id, password })).status).toBe(422);
    await calls.logIn(login_id, fresh);
    expect(await calls.site.mails(mail)).toMatchObject([{ kind: 'password-changed' }, {}, {}, {}]);
    // The link of a mail works only once.
    expect(await calls.post('password_reset/1', { reset_token, password })).toMatchObject({ status: 410 });
  });

  test('of a member without a login ID is replaced too, and the mail address opens the account [AUTH-037]', async () => {
    const { mail, userId } = await member({ login_id: '' });
    await calls.post('password_reset/mail/1', { mail });
    const { data } = await calls.post('password_reset/verify/1', { mail, code: await calls.code(mail) });
    expect(data.login_id).toBeNull();
    const fresh = 'Atarashii#2026';
    expect(await calls.post('password_reset/1', { ...data, password: fresh })).toMatchObject({ status: 200 });
    expect(await calls.logIn(mail, fresh)).toMatchObject({ userId });
  });

  test('of an unknown address gets the same answer, and the mail says that there is no account [AUTH-037]', async () => {
    const known = await calls.post('password_reset/mail/1', { mail: 'hanako@example.jp' });
    const unknown = await calls.post('password_reset/mail/1', { mail: 'unknown@example.jp' });
    expect(unknown).toEqual(known);
    expect(await calls.site.mails('unknown@example.jp')).toMatchObject([{ kind: 'no-account' }]);
    const guess = await calls.post('password_reset/verify/1', { mail: 'unknown@example.jp', code: '123456' });
    expect(guess).toMatchObject({ status: 422, errors: { code: ['Incorrect verification code.'] } });
  });

  test('cannot be replaced with the token of a registration, nor at another portal', async () => {
    const { mail } = await member();
    await calls.post('password_reset/mail/1', { mail });
    const { data } = await calls.post('password_reset/verify/1', { mail, code: await calls.code(mail) });
    const elsewhere = await calls.post('password_reset/2', { reset_token: data.reset_token, password });
    expect(elsewhere.status).toBe(410);
    const asRegistration = { registration_token: data.reset_token, login_id: 'other.login', password, is_agreed: '1' };
    expect((await calls.post('registration/1', asRegistration)).status).toBe(410);
  });
});

describe('login information', () => {
  test('a new mail address counts once its code was entered; a mail tells the old address [AUTH-038]', async () => {
    const { mail, headers } = await member();
    const fresh = `new-${mail}`;
    const send = (body: Record<string, string>) => calls.post('login_info/mail/1', body, headers);
    expect(await send({ mail: fresh })).toMatchObject({
      status: 422,
      errors: { current_password: [expect.any(String)] },
    });
    expect(await send({ mail: fresh, current_password: 'wrong-password' })).toMatchObject({
      status: 422,
      errors: { current_password: ['Your current password is incorrect.'] },
    });
    expect(await send({ mail, current_password: password })).toMatchObject({
      status: 422,
      errors: { mail: [expect.any(String)] },
    });
    expect(await send({ mail: fresh, current_password: password })).toMatchObject({ status: 200 });
    const entered = { mail: fresh, code: await calls.code(fresh) };
    expect(await calls.post('login_info/mail_verify/1', entered, headers)).toMatchObject({ data: { mail: fresh } });
    expect((await calls.get('login_info/1', headers)).data).toMatchObject({ mail: fresh });
    expect((await calls.site.mails(mail))[0]).toMatchObject({ kind: 'mail-changed' });
  });

  test('the answer does not reveal that a mail address belongs to another member', async () => {
    const { headers } = await member();
    const sent = await calls.post(
      'login_info/mail/1',
      { mail: 'hanako@example.jp', current_password: password },
      headers,
    );
    expect(sent).toMatchObject({ status: 200, data: { done: true } });
    expect((await calls.site.mails('hanako@example.jp'))[0]).toMatchObject({ kind: 'mail-taken' });
    const guess = { mail: 'hanako@example.jp', code: '123456' };
    expect((await calls.post('login_info/mail_verify/1', guess, headers)).status).toBe(422);
  });

  test('a code for one member’s change does not work for another member', async () => {
    const one = await member();
    const other = await member();
    await calls.post('login_info/mail/1', { mail: 'wanted@example.jp', current_password: password }, one.headers);
    const entered = { mail: 'wanted@example.jp', code: await calls.code('wanted@example.jp') };
    expect((await calls.post('login_info/mail_verify/1', entered, other.headers)).status).toBe(422);
    expect((await calls.post('login_info/mail_verify/1', entered, one.headers)).status).toBe(200);
  });

  test('a new password ends the other sessions and keeps this one [AUTH-038]', async () => {
    const { login_id, headers } = await member();
    const elsewhere = await calls.logIn(login_id, password);
    const body = { current_password: password, password: 'Atarashii#2026' };
    expect(await calls.post('login_info/password/1', body, headers)).toMatchObject({ status: 200 });
    expect((await calls.get('login_info/1', headers)).status).toBe(200);
    expect((await calls.get('login_info/1', { 'access-token': elsewhere.accessToken })).status).toBe(552);
  });

  test('a new login ID is refused when it is taken [AUTH-038]', async () => {
    const { headers } = await member();
    const change = (login_id: string) =>
      calls.post('login_info/login_id/1', { login_id, current_password: password }, headers);
    expect(await change('hanako.DEMO')).toMatchObject({ status: 422, errors: { login_id: [expect.any(String)] } });
    expect(await change('a new one')).toMatchObject({ status: 422 });
    expect(await change('quite.new_one')).toMatchObject({ status: 200, data: { loginId: 'quite.new_one' } });
    await calls.logIn('quite.new_one', password);
  });

  test('the current password cannot be guessed by trying', async () => {
    const { headers } = await member();
    const guess = () =>
      calls.post('login_info/login_id/1', { login_id: 'quite.other', current_password: 'wrong-password' }, headers);
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

describe('leaving', () => {
  test('erases the member, ends every session and frees the address [AUTH-039]', async () => {
    const { mail, login_id, headers, userId } = await member();
    const leave = (body: Record<string, string>) => calls.post('unsubscribe/1', body, headers);
    expect(await calls.site.mails(mail)).toHaveLength(2);
    expect(await leave({ current_password: password })).toMatchObject({
      status: 422,
      errors: { is_confirmed: [expect.any(String)] },
    });
    expect(await leave({ is_confirmed: '1', current_password: 'wrong-password' })).toMatchObject({ status: 422 });
    expect(await leave({ is_confirmed: '1', current_password: password })).toMatchObject({ status: 200 });
    expect((await calls.get('login_info/1', headers)).status).toBe(552);
    expect((await calls.post('authentication/1', { login_id, password })).status).toBe(422);
    expect(await calls.site.mails(mail)).toMatchObject([{ kind: 'unsubscribed' }]);
    for (const table of ['member', 'member_session', 'terms_agreement'] as const) {
      const rows = await calls.site.database.kysely
        .selectFrom(table)
        .select('member_id')
        .where('member_id', '=', userId)
        .execute();
      expect(rows).toEqual([]);
    }
    await calls.post('registration/mail/1', { mail });
    expect(await calls.code(mail)).toMatch(/^\d{6}$/);
  });
});
