import { languageCodes, htmlLang } from '#kernel/language.ts';
import { say, site } from './demo-sites.ts';
import { callsOf, expect, isSameDocument, markDocument, pathOf, test } from './journey.ts';
import { long, longOnce, once } from './sweep.ts';

const expo = site('expo');
const city = site('city');
const news = `${expo.path}/module/information/10`;

test('a visitor goes from an event to its news, one of them and back, in one document and with one look at the site data [BOOT-007, LAYOUT-020, LAYOUT-021, ROUTE-003, ROUTE-050, ROUTE-051, ROUTE-055, ROUTE-075]', async ({
  page,
  open,
  language,
}) => {
  await open(expo.path);
  const title = say(expo.file.webSetting.title, language);
  await expect(page).toHaveTitle(title);
  await markDocument(page);
  const calls = callsOf(page);

  await page.locator(`.hb-section-more[href="${news}"]`).click();
  await expect(page).toHaveURL(news);
  const newsTitle = say(expo.file.modules.find(({ contentId }) => contentId === 10)?.title, language);
  await expect(page.getByRole('heading', { level: 1, name: newsTitle })).toBeVisible();
  await expect(page).toHaveTitle(`${newsTitle} | ${title}`);
  await expect(page.getByRole('heading', { level: 1, name: newsTitle })).toBeFocused();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${news}(\\?language=eng)?$`));

  const first = page.locator('main .hb-card-link').first();
  const firstTitle = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: firstTitle })).toBeVisible();
  await expect(page).toHaveTitle(`${firstTitle} | ${title}`);
  expect(pathOf(page)).toMatch(new RegExp(`^${news}/\\d+$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', firstTitle);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: newsTitle })).toBeVisible();
  await expect(page).toHaveTitle(`${newsTitle} | ${title}`);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: firstTitle })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(calls.filter((path) => path.includes('seo'))).toEqual([]);
  expect(calls.length).toBeGreaterThan(1);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: firstTitle })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('Back and a reload bring a page to where it was scrolled to [ROUTE-003]', long, async ({ page, open }) => {
  await open(expo.path);
  const link = page.locator('main .hb-information .hb-card-link').nth(2);
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/information\/10\/\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(expo.path);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // A new document starts at the top, although the tab's first entry was scrolled.
  await open(`${expo.path}/module/information/10`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a portal leads to its events by documents of their own, and an event back to its portal [BOOT-026, BOOT-027, ROUTE-054, SITE-036]', async ({
  page,
  open,
  language,
}) => {
  await open(city.path);
  await markDocument(page);
  await page.locator(`main a.hb-card-link[href="${expo.path}"]`).first().click();
  await expect(page).toHaveTitle(say(expo.file.webSetting.title, language));
  expect(await isSameDocument(page)).toBe(false);
  await page.locator(`footer a[href="${city.path}"]`).click();
  await expect(page).toHaveTitle(say(city.file.webSetting.title, language));
});

test(
  'the flags of console users and of the app stay in the address on the way through a site [ROUTE-077, ROUTE-078]',
  longOnce,
  async ({ page, open }) => {
    await open(`${expo.path}?consoleUser=abc&isApplication=1`);
    await page.locator('.hb-section-more[href*="/module/information/10"]').click();
    await expect(page).toHaveURL(`${news}?consoleUser=abc&isApplication=1`);
    await page.locator('main .hb-card-link').first().click();
    await expect(page).toHaveURL(/information\/10\/\d+\?consoleUser=abc&isApplication=1$/);
    await page.locator('.hb-back-link').click();
    await expect(page).toHaveURL(`${news}?consoleUser=abc&isApplication=1`);
  },
);

for (const code of languageCodes) {
  test(
    `the browser takes over home, list and detail without a difference in ${code} [LANG-011]`,
    code === 'jpn' ? {} : code === 'eng' ? long : longOnce,
    async ({ page, open }) => {
      for (const path of [
        expo.path,
        news,
        `${news}/1`,
        `${city.path}/module/event_search/40`,
        `${city.path}/users/terms`,
      ]) {
        await open(`${path}?language=${code}`);
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[code]);
        await expect(page.locator('main h1')).toBeVisible();
      }
    },
  );
}

test('the square shows the portals and the events that stand alone, and leads to them [ROUTE-001, ROUTE-012]', async ({
  page,
  open,
  language,
}) => {
  const square = site('hiroba');
  await open('/');
  await expect(page).toHaveURL('/web/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(square.file.overview?.name, language));
  for (const folder of ['city', 'hanamachi', 'evesta']) {
    await expect(page.locator(`main a[href="${site(folder).path}"]`).first()).toBeAttached();
  }
  const assets = await page
    .locator('link[rel=stylesheet], script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
  expect(assets.filter((address) => !address.startsWith('/web/'))).toEqual([]);
  await page.locator(`main a[href="${city.path}"]`).first().click();
  await expect(page).toHaveTitle(say(city.file.webSetting.title, language));
});

test(
  'a portal on its own domain is at the root, its events beside it, with a style sheet of its own [LAYOUT-002, ROUTE-002, ROUTE-009, ROUTE-010, ROUTE-011]',
  once,
  async ({ page, open, baseURL, language }) => {
    const town = site('hanamachi');
    const lantern = site('hanamachi-lantern');
    const own = `http://${town.ownDomain}:${new URL(baseURL as string).port}`;
    await page.context().addCookies([{ name: 'cookie-consent', value: 'true', url: own }]);
    await open(own);
    await expect(page).toHaveTitle(say(town.file.webSetting.title, language));
    await expect(page.locator('link[rel=stylesheet][href^="/theme/portal/2/"][href$="/site.css"]')).toBeAttached();
    const elsewhere = await page.locator('[href^="/web"], [src^="/web"]').count();
    expect(elsewhere).toBe(0);
    await page.locator(`main a[href="/event/${lantern.eventId}"]`).first().click();
    await expect(page).toHaveURL(`${own}/event/${lantern.eventId}`);
    await expect(page).toHaveTitle(say(lantern.file.webSetting.title, language));
    await page.locator('main .hb-section-more[href*="/module/information/"]').click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${own}/event/${lantern.eventId}/module/information/\\d+$`));
    await open(`${own}/event/${lantern.eventId}/`);
    await expect(page).toHaveURL(`${own}/event/${lantern.eventId}`);
  },
);

test(
  'a web page, a session and a booth open at the address of their detail [LAYOUT-022]',
  longOnce,
  async ({ page, open }) => {
    for (const [path, title] of [
      [`${expo.path}/module/web_page/20/3`, '会場とアクセス'],
      [`${site('conference').path}/module/schedule/54/1`, '受付とコーヒー'],
      [`${expo.path}/module/booth/200/1`, '蒼井精機'],
    ] as const) {
      await open(path);
      expect(pathOf(page)).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  },
);
