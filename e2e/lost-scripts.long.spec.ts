import type { Page } from '@playwright/test';
import { builtFileOf } from './built-file.ts';
import { site } from './demo-sites.ts';
import { expect, isSameDocument, markDocument, quiet, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { purchaseWords } from './purchase-words.ts';
import { begin, saleList } from './purchase-steps.ts';
import { once } from './sweep.ts';
import type { Words } from './words.ts';

const expo = site('expo');
const news = `${expo.path}/module/information/10`;
const toNews = `main .hb-section-more[href="${news}"]`;
const expected = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status( of)? 404|Failed to fetch dynamically imported module/;

/** A script that cannot be had until it is found again: the network fails, or the server has another build. */
async function lose(page: Page, source: string, how: 'network' | 'gone' = 'network'): Promise<{ find(): void }> {
  let isLost = true;
  await page.route(builtFileOf(source), (route) => {
    if (!isLost) return route.fallback();
    return how === 'network' ? route.abort() : route.fulfill({ status: 404, body: 'gone' });
  });
  return { find: () => void (isLost = false) };
}

async function isReloaded(page: Page): Promise<void> {
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await takenOver(page);
}

const saidLost = (page: Page, { common }: Words) => page.getByRole('alertdialog', { name: common.partLostTitle });

/** After the one reload the visitor is told; the second try works in the same document. */
async function triesAgain(page: Page, words: Words, script: { find(): void }): Promise<void> {
  const said = saidLost(page, words);
  await expect(said).toBeVisible();
  await markDocument(page);
  script.find();
  await said.getByRole('button', { name: words.common.again }).click();
  await expect(said).toBeHidden();
}

test('a ticket whose script is lost reloads the page once, says so, and opens at the second try [BOOT-023]', async ({
  page,
  open,
  words,
  troubles,
}) => {
  troubles.expect(expected);
  const script = await lose(page, 'features/ticket/web/detail/ticket-detail.tsx');
  await open(saleList);
  await markDocument(page);
  await page.locator('#hb-ticket-1').click();
  await isReloaded(page);
  await triesAgain(page, words, script);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`${saleList}/detail?ticket=1`);
  expect(await isSameDocument(page)).toBe(true);
});

test('a visitor who does without a lost ticket may press another one', async ({ page, open, words, troubles }) => {
  troubles.expect(expected);
  const script = await lose(page, 'features/ticket/web/detail/ticket-detail.tsx');
  await open(saleList);
  await markDocument(page);
  await page.locator('#hb-ticket-1').click();
  await isReloaded(page);
  const said = saidLost(page, words);
  await said.getByRole('button', { name: words.common.close }).click();
  await expect(page).toHaveURL(saleList);
  script.find();
  await markDocument(page);
  await page.locator('#hb-ticket-2').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('the cart, and the checkout behind it, open at the second try', async ({
  page,
  open,
  words,
  language,
  troubles,
}) => {
  troubles.expect(expected);
  const say = await purchaseWords(language);
  const checkout = await lose(page, 'features/ticket/web/purchase/purchase-flow.tsx');
  await begin(page, open, [{ ticketId: 1, number: 1 }]);
  await triesAgain(page, words, checkout);
  await expect(page.getByRole('heading', { level: 1, name: say.headings.free })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  const cart = await lose(page, 'features/ticket/web/cart/cart-list.tsx');
  await open(saleList);
  await markDocument(page);
  await page.locator('.hb-cart-bar').getByRole('button').click();
  await isReloaded(page);
  await triesAgain(page, words, cart);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('offline for a moment, the language dialog and my page open at the second try, and nothing is reloaded', async ({
  page,
  open,
  context,
  request,
  words,
  troubles,
}) => {
  troubles.expect(expected);
  await enterAs(page, await tokensOf(request, 'hanako.demo'));
  const mypage = await lose(page, 'features/mypage/web/mypage-page.tsx');
  await open(expo.path);
  await quiet(page);
  await markDocument(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
  const said = saidLost(page, words);
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await said.getByRole('button', { name: words.common.again }).click();
  const languages = page.getByRole('dialog', { name: words.language.title });
  await expect(languages).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages).toBeHidden();

  await context.setOffline(true);
  await page.locator('.hb-header-account').click();
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await triesAgain(page, words, mypage);
  await expect(page.getByRole('heading', { level: 1, name: words.mypage.title })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a release while a visitor types costs one reload, and what was typed stays [BOOT-023]', async ({
  page,
  open,
  words,
  troubles,
}) => {
  troubles.expect(expected);
  await lose(page, 'features/site/web/language-dialog.tsx', 'gone');
  await open(`${expo.path}/users/login`);
  const [mail, secret] = [page.locator('main input').first(), page.locator('main input[type=password]')];
  await mail.fill('hanako@example.jp');
  await secret.fill('not to be kept');
  await markDocument(page);
  await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
  await isReloaded(page);
  await expect(mail).toHaveValue('hanako@example.jp');
  await expect(secret).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
});

test('a page whose own script is lost can be read, says so, and is taken over at the second try', async ({
  page,
  words,
  troubles,
}) => {
  troubles.expect(expected);
  const script = await lose(page, 'features/information/web/information-list.tsx');
  await page.goto(news);
  const said = page.getByRole('alert').filter({ hasText: words.common.partLostTitle });
  await expect(said).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  script.find();
  await said.getByRole('button', { name: words.common.again }).click();
  await takenOver(page);
  await expect(said).toBeHidden();
});

test('a link to a page whose script is lost leaves the visitor where they are, and works later [BOOT-023]', async ({
  page,
  open,
  words,
  troubles,
}) => {
  troubles.expect(expected);
  const script = await lose(page, 'features/information/web/information-list.tsx', 'gone');
  await open(expo.path);
  await markDocument(page);
  await page.locator(toNews).click();
  await isReloaded(page);
  await markDocument(page);
  await page.locator(toNews).click();
  const said = saidLost(page, words);
  await said.getByRole('button', { name: words.common.close }).click();
  await expect(page).toHaveURL(expo.path);
  script.find();
  await page.locator(toNews).click();
  await expect(page).toHaveURL(news);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test(
  'a widget of a home can be read while its script is lost, and a link or a press in it waits for a script on its way [BOOT-023]',
  once,
  async ({ page, open, troubles }) => {
    troubles.expect(expected);
    const source = 'features/booth/web/booth-widget.tsx';
    const script = await lose(page, source);
    await open(expo.path);
    const heart = page.locator('.hb-booth-card-heart').first();
    const title = page.locator('.hb-booth-card .hb-card-link').first();
    await heart.scrollIntoViewIfNeeded();
    await quiet(page);
    await expect(title).toBeVisible();

    script.find();
    const late = await holdBack(page, source);
    await open(expo.path);
    await heart.click();
    await expect(heart).toHaveAttribute('data-pressed');
    late.arrive();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('data-pressed');

    const again = await holdBack(page, source);
    await open(expo.path);
    await title.click();
    again.arrive();
    await expect(page).toHaveURL(/\/module\/booth\/200\/\d+$/);
  },
);

/** A script that comes when the test lets it. */
async function holdBack(page: Page, source: string): Promise<{ arrive(): void }> {
  let arrive = (): void => undefined;
  const allowed = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(builtFileOf(source), async (route) => {
    await allowed;
    await route.fallback();
  });
  return { arrive: () => arrive() };
}
