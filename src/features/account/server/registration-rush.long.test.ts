import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { cityAnswers } from '../../../../test/profile-forms.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

/** The visitors of a hall, whose phones share one address of the network. */
const visitors = Array.from({ length: 200 }, (_, place) => ({
  mail: `visitor${place}@example.jp`,
  login_id: `visitor.${place}`,
  /** One in four asks for a second code, because the first mail is late. */
  isImpatient: place % 4 === 0,
  /** One in five mistypes the code once. */
  isHasty: place % 5 === 0,
  /** One in three chooses a login ID that is taken. */
  choosesTaken: place % 3 === 0,
}));

test('two hundred new members behind one address register in the same minute [AUTH-036]', async () => {
  const phoneOf = (mail: string) => ({ 'anonymous-token': mail.replaceAll(/[^a-z0-9]/g, '').padStart(32, 'p') });
  const statusOf = async (path: string, body: Record<string, string>, mail = body['mail'] ?? '') =>
    (await calls.post(path, body, phoneOf(mail))).status;
  const all = <T>(work: (one: (typeof visitors)[number]) => Promise<T>): Promise<T[]> =>
    Promise.all(visitors.map(work));
  const only = (...statuses: number[]) => new Set(statuses);

  const asked = await all(async ({ mail, isImpatient }) => {
    const first = await statusOf('registration/mail/1', { mail });
    return isImpatient ? Math.max(first, await statusOf('registration/mail/1', { mail })) : first;
  });
  expect(new Set(asked)).toEqual(only(200));

  const codes = new Map<string, string>();
  for (const { mail } of visitors) codes.set(mail, await calls.code(mail));
  const tokens = await all(async ({ mail, isHasty }) => {
    const code = codes.get(mail) ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    if (isHasty) expect(await statusOf('registration/verify/1', { mail, code: wrong })).toBe(422);
    return calls.post('registration/verify/1', { mail, code }, phoneOf(mail));
  });
  expect(new Set(tokens.map(({ status }) => status))).toEqual(only(200));

  const made = await all(async ({ mail, login_id, choosesTaken }) => {
    const place = visitors.findIndex((one) => one.login_id === login_id);
    const body = {
      registration_token: tokens[place]?.data.registration_token as string,
      login_id,
      password: 'Himitsu!2026',
      is_agreed: '1',
      ...cityAnswers,
    };
    if (choosesTaken) expect(await statusOf('registration/1', { ...body, login_id: 'hanako.demo' }, mail)).toBe(422);
    return statusOf('registration/1', body, mail);
  });
  expect(new Set(made)).toEqual(only(200));
});
