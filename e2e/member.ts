import type { APIRequestContext, Page } from '@playwright/test';
import { apiPrefix } from '#kernel/limits.ts';

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
