import type { Page } from '@playwright/test';
import type { LanguageCode } from '#kernel/language.ts';
import { say, site } from './demo-sites.ts';
import { expect, pathOf, test } from './journey.ts';
import { longOnce, once } from './sweep.ts';
import { accessibilityProblems, layoutShiftProblems, overflowProblems, watchLoading } from './page-quality.ts';

const market = site('market');
/** Of the demo: stalls with categories, stands as lines whose views are counted, crafts without categories. */
const [stalls, stands, crafts, search] = [210, 211, 212, 213];
const listPath = (contentId: number): string => `${market.path}/module/booth/${contentId}`;
const searchPath = `${market.path}/module/booth_cross_search/${search}`;
const titleOf = (contentId: number, language: LanguageCode): string =>
  say(market.file.modules.find((module) => module.contentId === contentId)?.title, language);
const nameOf = (contentId: number, detailId: number, language: LanguageCode): string => {
  const booths = market.file.modules.find((module) => module.contentId === contentId)?.items as
    | { detailId: number; items: { title: { value: string } } }[]
    | undefined;
  return say(booths?.find((booth) => booth.detailId === detailId)?.items.title.value, language);
};

const wordsOf = async (language: LanguageCode) => {
  const [list, booths] = await Promise.all([
    import(`#web/list/texts/${language}.ts`) as Promise<{ default: typeof import('#web/list/texts/jpn.ts').default }>,
    import(`#features/booth/web/list/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/booth/web/list/texts/jpn.ts').default;
    }>,
  ]);
  return { list: list.default, booths: booths.default };
};

/** The filters: a column on a desktop, a sheet on a phone. */
async function filters(page: Page, isMobile: boolean, open: string) {
  if (!isMobile) return page.locator('.hb-list-filters');
  await page.getByRole('button', { name: open }).click();
  return page.getByRole('dialog');
}

test(
  'the home shows booths with and without title, picture and category [BOOTH-018]',
  longOnce,
  async ({ page, open, language }) => {
    await open(market.path);
    const widget = (contentId: number) => page.getByRole('region', { name: titleOf(contentId, language) });
    const counts = async (contentId: number): Promise<number[]> =>
      Promise.all(
        ['article', 'article h3', 'article img', '.hb-booth-card-category'].map((part) =>
          widget(contentId).locator(part).count(),
        ),
      );
    expect(await counts(stalls)).toEqual([3, 3, 3, 0]);
    expect(await counts(stands)).toEqual([2, 0, 2, 2]);
    expect(await counts(crafts)).toEqual([2, 2, 0, 0]);
    // Without a title its link is the whole card.
    await widget(stands).getByRole('article').nth(1).click();
    await expect(page).toHaveURL(`${listPath(stands)}/2`);
  },
);

test('a list is cards with a category filter and a live mark, or lines with views [BOOTH-001, BOOTH-015, BOOTH-016, BOOTH-029, BOOTH-038, BOOTH-039, BOOTH-041]', async ({
  page,
  open,
  language,
  isMobile,
}) => {
  const { list, booths } = await wordsOf(language);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await watchLoading(page);

  await open(listPath(stalls));
  await expect(page.locator('main .hb-rich-text p').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(booths.live);
  await expect(page.getByText(booths.live, { exact: true })).toHaveCount(1);
  await expect(page.locator('.hb-booth-grid')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  const panel = await filters(page, isMobile, list.filters);
  await panel.getByRole('radio').nth(1).check();
  await expect(page.getByRole('article')).toHaveCount(2);
  await panel.getByRole('radio').nth(2).check();
  await expect(page.getByRole('article')).toHaveCount(1);
  if (isMobile) {
    expect(await accessibilityProblems(page)).toEqual([]);
    await panel.getByRole('button', { name: list.show(1) }).click();
  }
  expect(pathOf(page)).toBe(`${listPath(stalls)}?category=11`);
  await page.getByRole('link', { name: list.viewList }).click();
  await expect(page.locator('.hb-booth-rows')).toBeVisible();
  expect(asked.some((url) => url.includes('/view_count'))).toBe(false);

  await open(`${listPath(stands)}/2`);
  await open(listPath(stands));
  await expect(page.locator('.hb-booth-rows')).toBeVisible();
  const stand = page.getByRole('article').filter({ hasText: nameOf(stands, 2, language) });
  await expect(stand.getByText(booths.views(7).replace('7', '').replace('s', '').trim())).toHaveText(/\d/);
  expect(asked.some((url) => url.includes('/view_count'))).toBe(true);
  await expect(page.getByText(booths.live, { exact: true })).toHaveCount(0);

  await open(listPath(crafts));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('group', { name: booths.category })).toHaveCount(0);

  // What is live is found from every list, wherever it is.
  const live = await filters(page, isMobile, list.filters);
  await live.getByRole('checkbox', { name: booths.liveInHalls }).check();
  if (isMobile) await live.getByRole('button', { name: list.show(2) }).click();
  expect(pathOf(page)).toBe(`${listPath(crafts)}?live=1`);
  for (const hall of [stalls, stands]) {
    await expect(page.getByRole('heading', { name: booths.inHall(titleOf(hall, language), 1) })).toBeVisible();
  }
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a visitor finds a booth over all contents and keeps it; Back leads to the results, a second one leaves [BOOTH-003, BOOTH-020]', async ({
  page,
  open,
  language,
}) => {
  const { list, booths } = await wordsOf(language);
  const name = nameOf(stalls, 2, language);
  await watchLoading(page);
  await open(market.path);
  await open(searchPath);
  await expect(page.getByRole('region', { name: titleOf(crafts, language) }).getByRole('article')).toHaveCount(2);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: booths.allBooths(7) }).click();
  await expect(page).toHaveURL(`${searchPath}?view=all`);
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.goBack();
  await expect(page.getByRole('region', { name: titleOf(crafts, language) })).toBeVisible();
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);

  await page.getByRole('searchbox').fill('ﾀｶﾉﾔｻｲ');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(list.found(1));
  const address = pathOf(page);
  expect(decodeURIComponent(address)).toBe(`${searchPath}?keyword=ﾀｶﾉﾔｻｲ`);
  const heart = page.getByRole('article').getByRole('button', { name });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('article').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main .hb-rich-text')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(market.path);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is a plain form', once, async ({ page, language, troubles }) => {
    troubles.expect(/request failed: csp .*\.js/);
    const { list } = await wordsOf(language);
    await page.goto(listPath(stalls));
    await page.locator('.hb-list-filters').getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: list.submit }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: list.clear }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});
