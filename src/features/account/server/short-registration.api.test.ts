import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeForm } from '#kernel/form-body.ts';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const password = 'Himitsu!2026';
const is_agreed = '1';

describe('a registration', () => {
  test('needs the proved address, a password and the agreement; the member logs in with the address, and may choose a login ID later [AUTH-009, AUTH-036, AUTH-038]', async () => {
    const body = { registration_token: await calls.registrationToken('short@example.jp'), password, is_agreed };
    const made = await calls.post('registration/1', body);
    expect(made.status).toBe(200);
    const headers = { 'access-token': made.data.accessToken as string };
    expect((await calls.get('login_info/1', headers)).data).toMatchObject({ loginId: null, hasPassword: true });
    expect(await calls.logIn('short@example.jp', password)).toMatchObject({ userId: made.data.userId });

    const fresh = 'Atarashii#2026';
    const same = { current_password: password, password: 'short@example.jp' };
    expect((await calls.post('login_info/password/1', same, headers)).errors).toEqual({
      password: [expect.stringContaining('differ')],
    });
    const changed = { current_password: password, password: fresh };
    expect((await calls.post('login_info/password/1', changed, headers)).status).toBe(200);
    const login = { login_id: 'short.demo', current_password: fresh };
    expect((await calls.post('login_info/login_id/1', login, headers)).status).toBe(200);
    expect(await calls.logIn('short.demo', fresh)).toMatchObject({ userId: made.data.userId });
  });

  test('without login IDs makes any number of accounts', async () => {
    for (const mail of ['one@example.com', 'two@example.com']) {
      const body = { registration_token: await calls.registrationToken(mail), password, is_agreed };
      expect((await calls.post('registration/1', body)).status).toBe(200);
    }
  });

  test('at a site that asks for answers at once needs them, and reports them beside the other problems [AUTH-036, PROFILE-001]', async () => {
    const form = (await calls.get('profile_form/1/11')).data;
    expect([...form.shareProfile, ...form.profile].map((item: { entryFormKey: string }) => item.entryFormKey)).toEqual([
      'company',
    ]);
    const registration_token = await calls.registrationToken('company@example.jp', '1/11');
    const body = { registration_token, password };
    expect((await calls.post('registration/1/11', body)).errors).toEqual({
      is_agreed: [expect.any(String)],
      'profile.company': ['Input required'],
    });
    const company = { entryFormKey: 'company', answerMethod: 'SEARCHTEXT', textValue: '花町商店', profileId: 1 };
    const answers = Object.fromEntries(encodeForm({ answers: [company] }));
    const made = await calls.post('registration/1/11', { ...body, is_agreed: '1', ...answers });
    expect(made.status).toBe(200);
    const personal = await calls.get('personal/1/11', { 'access-token': made.data.accessToken });
    expect(personal.data.profile[0]).toMatchObject({ entryFormKey: 'company', textValue: '花町商店' });
  });
});
