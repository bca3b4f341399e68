import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitTable } from '#server/limits/limit-table.ts';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { cityAnswers } from '../../../../test/profile-forms.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { useUpTries } from '../../../../test/use-up-tries.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const minute = 60_000;
/** Every test has another visitor on another day, so the counts of one test do not stop the next. */
let day = 0;
function nextDay(): number {
  day += 1;
  const now = testNow + day * 24 * 60 * minute;
  calls.site.setNow(now);
  return now;
}

const tokenFor = (mail: string) => calls.registrationToken(mail);

const chosen = { login_id: 'yamada.taro', password: 'Himitsu!2026', is_agreed: '1', ...cityAnswers };

describe('a registration', () => {
  test('goes from the mail to the code to the account; the new member is logged in and greeted [AUTH-009, AUTH-036, AUTH-001, TERMS-008]', async () => {
    nextDay();
    const token = await tokenFor('taro@example.jp');
    const made = await calls.post('registration/1', { registration_token: token, ...chosen });
    expect(made).toMatchObject({
      status: 200,
      data: { userId: expect.any(Number), accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    const info = await calls.get('login_info/1', { 'access-token': made.data.accessToken });
    expect(info.data).toEqual({ mail: 'taro@example.jp', loginId: 'yamada.taro', hasPassword: true, identities: [] });
    const [welcome] = await calls.site.mails('taro@example.jp');
    expect(welcome).toMatchObject({ kind: 'registered', language: 'eng' });
    const agreed = await calls.site.database.kysely
      .selectFrom('terms_agreement')
      .selectAll()
      .where('member_id', '=', made.data.userId)
      .execute();
    expect(agreed).toMatchObject([{ site_key: 'portal/1', agreed_at: expect.any(Date) }]);
    expect(await calls.logIn('YAMADA.taro', chosen.password)).toMatchObject({ userId: made.data.userId });
    expect(await calls.logIn('Taro@Example.jp', chosen.password)).toMatchObject({ userId: made.data.userId });
  });

  test('finds one account by its address however it is typed or pasted, and mails a domain in another script', async () => {
    nextDay();
    const made = await calls.post('registration/1', {
      registration_token: await tokenFor('mei@xn--wgv71a119e.jp'),
      ...chosen,
      login_id: 'mei.haruno',
    });
    expect(made.status).toBe(200);
    for (const typed of [
      'mei@日本語.jp',
      'Ｍｅｉ＠日本語。ｊｐ',
      '春野 芽衣 <mei@日本語.jp>',
      '\u202amei@xn--wgv71a119e.jp\u202c',
      'mailto:MEI@XN--WGV71A119E.JP',
      '\ufeffmei.haruno\u200b',
    ])
      expect([typed, await calls.logIn(typed, chosen.password)]).toMatchObject([typed, { userId: made.data.userId }]);
    nextDay();
    await calls.post('registration/mail/1', { mail: ' 春野　芽衣＜mei@日本語．jp＞' });
    expect((await calls.site.mails('mei@xn--wgv71a119e.jp')).length).toBe(3);
    expect(await calls.post('registration/mail/1', { mail: 'mei@日本語.jp, taro@example.jp' })).toMatchObject({
      status: 422,
      errors: { mail: [expect.any(String)] },
    });
  });

  test('counts at the portal and all its events, and nowhere else [SITE-036]', async () => {
    await calls.logIn('hanako.demo', undefined, '1/11');
    await calls.logIn('hanako.demo', undefined, '1/14');
    for (const where of ['2', '0/21']) {
      const answer = await calls.post(`authentication/${where}`, { login_id: 'hanako.demo', password: 'hiroba-demo1' });
      expect(answer).toMatchObject({ status: 422 });
    }
  });

  test('of a known address gets the same answer as an unknown one, and the mail says why [AUTH-036]', async () => {
    nextDay();
    const known = await calls.post('registration/mail/1', { mail: 'HANAKO@example.jp' });
    const unknown = await calls.post('registration/mail/1', { mail: 'nobody@example.jp' });
    expect(known).toEqual(unknown);
    expect(await calls.site.mails('HANAKO@example.jp')).toMatchObject([{ kind: 'already-registered' }]);
    const guess = await calls.post('registration/verify/1', { mail: 'hanako@example.jp', code: '000000' });
    expect(guess).toMatchObject({ status: 422, errors: { code: ['Incorrect verification code.'] } });
  });

  test('says at each field what is wrong with it, all at once [AUTH-031, AUTH-032, AUTH-033, AUTH-034]', async () => {
    nextDay();
    const registration_token = await tokenFor('fields@example.jp');
    const wrong = await calls.post('registration/1', { registration_token, login_id: 'user@name', password: 'short' });
    expect(wrong).toMatchObject({
      status: 422,
      errors: {
        login_id: ['Use only letters, numbers and . _ -'],
        password: ['Please enter at least 8 characters'],
        is_agreed: ['Agree to the terms to continue.'],
      },
    });
    const taken = await calls.post('registration/1', { registration_token, ...chosen, login_id: 'Hanako.Demo' });
    expect(taken).toMatchObject({ status: 422, errors: { login_id: [expect.stringContaining('taken')] } });
    const same = await calls.post('registration/1', { registration_token, ...chosen, password: 'fields@example.jp' });
    expect(same).toMatchObject({ status: 422, errors: { password: [expect.stringContaining('differ')] } });
    // None of these failures spent the token.
    const right = { registration_token, ...chosen, login_id: 'fields.demo' };
    expect(await calls.post('registration/1', right)).toMatchObject({ status: 200 });
    expect(await calls.post('registration/1', { ...right, login_id: 'fields.demo2' })).toMatchObject({ status: 410 });
  });

  test('refuses U+0000 in a login ID and a password, and so does a login [AUTH-032, AUTH-034]', async () => {
    nextDay();
    const registration_token = await tokenFor('zero@example.jp');
    const typed = { login_id: 'zero\0.demo', password: 'Himitsu\0!2026' };
    const wrong = { status: 422, errors: { login_id: [expect.any(String)], password: [expect.any(String)] } };
    expect(await calls.post('registration/1', { registration_token, ...chosen, ...typed })).toMatchObject(wrong);
    expect(
      await calls.post('authentication/1', { login_id: 'hanako\0.demo', password: 'hiroba-\0demo1' }),
    ).toMatchObject(wrong);
  });

  test('with one token sent twice at once makes one account', async () => {
    nextDay();
    const registration_token = await tokenFor('twice@example.jp');
    const both = await Promise.all(
      ['twice.demo1', 'twice.demo2'].map((login_id) =>
        calls.post('registration/1', { registration_token, ...chosen, login_id }),
      ),
    );
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['200', '410']);
  });

  test('of one address in two tabs makes one account, and the other tab learns of it', async () => {
    nextDay();
    const tokens = [await tokenFor('tabs@example.jp'), await tokenFor('tabs@example.jp')];
    const answers = await Promise.all(
      tokens.map((registration_token, index) =>
        calls.post('registration/1', { registration_token, ...chosen, login_id: `tabs.demo${index}` }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '422']);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.errors).toEqual({ mail: [expect.stringContaining('already has an account')] });
    const rows = await calls.site.database.kysely
      .selectFrom('member')
      .select('member_id')
      .where('mail_key', '=', 'tabs@example.jp')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('counts against its network address once it makes an account, and the refusal says how long to wait [AUTH-036]', async () => {
    nextDay();
    const body = async (login_id: string) => ({
      registration_token: await tokenFor(`${login_id}@example.jp`),
      ...chosen,
      login_id,
    });
    const [last, late] = [await body('hall.last'), await body('hall.late')];
    expect((await calls.post('registration/1', await body('hall.first'))).status).toBe(200);
    const here = { context: { now: testNow + day * 24 * 60 * minute, clientAddress: '' } };
    await useUpTries(calls.site.database, 'accountMade', here, ['address'], 1);
    for (const wrong of [{ password: 'short' }, { registration_token: 'nothing' }]) {
      expect((await calls.post('registration/1', { ...last, ...wrong })).status).not.toBe(429);
    }
    expect((await calls.post('registration/1', last)).status).toBe(200);
    expect(await calls.post('registration/1', late)).toMatchObject({
      status: 429,
      message: 'Too many accounts have been created. Please try again in about 1 hour.',
    });
    calls.site.setNow(testNow + day * 24 * 60 * minute + limitTable.accountMade.turns[1].withinMs);
    const again = { ...late, registration_token: await tokenFor('hall.late@example.jp') };
    expect((await calls.post('registration/1', again)).status).toBe(200);
  });

  test('is not offered at a site without login', async () => {
    expect(await calls.post('registration/mail/0', { mail: 'a@example.jp' })).toMatchObject({ status: 403 });
    expect(await calls.post('registration/mail/999', { mail: 'a@example.jp' })).toMatchObject({ status: 404 });
  });
});

describe('a verification code', () => {
  test('that is empty, wrong or not six digits is reported at its field [ACCESS-011, ACCESS-015]', async () => {
    nextDay();
    await calls.post('registration/mail/1', { mail: 'code@example.jp' });
    const enter = (code: string) => calls.post('registration/verify/1', { mail: 'code@example.jp', code });
    expect((await enter('')).errors).toEqual({ code: ['Input required'] });
    expect((await enter('12345')).errors).toEqual({ code: ['Enter the six-digit code.'] });
    expect((await enter('abcdef')).errors).toEqual({ code: ['Enter the six-digit code.'] });
    const right = await calls.code('code@example.jp');
    const wrong = right === '123456' ? '654321' : '123456';
    expect((await enter(wrong)).errors).toEqual({ code: ['Incorrect verification code.'] });
    const wide = [...right].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    expect(await enter(` ${wide.slice(0, 3)}-${wide.slice(3)}`)).toMatchObject({ status: 200 });
  });

  test('is closed by five wrong entries, even for the right code and even when the entries arrive at once [AUTH-036]', async () => {
    nextDay();
    await calls.post('registration/mail/1', { mail: 'guess@example.jp' });
    const right = await calls.code('guess@example.jp');
    const enter = (code: string) => calls.post('registration/verify/1', { mail: 'guess@example.jp', code });
    const guesses = Array.from({ length: 12 }, (_, index) => String(100_000 + index)).filter((code) => code !== right);
    const answers = await Promise.all(guesses.map(enter));
    const wrong = answers.filter(({ errors }) => errors?.['code']?.[0]?.includes('Incorrect'));
    expect(wrong).toHaveLength(5);
    expect((await enter(right)).errors).toEqual({ code: ['Too many incorrect codes. Request a new one.'] });
  });

  test('expires after an hour, and a new one takes its place', async () => {
    const now = nextDay();
    await calls.post('registration/mail/1', { mail: 'late@example.jp' });
    const old = await calls.code('late@example.jp');
    calls.site.setNow(now + 61 * minute);
    const late = await calls.post('registration/verify/1', { mail: 'late@example.jp', code: old });
    expect(late.errors).toEqual({ code: ['This code has expired. Request a new one.'] });
    await calls.post('registration/mail/1', { mail: 'late@example.jp' });
    const fresh = await calls.code('late@example.jp');
    expect(await calls.post('registration/verify/1', { mail: 'late@example.jp', code: fresh })).toMatchObject({
      status: 200,
    });
  });

  test('is sent to an address five times in an hour at most', async () => {
    nextDay();
    const send = () => calls.post('registration/mail/1', { mail: 'often@example.jp' });
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, message: expect.stringContaining('1 hour') });
  });

  test('that is right does not count as a try, so visitors who share a network address do not lock each other out', async () => {
    const here = { context: { now: nextDay(), clientAddress: '' } };
    const register = async (mail: string, code: (right: string) => string) => {
      const sent = await calls.post('registration/mail/1', { mail });
      if (sent.status !== 200) return sent.status;
      return (await calls.post('registration/verify/1', { mail, code: code(await calls.code(mail)) })).status;
    };
    const right = (code: string) => code;
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
    expect(await register('one@example.jp', wrong)).toBe(422);
    await useUpTries(calls.site.database, 'registrationCodeEntered', here, ['address'], 1);
    for (const mail of ['two@example.jp', 'three@example.jp', 'four@example.jp']) {
      expect(await register(mail, right)).toBe(200);
    }
    // One try is left for a wrong entry, and there is no other.
    expect(await register('five@example.jp', wrong)).toBe(422);
    expect(await register('six@example.jp', wrong)).toBe(429);
  });

  test.each([
    '',
    'a',
    'a@b',
    'a b@example.jp',
    '日本@例え.jp',
    'x@example.jp\r\nBcc: y@example.jp',
    `${'a'.repeat(250)}@example.jp`,
  ])('is not sent to %j [PROFILE-043]', async (mail) => {
    nextDay();
    expect(await calls.post('registration/mail/1', { mail })).toMatchObject({
      status: 422,
      errors: { mail: [expect.any(String)] },
    });
  });
});
