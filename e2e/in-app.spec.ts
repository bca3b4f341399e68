import type { FrameLocator, Page } from '@playwright/test';
import { say, site } from './demo-sites.ts';
import { expect, quiet, test } from './journey.ts';
import { stored } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const expo = site('expo');
const news = expo.file.modules.find(({ moduleCode }) => moduleCode === 'information');

interface App {
  /** The page in the screen of the app. */
  screen: FrameLocator;
  /** The address the screen shows. */
  shown(): string;
  /** Follows a link that the page does not have, as a visitor would. */
  follow(href: string): Promise<void>;
}

/** Logs in to the app and shows the expo in it. */
async function openApp(page: Page, isLater = false): Promise<App> {
  await page.goto('/dev/app');
  await page.locator('select[name="site"]').selectOption(`${expo.portalId}/${expo.eventId}`);
  await page.locator('#login button').first().click();
  await expect(page.locator('#state')).toContainText('hanako.demo');
  if (isLater) await page.locator('#later').check();
  await page.locator('#open').click();
  const frame = () => page.frames()[1];
  // Before hydration a link would load a new document.
  const isTakenOver = () =>
    frame()
      ?.evaluate(() => Object.keys(document.querySelector('.hb-site') ?? {}).some((key) => key.startsWith('__react')))
      .catch(() => false);
  await expect.poll(isTakenOver).toBe(true);
  return {
    screen: page.frameLocator('#screen'),
    shown: () =>
      frame()
        ?.url()
        .replace(/^https?:\/\/[^/]+/, '') ?? '',
    async follow(href) {
      await frame()?.evaluate((target) => {
        const link = Object.assign(document.createElement('a'), { href: target });
        document.querySelector('main')?.append(link);
        link.click();
      }, href);
    },
  };
}

test('inside the app a page opens with a session of its own, by a key that works once [APP-001, APP-002, APP-003, APP-010, AUTH-020]', async ({
  page,
  request,
  language,
}) => {
  const exchanged = page.waitForRequest((one) => one.url().includes('/app_web_login/token'));
  const { screen, shown } = await openApp(page);
  const used = (await exchanged).url();
  await expect(screen.getByRole('heading', { level: 1, name: say(expo.file.overview?.name, language) })).toBeVisible();
  await expect.poll(() => stored(page, 'accessToken')).not.toBeNull();
  expect(await stored(page, 'isApplicationLogin')).toBe('1');
  await expect.poll(shown).toBe(`${expo.path}?isApplication=1`);
  expect((await request.get(used)).status()).toBe(410);
  // A page that is left in the middle of its calls says in the console that they failed.
  await quiet(page);

  // A page for members is there at once, and no page has a form to log in.
  const path = `${expo.path}/users/mypage?isApplication=1`;
  await page.frames()[1]?.goto(path);
  await expect(screen.locator('.hb-page-title, main h1').first()).toBeVisible();
  expect(shown()).toBe(path);
  await expect(screen.locator('input[type="password"]')).toHaveCount(0);
});

test(
  'inside the app a page waits for the tokens that the app writes, and then continues [APP-009, BOOT-004]',
  long,
  async ({ page }) => {
    const { screen, shown } = await openApp(page, true);
    await page.frames()[1]?.goto(`${expo.path}/users/mypage/login-info?isApplication=1`);
    await expect(screen.locator('.hb-site')).toBeVisible();
    expect(await screen.locator('main').innerText()).not.toContain('hanako@example.jp');
    await page.locator('#hand').click();
    await expect(screen.getByText('hanako@example.jp')).toBeVisible();
    expect(shown()).toContain('/users/mypage/login-info');
  },
);

test(
  'inside the app messages are the app’s own dialogs, and the cookies are not asked about [APP-007, APP-008, COOKIE-004]',
  long,
  async ({ page, words, troubles }) => {
    troubles.expect(/status( of)? 500/);
    troubles.expect(/console warning/);
    await page.context().clearCookies({ name: 'cookie-consent' });
    const { screen, follow } = await openApp(page);
    await expect(screen.locator('.hb-cover-title')).toBeVisible();
    await expect(screen.locator('.hb-popup')).toHaveCount(0);
    await page.route('**/event_information/**', (route) => route.fulfill({ status: 500, json: { message: 'said' } }));
    await follow(`${expo.path}/module/information/${news?.contentId}?isApplication=1`);
    const dialog = page.getByRole('dialog', { name: words.common.dataFailedTitle });
    await expect(dialog).toContainText(words.common.dataFailedText);
    await expect(page.locator('#links')).toContainText('eventapp://dialog?title=');
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'inside the app the page reports an ended session to the app, which brings another one [AUTH-026]',
  long,
  async ({ page, troubles }) => {
    troubles.expect(/status( of)? 552/);
    const { screen, follow } = await openApp(page);
    await expect(screen.locator('.hb-cover-title')).toBeVisible();
    await expect.poll(() => stored(page, 'accessToken')).not.toBeNull();
    const before = await stored(page, 'accessToken');
    await page.evaluate(() => localStorage.setItem('accessToken', 'made-up'));
    await follow(`${expo.path}/users/mypage/login-info?isApplication=1`);
    await expect(page.locator('#links')).toContainText('eventapp://token-error');
    await expect.poll(() => stored(page, 'accessToken')).not.toBe('made-up');
    await expect(screen.locator('.hb-cover-title')).toBeVisible();
    expect(await stored(page, 'accessToken')).not.toBe(before);
  },
);

test(
  'a deep link inside a page is a navigation in it, with the flags of the address kept [APP-004, APP-005]',
  long,
  async ({ page }) => {
    const { screen, shown, follow } = await openApp(page);
    await expect(screen.locator('.hb-cover-title')).toBeVisible();
    await page.frames()[1]?.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const ids = `${expo.portalId}/${expo.eventId}/${news?.contentId}`;
    const list = `${expo.path}/module/information/${news?.contentId}`;
    await follow(`/web/uri/information/${ids}`);
    await expect.poll(shown).toBe(`${list}?isApplication=1`);
    await follow(`/uri/information/${ids}/${news?.items?.[0]?.detailId}`);
    await expect.poll(shown).toBe(`${list}/${news?.items?.[0]?.detailId}?isApplication=1`);
    expect(await page.frames()[1]?.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

test('the page that plays the app can be used by everybody', long, async ({ page }) => {
  await page.goto('/dev/app');
  expect(await accessibilityProblems(page)).toEqual([]);
});
