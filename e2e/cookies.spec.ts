import type { BrowserContext, Page } from '@playwright/test';
import { cookieConsentDays } from '#kernel/limits.ts';
import { say, site } from './demo-sites.ts';
import { expect, isSameDocument, markDocument, quiet, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, watchLoading } from './page-quality.ts';
import { begin } from './purchase-steps.ts';
import { long } from './sweep.ts';

test.use({ hasDecided: false });

const expo = site('expo');
type Box = { y: number; height: number };
const daySeconds = 24 * 60 * 60;

async function decision(context: BrowserContext): Promise<{ value: string; days: number } | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookie-consent');
  return cookie && { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / daySeconds) };
}

test('the question about cookies is asked once in the visitor’s language, answered for a year, and can be answered again [COOKIE-001, COOKIE-003, COOKIE-005, COOKIE-006, LAYOUT-001]', async ({
  page,
  open,
  context,
  language,
  words,
}) => {
  const { body, negativeButtonTitle, positiveButtonTitle } = expo.file.cookie ?? { body: '' };
  const popup = page.getByRole('region').filter({ hasText: say(body, language) });
  const decline = popup.getByRole('button', { name: say(negativeButtonTitle, language), exact: true });
  const accept = popup.getByRole('button', { name: say(positiveButtonTitle, language), exact: true });

  await watchLoading(page);
  await open(expo.path);
  await expect(accept).toBeVisible();
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect(page.locator('main')).not.toBeFocused();
  await markDocument(page);
  await decline.click();
  await expect(popup).toBeHidden();
  expect(await decision(context)).toEqual({ value: 'false', days: cookieConsentDays });
  expect(await isSameDocument(page)).toBe(true);

  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(popup).toBeHidden();

  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('button', { name: words.navigation.cookieSettings }).click();
  await expect(decline).toBeFocused();
  await decline.click();
  await expect(popup).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);

  await page.getByRole('contentinfo').getByRole('button', { name: words.navigation.cookieSettings }).click();
  await accept.click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await takenOver(page);
  await expect(popup).toBeHidden();
  expect(await decision(context)).toEqual({ value: 'true', days: cookieConsentDays });
});

test(
  'the question stands in the HTML, and an answer before any script runs is kept [COOKIE-003, COOKIE-005]',
  long,
  async ({ page, context }) => {
    let areScriptsHeld = true;
    await page.route('**/*.js', (route) => (areScriptsHeld ? undefined : route.continue()));
    // The document is not whole without its scripts.
    await page.goto(`${expo.path}/module/schedule/64?view=Favorite`, { waitUntil: 'commit' });
    await expect(strip(page)).toBeVisible();
    areScriptsHeld = false;
    await strip(page).locator('button[value=true]').click();
    await expect(page).toHaveURL(`${expo.path}/module/schedule/64?view=Favorite`);
    await takenOver(page);
    await expect(strip(page)).toHaveCount(0);
    expect(await decision(context)).toEqual({ value: 'true', days: cookieConsentDays });
  },
);

test('in the app nothing is asked about cookies [COOKIE-004]', long, async ({ page, open, language }) => {
  const asked = page.getByText(say(expo.file.cookie?.body, language));
  await open(expo.path);
  await expect(asked).toBeVisible();
  await open(`${expo.path}?isApplication=1`);
  await quiet(page);
  await expect(asked).toBeHidden();
});

test(
  'the page can be used while the question stands, by keyboard too [COOKIE-003]',
  long,
  async ({ page, open, language }) => {
    await open(expo.path);
    const asked = page.getByText(say(expo.file.cookie?.body, language));
    await expect(asked).toBeVisible();
    const link = page.locator(`main .hb-section-more[href="${expo.path}/module/information/10"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${expo.path}/module/information/10`);
    await expect(asked).toBeVisible();
  },
);

const saleList = `${expo.path}/module/ticket/60`;
const strip = (page: Page) => page.locator('.hb-popup');

function areApart(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) return false;
  return one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
}

test(
  'the question is a slim strip that does not cover the first action of the home',
  long,
  async ({ page, open, isMobile }) => {
    await open(expo.path);
    await expect(strip(page)).toBeVisible();
    // The one of the HTML gives its place to the one that can measure.
    await expect(page.locator('#hb-first-question')).toHaveCount(0);
    const box = await strip(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(isMobile ? 96 : 72);
    const first = page.locator('main .hb-button-primary').first();
    expect(areApart(box, await first.boundingBox())).toBe(true);
  },
);

test('the strip is above the bar of the cart, wherever the page is scrolled to', long, async ({ page, open }) => {
  await page.addInitScript(
    (cart) => localStorage.setItem('ticketCart', cart),
    JSON.stringify({ ticketContentId: 60, tickets: [{ ticketId: 1, number: 1 }] }),
  );
  await open(saleList);
  const bar = page.locator('.hb-cart-bar');
  await expect(bar).toBeVisible();
  await expect(strip(page)).toBeVisible();
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  const boxes = async () => [await strip(page).boundingBox(), await bar.boundingBox()] as const;
  await expect.poll(async () => areApart(...(await boxes()))).toBe(true);
  const [above, below] = await boxes();
  expect((above?.y ?? 0) < (below?.y ?? 0)).toBe(true);
  for (let place = 0; place < end; place += 80) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
    await expect.poll(async () => areApart(...(await boxes()))).toBe(true);
  }
  await bar.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a purchase and a code in the hand are not disturbed by the question', long, async ({ page, open, request }) => {
  await enterAs(page, await tokensOf(request, 'hanako.demo'));
  await begin(page, open, [{ ticketId: 1, number: 1 }]);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .hb-button-primary').first()).toBeVisible();
  await quiet(page);
  await expect(strip(page)).toHaveCount(0);
  await open(`${expo.path}/users/mypage/badge`);
  await expect(page.getByRole('article')).toBeVisible();
  await quiet(page);
  await expect(strip(page)).toHaveCount(0);
  // Nothing was decided: another page asks again.
  await open(saleList);
  await expect(strip(page)).toBeVisible();
});
