import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { encodeForm } from '#kernel/form-body.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { type DemoSite, site } from './demo-sites.ts';
import { codeFor } from './mailbox.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  userId: number;
}

export const demoPassword = 'hiroba-demo1';

/** Logs a member of the demo in by the call, without the form: `where` is the call's `portalId[/eventId]`. */
export async function tokensOf(request: APIRequestContext, loginId: string, where = '1'): Promise<Tokens> {
  const answer = await request.post(`${apiPrefix}authentication/${where}`, {
    form: { login_id: loginId, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`${loginId} cannot log in: ${answer.status()}`);
  return ((await answer.json()) as { data: Tokens }).data;
}

/** Puts the tokens where the pages look for them, before the next document. */
export async function enterAs(page: Page, tokens: Pick<Tokens, 'accessToken' | 'refreshToken'>, realmKey = 'portal/1') {
  // As the browser of a member says it from its second page on.
  const url = test.info().project.use.baseURL;
  await page.context().addCookies([{ name: 'passed-doors', value: 'member', ...(url && { url }) }]);
  await page.addInitScript(
    ({ accessToken, refreshToken, realm }) => {
      // The script writes them once, because pages change them later.
      if (sessionStorage.getItem('entered') !== null) return;
      sessionStorage.setItem('entered', '1');
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('refreshToken', refreshToken);
      localStorage.setItem('memberRealm', realm);
    },
    { ...tokens, realm: realmKey },
  );
}

/** The stored value of a key. While the page is being left, a text says so. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key).catch(() => '(the page is being left)');

/** A member of the portal who has not filled in what its events ask for, and has agreed to the terms of `agreesAt`. */
export async function newMember(
  request: APIRequestContext,
  unique: string,
  agreesAt: DemoSite | 'nowhere' = site('expo'),
): Promise<Tokens> {
  const post = async (path: string, body: Record<string, unknown>, headers = {}) => {
    const form = Object.fromEntries(encodeForm(body));
    const answer = await request.post(apiPrefix + path, { form, headers });
    expect([path, answer.status()]).toEqual([path, 200]);
    return ((await answer.json()) as { data: Record<string, string> }).data;
  };
  const mail = `profile${unique}@example.jp`;
  await post('registration/mail/1', { mail });
  const { registration_token } = await post('registration/verify/1', { mail, code: await codeFor(request, mail) });
  const value = (parts: Record<string, string>) => Object.entries(parts).map(([key, text]) => ({ key, value: text }));
  const name = { last_name: '花町', first_name: '歩', last_name_kana: 'ハナマチ', first_name_kana: 'アユム' };
  const tokens = await post('registration/1', {
    registration_token,
    login_id: `profile.${unique}`.slice(0, 32),
    password: 'correct-horse',
    is_agreed: true,
    answers: [
      { entryFormKey: 'name', answerMethod: 'NAME', selectorValue: value(name) },
      {
        entryFormKey: 'address',
        answerMethod: 'ADDRESS',
        selectorValue: value({ postal_code: '1000001', prefecture: '13' }),
      },
    ],
  });
  const headers = { 'access-token': tokens['accessToken'] ?? '' };
  if (agreesAt !== 'nowhere') await post(`terms/agree/${agreesAt.portalId}/${agreesAt.eventId}/0`, {}, headers);
  return tokens as unknown as Tokens;
}
