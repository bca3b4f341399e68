import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { entryOf, parsePage } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** The four scopes: an own domain, an event, a portal, a portal's event. */
const scopes = [
  ['hanamachi.localhost', ''],
  ['hiroba.test', '/web/event/21'],
  ['hiroba.test', '/web/portal/1'],
  ['hiroba.test', '/web/portal/1/event/11'],
] as const;

const routes = [
  ['users/login', 'login', 'ログイン'],
  ['users/register', 'register', '新規会員登録'],
  ['users/register-complete', 'registerComplete', '登録'],
  ['users/reset', 'reset', 'パスワードの再設定'],
] as const;

test.each(routes)(
  '/%s shows the page %s in all four scopes [ROUTE-014, ROUTE-015, ROUTE-016, ROUTE-017]',
  async (path, name, title) => {
    for (const [host, base] of scopes) {
      const html = await site.page(`${base}/${path}`, { host, 'accept-language': 'ja' });
      expect([host, base, entryOf(html).page.name]).toEqual([host, base, name]);
      expect(parsePage(html).querySelector('h1')?.textContent).toContain(title);
    }
  },
);
