import type { Page } from '@playwright/test';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';

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

test('all tabs are in sight on a narrow phone, in a window at 200 % and on a phone held sideways', async ({
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
