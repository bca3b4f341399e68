import type { Page } from '@playwright/test';
import { toolLanguage } from '#demo/page/tool-language.ts';
import { demoPerson } from '#demo/identity-provider/demo-people.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { agreeIfAsked, beAtProvider, identityWordsOf, loggedActions, placeOf } from './identity-provider.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { demoPassword, enterAs, stored, tokensOf } from './member.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';
import { long } from './sweep.ts';

/** The log host does not answer, so the records stay in the browser for the test to read. */
async function keepRecords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) =>
      input === '/v1/log/access/store' ? Promise.reject(new TypeError('no log host')) : send(input, init);
  });
}

test.beforeEach(async ({ context, baseURL }, { project }) => {
  const { url } = placeOf(project.name, baseURL);
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url }]);
});

test('a visitor cancels, logs in through the provider, becomes a member and logs in again [AUTH-010, AUTH-012, AUTH-013, AUTH-014, AUTH-015, AUTH-016, AUTH-017, AUTH-018]', async ({
  page,
  request,
  language,
  words,
  troubles,
  baseURL,
}, { project }) => {
  const place = placeOf(project.name, baseURL);
  const say = await identityWordsOf(language);
  const wanted = new URL(`${place.url}/module/information/10`).pathname;
  const button = page.getByRole('button', { name: say.page.logInWith(say.name) });
  troubles.expect(/status( of)? 403/);
  await keepRecords(page);
  await page.goto(`${place.url}?pcode=winter`);
  await takenOver(page);
  await page.goto(`${place.url}/users/login?link=${encodeURIComponent(wanted)}&pcode=spring`);
  await takenOver(page);
  expect(await accessibilityProblems(page)).toEqual([]);

  await test.step('cancels', async () => {
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: say.provider.chooseTitle })).toBeVisible();
    expect(await stored(page, place.openKey)).toBeTruthy();
    expect(await stored(page, 'login')).toBe('1');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowProblems(page, 320, 700)).toEqual([]);
    await page.getByRole('button', { name: say.provider.cancel }).click();
    await expect(page.getByText(say.messages.cancelled(say.name))).toBeVisible();
    expect(pathOf(page)).toBe(
      `${new URL(place.url).pathname.replace(/\/$/, '')}/users/login?${new URLSearchParams({ link: wanted }).toString()}`,
    );
    expect(new URL(page.url()).hash).toBe('');
    expect(await stored(page, place.openKey)).toBeNull();
    expect(await stored(page, 'login')).toBeNull();
    expect(await stored(page, 'accessToken')).toBeNull();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  try {
    await test.step('becomes a member', async () => {
      const connection = page.waitForRequest(/\/account_connection\//);
      await button.click();
      await expect(page.getByRole('heading', { level: 1, name: say.provider.chooseTitle })).toBeVisible();
      await page.getByRole('button', { name: demoPerson('minami')?.name[toolLanguage(language)] ?? '' }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.provider.consentTitle })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await overflowProblems(page, 320, 700)).toEqual([]);
      await page.getByRole('button', { name: say.provider.allow }).click();
      const call = await connection;
      expect(new URL(call.url()).pathname).toBe(`${apiPrefix}account_connection/${place.ids}`);
      const body = new URLSearchParams(call.postData() ?? '');
      expect(body.get('access_token')).toBeTruthy();
      expect([body.get('pcode'), body.get('last_pcode')]).toEqual(['spring', 'winter']);
      await expect(page).toHaveURL(/\/users\/register-complete/);
      await takenOver(page);
      expect(await stored(page, 'accessToken')).toBeTruthy();
      expect(await stored(page, place.openKey)).toBeNull();
      expect(await loggedActions(page)).toEqual(['register']);
      await page.getByRole('link', { name: words.account.registered.goOn }).click();
      await expect(page).toHaveURL(new URL(wanted, place.url).href);
    });

    await test.step('comes in again', async () => {
      await page.evaluate(() => {
        for (const key of ['accessToken', 'refreshToken', 'memberRealm']) localStorage.removeItem(key);
      });
      await page.goto(`${place.url}/users/login?link=${encodeURIComponent(wanted)}`);
      await takenOver(page);
      await button.click();
      await beAtProvider(page, 'minami', language);
      await expect(page).toHaveURL(new URL(wanted, place.url).href);
      await takenOver(page);
      expect(await loggedActions(page)).toEqual(['register', 'login']);
    });

    await test.step('keeps the only way in', async () => {
      troubles.expect(/status( of)? 409/);
      await page.goto(`${place.url}/users/mypage/login-info`);
      await agreeIfAsked(page, words.common.ok);
      await page.getByRole('button', { name: say.page.disconnect(say.name) }).click();
      await page.getByRole('button', { name: say.page.disconnectShort, exact: true }).click();
      await expect(page.getByText(say.messages.onlyWayIn)).toBeVisible();
    });
  } finally {
    // The account is erased, so the next try finds none.
    const accessToken = await stored(page, 'accessToken').catch(() => null);
    if (accessToken !== null) {
      await request.post(`${apiPrefix}unsubscribe/${place.ids}`, {
        headers: { 'access-token': accessToken },
        form: { is_confirmed: '1' },
      });
    }
  }
});

test(
  'without a verified mail address a visitor is told to register; a member connects and disconnects with the password [AUTH-013, AUTH-038]',
  long,
  async ({ page, request, language, words, troubles, baseURL }, { project }) => {
    const place = placeOf(project.name, baseURL);
    const say = await identityWordsOf(language);
    troubles.expect(/status( of)? 409/);
    await page.goto(`${place.url}/users/login`);
    await takenOver(page);
    await page.getByRole('button', { name: say.page.logInWith(say.name) }).click();
    await beAtProvider(page, 'daichi', language);
    await expect(page.getByText(say.messages.mailNotVerified(say.name))).toBeVisible();
    await expect(page.getByRole('link', { name: words.account.login.register })).toBeVisible();

    await enterAs(page, await tokensOf(request, place.member, place.ids), place.realmKey);
    await page.goto(`${place.url}/users/mypage/login-info`);
    await agreeIfAsked(page, words.common.ok);
    const row = page.getByRole('region', { name: say.name });
    await row.getByRole('button', { name: say.page.connect(say.name) }).click();
    await row.getByLabel(words.account.currentPassword).fill(demoPassword);
    await row.getByRole('button', { name: say.page.toProvider(say.name) }).click();
    await beAtProvider(page, 'daichi', language);
    await expect(page.getByText(say.page.connected(say.name))).toBeVisible();
    expect(pathOf(page)).toMatch(/\/users\/mypage\/login-info$/);
    expect(await accessibilityProblems(page)).toEqual([]);

    await row.getByRole('button', { name: say.page.disconnect(say.name) }).click();
    await row.getByLabel(words.account.currentPassword).fill(demoPassword);
    await row.getByRole('button', { name: say.page.disconnectShort, exact: true }).click();
    await expect(row.getByText(say.page.disconnected(say.name))).toBeVisible();
    await expect(row.getByText(say.page.notConnected)).toBeVisible();
  },
);

test(
  'a key of another person’s login does not work, and a late key says so [AUTH-015]',
  long,
  async ({ page, language, troubles, baseURL }, { project }) => {
    const place = placeOf(project.name, baseURL);
    const say = await identityWordsOf(language);
    troubles.expect(/status( of)? 410/);
    for (const key of ['late', 'x'.repeat(43)]) {
      await page.goto('about:blank');
      await page.goto(`${place.url}/users/login#identity=${key}`);
      await expect(page.getByText(say.messages.tooLate)).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
      expect(await stored(page, 'accessToken')).toBeNull();
    }
  },
);
