import { htmlLang, languageCodes } from '#kernel/language.ts';
import { layoutDialogWidth, requestTimeoutMs } from '#kernel/limits.ts';
import { englishLine } from '#features/error-page/rules/error-words.ts';
import { lastResortMessage } from '#features/error-page/web/last-resort.tsx';
import { site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { accessibilityProblems } from './page-quality.ts';
import { long, longOnce } from './sweep.ts';
import { wordsOf } from './words.ts';

const expo = site('expo');
const news = `${expo.path}/module/information/10`;
const toNews = `main .hb-section-more[href="${news}"]`;

test('an unknown page answers 404 and says so, with the way to the top [ERROR-022, ROUTE-059]', async ({
  page,
  words,
  troubles,
}) => {
  troubles.expect(/status( of)? 404/);
  const answer = await page.goto(`${expo.path}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1, name: words.error.title })).toBeVisible();
  await expect(page.getByText(words.error.notFoundLine)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  expect(await accessibilityProblems(page)).toEqual([]);
  // The event has no search of its own, so its portal's is offered.
  await expect(page.locator('main search form')).toHaveAttribute('action', /^\/web\/portal\/1\/module\/event_search\//);
  await page.getByRole('main').getByRole('link', { name: words.error.toTop }).click();
  await expect(page).toHaveURL(expo.path);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

for (const code of languageCodes) {
  test(
    `the error page speaks ${code}, with a line in English for other readers [ERROR-001, ERROR-002, ERROR-003, ERROR-004, ERROR-005, ROUTE-057]`,
    code === 'jpn' ? {} : long,
    async ({ page, open }) => {
      const { error } = await wordsOf(code);
      await open(`${expo.path}/error?language=${code}`);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[code]);
      await expect(page.getByText('ERROR', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: error.title })).toBeVisible();
      await expect(page.getByText(error.message)).toBeVisible();
      await expect(page.getByText(englishLine)).toHaveCount(code === 'eng' ? 0 : 1);
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );
}

test(
  'a content that the site does not have leads to the error page, and one outside its period says so [ACCESS-047, BOOT-014, ROUTE-063]',
  long,
  async ({ page, words, troubles }) => {
    for (const path of ['module/information/99999', 'module/information/x', 'module/coupon/1/1', 'module/nonsense/1']) {
      await page.goto(`${expo.path}/${path}`);
      await expect(page).toHaveURL(`${expo.path}/error`);
      await expect(page.getByRole('heading', { level: 1, name: words.error.title })).toBeVisible();
    }
    troubles.expect(/status( of)? 404/);
    // It was public until a week ago.
    await page.goto(`${news}/7`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.error.outsidePeriodTitle);
    await expect(page.getByText(words.error.outsidePeriodText)).toBeVisible();
  },
);

test('when every call fails the error page has a way to try again [ROUTE-057, ROUTE-076]', async ({
  page,
  open,
  words,
  troubles,
}) => {
  troubles.expect(/status( of)? 500|CallError/);
  await open(expo.path);
  await page.route('**/web_api/v2/**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await page.locator(toNews).click();
  const again = page.getByRole('main').getByRole('link', { name: words.common.again });
  await expect(again).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${expo.path}/error`);
  await expect(page.getByText('ERROR', { exact: true })).toBeVisible();
  await expect(page.getByText(words.error.message)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: words.error.failedTitle })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.error.failedTitle));
  expect(await accessibilityProblems(page)).toEqual([]);
  // The page stays as it is until the second try has failed too.
  const failed = page.waitForResponse((response) => response.status() === 500);
  await again.click();
  await failed;
  await expect(again).toBeVisible();
  await page.unroute('**/web_api/v2/**');
  await again.click();
  await expect(page).toHaveURL(news);
  await expect(again).toBeHidden();
});

test(
  'a dialog of 500 px says that data cannot be fetched, and closing it leaves the page as it was [ERROR-035, HTTP-029, LAYOUT-001, LIMIT-003]',
  long,
  async ({ page, open, words, troubles }, { project }) => {
    troubles.expect(/net::ERR_FAILED|CallError|console warning/);
    await open(expo.path);
    await page.route('**/web_api/v2/**', (route) => route.abort());
    await page.locator(toNews).click();
    const dialog = page.getByRole('alertdialog', { name: words.common.dataFailedTitle });
    await expect(dialog).toContainText(words.common.offlineText);
    await expect(dialog.getByRole('button', { name: words.common.close })).toBeFocused();
    const box = await dialog.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(project.name === 'phone' ? 390 - 32 : layoutDialogWidth);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(page).toHaveURL(/\/error\?/);
    const shown = async (): Promise<unknown> => [page.url(), await page.locator('main').textContent()];
    const before = await shown();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await shown()).toEqual(before);
  },
);

test(
  'a call that is not answered within its time says that data cannot be fetched [ERROR-013]',
  longOnce,
  async ({ page, open, words, troubles }) => {
    troubles.expect(/net::ERR_|CallError|console warning/);
    await page.clock.install();
    await open(expo.path);
    const asked = page.waitForRequest(/event_information/);
    await page.route('**/web_api/v2/event_information/**', () => {});
    await page.locator(toNews).click();
    await asked;
    const dialog = page.getByRole('alertdialog', { name: words.common.dataFailedTitle });
    await page.clock.fastForward(requestTimeoutMs - 5_000);
    await expect(dialog).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await expect(dialog).toContainText(words.common.dataFailedText);
  },
);

test(
  'an error page that fails itself leaves words in English and a link home [ERROR-023]',
  longOnce,
  async ({ page, open, troubles }) => {
    troubles.expect(/status( of)? 500|CallError|console error/);
    await open(expo.path);
    await page.route('**/web_api/v2/**', (route) => route.fulfill({ status: 500, json: {} }));
    // No text, so that its page cannot place the links in it.
    const errorPageContents = { errorPageHtml: 1 };
    await page.route('**/error_custom?*', (route) => route.fulfill({ json: { data: { errorPageContents } } }));
    await page.locator(toNews).click();
    await expect(page.getByText(lastResortMessage)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(expo.path);
    await expect(page.locator('.hb-cover-title')).toBeVisible();
  },
);

test(
  'behind an open dialog or menu the page does not scroll; when the last is closed it does [LAYOUT-018]',
  long,
  async ({ page, open, words }) => {
    await open(expo.path);
    const place = () => page.evaluate(() => window.scrollY);
    const wheel = async () => {
      await page.mouse.move(190, 400);
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(150);
    };
    const header = page.getByRole('banner');
    for (const [button, title] of [
      [words.navigation.menu, words.navigation.menu],
      [words.navigation.language, words.language.title],
    ] as const) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await header.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await wheel();
      expect(await place()).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(header.getByRole('button', { name: button })).toBeFocused();
      await wheel();
      expect(await place()).toBeGreaterThan(100);
    }
  },
);

test(
  'while the next page loads, the page that is shown stays and says that it is busy [LAYOUT-003]',
  long,
  async ({ page, open }) => {
    await open(expo.path);
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/web_api/v2/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator(toNews).click();
    const main = page.locator('main');
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.hb-cover-title')).toBeVisible();
    letGo();
    await expect(page).toHaveURL(news);
    await expect(main).not.toHaveAttribute('aria-busy', 'true');
  },
);

test(
  'the overlay covers a closed site until its start-up has ended, even if it fails [BOOT-020, BOOT-025, LAYOUT-003]',
  long,
  async ({ page, words, troubles }) => {
    troubles.expect(/status( of)? 500/);
    const reunion = site('passcode');
    await page.addInitScript((code) => localStorage.setItem('event-passcode', code), reunion.passcode);
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/web_api/v2/**', async (route) => {
      await held;
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    });
    await page.goto(reunion.path);
    const overlay = page.locator('.hb-loading-overlay');
    await expect(overlay).toBeVisible();
    await expect(overlay).toContainText(words.common.loading);
    letGo();
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('alertdialog', { name: words.common.dataFailedTitle })).toBeVisible();
  },
);

test(
  'offline the site stays in the window and says what could not load [HTTP-029, LAYOUT-001]',
  long,
  async ({ page, open, context, words, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|CallError/);
    await open(expo.path);
    await context.setOffline(true);
    await page.locator(toNews).click();
    // The script of the next page may have come before.
    const names = [words.common.dataFailedTitle, words.common.partLostTitle];
    const dialog = page.getByRole('alertdialog', { name: new RegExp(names.join('|')) });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: words.common.close }).click();
    await expect(dialog).toBeHidden();
    await context.setOffline(false);
    await page.goto(news);
    await expect(page.locator('main h1')).toBeVisible();
  },
);
