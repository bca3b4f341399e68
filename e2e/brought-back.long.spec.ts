import { type Browser, chromium, type Page } from '@playwright/test';
import { findInstalled } from './chromium.ts';
import { agreeIfAsked, identityWordsOf, placeOf } from './identity-provider.ts';
import { expect, takenOver, test } from './journey.ts';
import { demoPassword, enterAs, tokensOf } from './member.ts';
import { begin, next, placeOrder, typeCard } from './purchase-steps.ts';
import { purchaseWords } from './purchase-words.ts';
import { once } from './sweep.ts';

/** Chromium without its windows keeps no page that it leaves, and Playwright tells others to keep none. */
const installed = findInstalled();
if (installed === undefined) console.log('skipped: pages that Back brings back, because no Chromium is installed');

let browser: Browser;
let page: Page;
test.beforeAll(async () => {
  if (installed === undefined) return;
  browser = await chromium.launch({
    executablePath: installed.path,
    args: ['--no-sandbox', '--disable-gpu', '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser?.close());
test.beforeEach(async ({ locale, baseURL }) => {
  test.skip(installed === undefined);
  const context = await browser.newContext({ locale, baseURL, timezoneId: 'Asia/Tokyo' });
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
  page = await context.newPage();
  await page.addInitScript(() => {
    const before = sessionStorage.getItem('brought back') ?? '';
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('brought back', `${before}+`);
    });
  });
});
test.afterEach(() => page?.context().close());

/** Back, to a page that was kept as it was left. */
async function bringBack(): Promise<void> {
  // Playwright would wait for a document that is loaded.
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brought back')).catch(() => null)).toBe('+');
}

async function open(address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

test('the button of a provider works after Back from there', once, async ({ language, baseURL }, { project }) => {
  const { url } = placeOf(project.name, baseURL);
  const say = await identityWordsOf(language);
  const button = page.getByRole('button', { name: say.page.logInWith(say.name) });
  const atProvider = page.getByRole('heading', { level: 1, name: say.provider.chooseTitle });
  await open(`${url}/users/login`);
  await button.click();
  await expect(atProvider).toBeVisible();
  await bringBack();
  await button.click();
  await expect(atProvider).toBeVisible();
});

test(
  'the form that connects an account works after Back from the provider',
  once,
  async ({ language, baseURL, request, words }, { project }) => {
    const { url, ids, realmKey, member } = placeOf(project.name, baseURL);
    const say = await identityWordsOf(language);
    await enterAs(page, await tokensOf(request, member, ids), realmKey);
    await open(`${url}/users/mypage/login-info`);
    await agreeIfAsked(page, words.common.ok);
    const row = page.getByRole('region', { name: say.name });
    const send = row.getByRole('button', { name: say.page.toProvider(say.name) });
    const atProvider = page.getByRole('heading', { level: 1, name: say.provider.chooseTitle });
    await row.getByRole('button', { name: say.page.connect(say.name) }).click();
    await row.getByLabel(words.account.currentPassword).fill(demoPassword);
    await send.click();
    await expect(atProvider).toBeVisible();
    await bringBack();
    await send.click();
    await expect(atProvider).toBeVisible();
  },
);

test('an order leads to the bank again after Back from there', once, async ({ language, request, oneOf }) => {
  const buyers = { phone: 'invited.demo', 'phone in English': 'exhibitor.demo', desktop: 'staff.demo' };
  await enterAs(page, await tokensOf(request, oneOf(buyers)));
  const say = await purchaseWords(language);
  await begin(page, open, [{ ticketId: 12, number: 1 }]);
  await next(page, say);
  await typeCard(page, '4242424242424242', say);
  await next(page, say);
  await placeOrder(page, say.confirm.paid.order(language === 'jpn' ? '1,500円' : '¥1,500'));
  const atBank = /\/dev\/pay\/3ds\//;
  const goOn = page.getByRole('button', { name: say.open.goOn });
  await page.waitForURL(atBank);
  // The order has taken the place of the form, and is a document of its own.
  await page.evaluate(() => history.back());
  await goOn.click();
  await page.waitForURL(atBank);
  await bringBack();
  await goOn.click();
  await page.waitForURL(atBank);
});
