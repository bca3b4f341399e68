import type { Page } from '@playwright/test';
import type { LanguageCode } from '#kernel/language.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { site } from './demo-sites.ts';
import { expect, pathOf, quiet, takenOver, test } from './journey.ts';
import { demoPassword, enterAs, stored, tokensOf } from './member.ts';
import { begin } from './purchase-steps.ts';
import { long } from './sweep.ts';

const city = site('city');
const expo = site('expo');
const loginInfo = `${city.path}/users/mypage/login-info`;

async function sessionEndWords(language: LanguageCode) {
  type Words = { default: typeof import('#features/account/web/session-end/texts/jpn.ts').default };
  return ((await import(`#features/account/web/session-end/texts/${language}.ts`)) as Words).default;
}
const madeUp = { accessToken: 'made-up', refreshToken: 'made-up' };

test('a session that ends on a page for members leads to the login and then back to the page [AUTH-025, AUTH-028, AUTH-007]', async ({
  page,
  words,
  language,
  troubles,
}) => {
  troubles.expect(/status( of)? 552/);
  await enterAs(page, madeUp);
  await page.addInitScript(() => localStorage.setItem('ticketCart', '{}'));
  await page.goto(loginInfo);
  await expect(page).toHaveURL(`${city.path}/users/login`);
  await takenOver(page);
  expect(await stored(page, 'accessToken')).toBeNull();
  expect(await stored(page, 'refreshToken')).toBeNull();
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText((await sessionEndWords(language)).cart);
  await said.getByRole('button').click();
  const { account } = words;
  await page.getByLabel(account.login.id).fill('hanako.demo');
  await page.getByLabel(account.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(page).toHaveURL(loginInfo);
  await expect(page.getByText('hanako@example.jp')).toBeVisible();
});

test(
  'a member whose session ends on an open page stays there as a visitor, without a message [AUTH-029, BOOT-019]',
  long,
  async ({ page, troubles }) => {
    troubles.expect(/status( of)? 552/);
    await enterAs(page, madeUp);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto(city.path);
    await expect.poll(() => documents.length).toBe(2);
    await takenOver(page);
    await expect.poll(() => stored(page, 'accessToken')).toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(pathOf(page)).toBe(city.path);
  },
);

test(
  'a stored token that no header can carry ends the session too, and the next login works',
  long,
  async ({ page, open }) => {
    for (const token of ['made\nup', 'made up', 'トークン']) {
      await open(city.path);
      await page.evaluate((text) => {
        Object.assign(localStorage, { accessToken: text, refreshToken: text, memberRealm: 'portal/1' });
      }, token);
      await page.goto(loginInfo);
      await expect(page).toHaveURL(`${city.path}/users/login`);
      await expect.poll(() => stored(page, 'accessToken')).toBeNull();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    await takenOver(page);
    await page.locator('input[name=login_id]').fill('hanako.demo');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(loginInfo);
  },
);

test(
  'a session that ends at a step of a purchase says so, and that nothing was ordered; the login leads back [AUTH-025, AUTH-029]',
  long,
  async ({ page, request, open, language, troubles }) => {
    troubles.expect(/status( of)? 552/);
    const tickets = `${expo.path}/module/ticket/60`;
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await begin(page, open, [{ ticketId: 1, number: 1 }]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('purchaseStep'))).not.toBeNull();
    await page.evaluate((tokens) => Object.assign(localStorage, tokens), madeUp);
    await page.reload();
    const said = page.getByRole('alertdialog');
    await expect(said).toContainText((await sessionEndWords(language)).purchase);
    for (const key of ['accessToken', 'ticketCart']) expect(await stored(page, key)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('purchaseForm'))).toBeNull();
    await said.getByRole('button').last().click();
    await expect(page).toHaveURL(`${expo.path}/users/login`);
    await page.locator('input[name=login_id]').fill('james.demo');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(tickets);
  },
);

test('an expired token is renewed once, and the member notices nothing [AUTH-022, AUTH-024]', async ({
  page,
  request,
  open,
  troubles,
}) => {
  troubles.expect(/status( of)? 551/);
  const tokens = await tokensOf(request, 'hanako.demo');
  await enterAs(page, tokens);
  let refreshes = 0;
  await page.route(`**${apiPrefix}account_refreshment/**`, async (route) => {
    refreshes += 1;
    await route.continue();
  });
  // Every call with the first token gets the answer that it has expired.
  await page.route(`**${apiPrefix}{personal,login_info}/**`, async (route) => {
    const isOld = (await route.request().headerValue('access-token')) === tokens.accessToken;
    if (isOld) await route.fulfill({ status: 551, json: { message: 'expired' } });
    else await route.continue();
  });
  await open(loginInfo);
  await expect(page.getByText('hanako@example.jp')).toBeVisible();
  expect(refreshes).toBe(1);
  expect(await stored(page, 'accessToken')).not.toBe(tokens.accessToken);
  expect(await stored(page, 'refreshToken')).not.toBe(tokens.refreshToken);
});

test(
  'a member of one portal is a visitor at another portal of the host, and still logged in on coming back [SITE-036]',
  long,
  async ({ page, request, open }) => {
    const portal = await tokensOf(request, 'hanako.demo');
    await enterAs(page, portal);
    const passcode = site('passcode');
    await open(`${passcode.path}/users/login`);
    await expect(page.locator('input[name=password]')).toBeVisible();
    await page.locator('input[name=login_id]').fill('alumni.demo');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    await expect.poll(() => stored(page, 'memberRealm')).toBe('event/21');
    await open(loginInfo);
    await expect(page.getByText('hanako@example.jp')).toBeVisible();
  },
);

test(
  'a second tab in which another member logs in changes every tab: nothing of the first member stays, and nothing typed is saved for the second',
  long,
  async ({ page, context, request, language, troubles, words }) => {
    troubles.expect(/status( of)? 409/);
    const said = page.getByRole('alertdialog');
    const elsewhere = (await sessionEndWords(language)).elsewhereTitle;
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await page.goto(`${city.path}/users/mypage/profile`);
    const nickname = page.locator('[name="shareProfile.avatar.nickname"]');
    await expect(nickname).toBeVisible();
    await nickname.fill('花ちゃん');

    const second = await context.newPage();
    await second.goto(`${city.path}/users/mypage`);
    await takenOver(second);
    await second.getByRole('button', { name: words.mypage.logOut }).click();
    await expect(second.locator('.hb-header-account')).toHaveAttribute('href', /login$/);
    await expect(page).toHaveURL(`${city.path}/users/login`);
    await expect(said).toContainText(elsewhere);
    await said.getByRole('button').first().click();

    await second.goto(`${city.path}/users/login`);
    await takenOver(second);
    await second.locator('input[name=login_id]').fill('james.demo');
    await second.locator('input[name=password]').fill(demoPassword);
    await second.locator('form button[type=submit]').click();
    await expect(second.locator('.hb-header-account')).toHaveAttribute('href', /mypage$/);
    await expect(page).toHaveURL(`${city.path}/users/mypage/profile`);
    await expect(nickname).not.toHaveValue('花ちゃん');
    await expect(page.getByText('hanako@example.jp')).toHaveCount(0);

    // The app, or a login over a login, changes the tokens without a logout.
    await page.goto(loginInfo);
    await expect(page.getByText('james@example.com')).toBeVisible();
    const { accessToken, refreshToken } = await tokensOf(request, 'hanako.demo');
    await second.evaluate((tokens) => Object.assign(localStorage, tokens), { accessToken, refreshToken });
    await expect(page.getByText('hanako@example.jp')).toBeVisible();
    await expect(page.getByText('james@example.com')).toHaveCount(0);
    await expect(said).toContainText(elsewhere);
  },
);

test(
  'a visitor’s page becomes the member’s when they log in in a second tab, and keeps the typed text',
  long,
  async ({ page, context, request, open, language }) => {
    type Words = { default: typeof import('#features/web-page/texts/jpn.ts').default };
    const { default: say } = (await import(`#features/web-page/texts/${language}.ts`)) as Words;
    await open(`${expo.path}/module/web_page/20/1`);
    await page.getByRole('button', { name: say.contactOpen }).click();
    const contents = page.locator('textarea[name=contents]');
    await contents.fill('灯');
    const second = await context.newPage();
    await second.goto(expo.path);
    const { accessToken, refreshToken } = await tokensOf(request, 'hanako.demo');
    await second.evaluate((tokens) => Object.assign(localStorage, tokens), { accessToken, refreshToken });
    await expect(page.locator('.hb-header-account')).toHaveAttribute('href', /mypage$/);
    await expect(contents).toHaveValue('灯');
  },
);

test(
  'where the browser refuses storage a login holds for the life of the page, which says so',
  long,
  async ({ page, open, language, words }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(`${city.path}/users/login`);
    await page.locator('input[name=login_id]').fill('hanako.demo');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    const { refusedTitle, refused } = await sessionEndWords(language);
    const said = page.getByRole('alertdialog', { name: refusedTitle });
    await expect(said).toContainText(refused);
    await said.getByRole('button').click();
    await expect(page).toHaveURL(city.path);
    await page.locator('.hb-header-account').click();
    await expect(page.getByRole('heading', { level: 1, name: words.mypage.title })).toBeVisible();
    await page.locator(`main a[href="${loginInfo}"]`).click();
    // My page shows the address too: going back before the page has changed would leave it.
    await expect(page).toHaveURL(loginInfo);
    await expect(page.getByText('hanako@example.jp')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: words.mypage.logOut }).click();
    await expect(page.locator('.hb-header-account')).toHaveAttribute('href', /login$/);
  },
);

/** The JavaScript of a page that was seen to its end, compressed, in bytes; with the data saver on nothing is fetched ahead. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(path, { waitUntil: 'load' });
  await takenOver(page);
  const waiting = () =>
    page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const hasBegun = (widget: Element) => Object.keys(widget).some((key) => key.startsWith('__reactContainer'));
      return [...document.querySelectorAll('.hb-widget')].filter((widget) => !hasBegun(widget)).length;
    });
  await expect.poll(waiting).toBe(0);
  await quiet(page);
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

test(
  'a member’s page, seen to its end, costs at most 8 KB of JavaScript more than a visitor’s',
  long,
  async ({ page, browser, request, baseURL }) => {
    const visitor = await scriptBytes(page, expo.path);
    const context = await browser.newContext({ baseURL });
    const member = await context.newPage();
    await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
    await enterAs(member, await tokensOf(request, 'hanako.demo', '1/11'));
    const own = await scriptBytes(member, expo.path);
    await context.close();
    expect(visitor).toBeGreaterThan(50_000);
    test.info().annotations.push({ type: 'bytes', description: `visitor ${visitor}, member ${own}` });
    // A member's small parts share files with those of other pages.
    expect(own - visitor).toBeLessThanOrEqual(8 * 1024);
  },
);
