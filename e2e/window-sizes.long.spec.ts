import type { Page } from '@playwright/test';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { narrowTextProblems, overflowProblems, withLargeLetters } from './page-quality.ts';
import { begin } from './purchase-steps.ts';
import { once } from './sweep.ts';

const expo = site('expo');

/** The links of the tabs that something lies over, or that an edge cuts off. */
async function tabsOutOfSight(page: Page): Promise<string[]> {
  return page.locator('.hb-site-tab').evaluateAll((tabs) =>
    tabs
      .filter((tab) => {
        const { left, right, top, bottom } = tab.getBoundingClientRect();
        return [left + 1, right - 1].some((x) => !tab.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      })
      .map((tab) => tab.textContent),
  );
}

test('all tabs are in sight on a narrow phone, in a window at 200 %, with large letters and on a phone held sideways', async ({
  page,
  open,
}) => {
  await open(expo.path);
  await expect(page.locator('.hb-site-tab')).toHaveCount(5);
  for (const [width, height] of [
    [320, 640],
    [320, 256],
    [640, 450],
    [768, 450],
    [844, 390],
    [959, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([width, height, ...(await tabsOutOfSight(page))]).toEqual([width, height]);
  }
  for (const language of ['jpn', 'eng']) {
    await open(`${expo.path}?language=${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
    const found = await withLargeLetters(page, async () => [
      ...(await tabsOutOfSight(page)),
      ...(await overflowProblems(page, 390, 844)),
      ...(await narrowTextProblems(page)),
    ]);
    expect([language, ...found]).toEqual([language]);
  }
});

test('a home with a long name shows the whole of it and both of its actions on the first screen of a phone', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${site('conference').path}?language=eng`);
  const name = page.locator('.hb-site-name-text');
  expect(await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  const tabs = await page.locator('.hb-site-tabs').evaluate((bar) => bar.getBoundingClientRect().top);
  const ends = await page
    .locator('.hb-cover-action > a')
    .evaluateAll((actions) => actions.map((action) => action.getBoundingClientRect().bottom));
  expect([ends.length, Math.max(...ends) <= tabs]).toEqual([2, true]);
});

/** What stays in sight while the page is scrolled and takes more than a third of the window. */
async function barsInTheWay(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const sticks = position === 'fixed' || position === 'sticky';
        return sticks && width > window.innerWidth / 2 && height > window.innerHeight / 3;
      })
      .map(({ className }) => className),
  );
}

test(
  'in a window at 400 % the bars of lists, booths and coupons leave the page in sight',
  once,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of [
      `${expo.path}/module/booth/200`,
      `${expo.path}/module/booth/200/1`,
      `${site('market').path}/module/coupon/80/1`,
    ]) {
      await open(path);
      expect([path, ...(await barsInTheWay(page))]).toEqual([path]);
      // What was scrolled below the header is not behind its ground either.
      await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
      const covers = await page.evaluate(() => document.elementFromPoint(160, 200)?.closest('.hb-header') !== null);
      expect([path, covers]).toEqual([path, false]);
    }
  },
);

test(
  'in a window at 400 % title and buttons of the sheet of a ticket go with its text, and on a phone they stay',
  once,
  async ({ page, open }) => {
    await open(`${expo.path}/module/ticket/60/detail?ticket=2`);
    const sheet = page.getByRole('dialog');
    const title = sheet.getByRole('heading').first();
    const end = sheet.locator('.hb-fact').last();
    await page.setViewportSize({ width: 390, height: 500 });
    await end.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 256 });
    await end.scrollIntoViewIfNeeded();
    await expect(title).not.toBeInViewport();
  },
);

/** The grids of cards whose last row has one card alone, and room beside it. */
async function lonelyCards(page: Page): Promise<string[]> {
  return page
    .locator(':is(.hb-card-grid, .hb-booth-grid, .hb-site-links, .hb-ticket-tiles, .hb-coupons, .hb-live-list)')
    .evaluateAll((grids) =>
      grids.flatMap((grid) => {
        const cards = [...grid.children].map((card) => card.getBoundingClientRect());
        const inLastRow = cards.filter(({ top }) => Math.abs(top - (cards.at(-1)?.top ?? 0)) < 8);
        const isAlone = inLastRow.length === 1 && cards.length > 1;
        const hasRoom = (inLastRow[0]?.width ?? 0) < grid.getBoundingClientRect().width * 0.9;
        return isAlone && hasRoom ? [`${grid.className}: ${cards.length}`] : [];
      }),
    );
}

test('no card of a home or of a short list stands alone in the last row', once, async ({ page, open }) => {
  const market = site('market').path;
  const paths = [market, site('festival').path, `${expo.path}/module/ticket/60?category=1`];
  for (const path of [...paths, `${expo.path}/module/united_web_link/31`]) {
    await open(path);
    for (const width of [390, 768, 1_024, 1_280, 1_920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, ...(await lonelyCards(page))]).toEqual([path, width]);
    }
  }
});

test('beside the links of the footer the organiser takes no more than two lines', async ({ page, open }) => {
  await open(`${expo.path}?language=eng`);
  for (const width of [768, 820, 960]) {
    await page.setViewportSize({ width, height: 1_024 });
    const lines = await page.locator('.hb-footer-organiser').evaluate((organiser) => {
      const range = document.createRange();
      range.selectNodeContents(organiser);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect([width, lines]).toEqual([width, Math.min(lines, 2)]);
  }
});

test('the six steps of a purchase have their names on a phone, in English too, and on a narrow one where one is', async ({
  page,
  open,
  request,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'eng', url: baseURL }]);
  await enterAs(page, await tokensOf(request, 'hanako.demo'));
  const hall = { ticketId: 2, multiplePrices: [{ ticketMultiplePriceId: 1, number: 2 }] };
  await begin(page, open, [hall]);
  const names = page.locator('.hb-purchase-step-label');
  await expect(names).toHaveCount(4);
  const cut = (): Promise<string[]> =>
    names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(await cut()).toEqual([]);
  expect(await withLargeLetters(page, () => overflowProblems(page, 390, 844))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const current = page.locator('.hb-purchase-step[aria-current]');
  await expect(current).toHaveAttribute('data-place', '1/4');
  expect(await cut()).not.toContain(await current.locator('.hb-purchase-step-label').textContent());
});
