import type { Browser, ElementHandle } from '@playwright/test';
import { type Engine, enterKey, firstInSight, patienceMs, until } from './engine.ts';

/** Chromium, as the journeys have it, driven like the others. */
export async function startChromium(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', deviceScaleFactor: 1 });
  const page = await context.newPage();
  page.setDefaultTimeout(3 * patienceMs);

  /** A document may be left for another just then. */
  const find = (selector: string, words = ''): Promise<ElementHandle> =>
    until(`${selector} “${words}” is there`, async () => {
      const asked = `(${firstInSight.toString()})(...${JSON.stringify([selector, words])})`;
      const found = await page.evaluateHandle(asked).catch(() => undefined);
      return found?.asElement();
    });

  return {
    name: 'Chromium',
    run: async (work, ...given) => (await page.evaluate(`(${work.toString()})(...${JSON.stringify(given)})`)) as never,
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack({ waitUntil: 'commit' });
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    async see(selector, words) {
      await find(selector, words);
    },
    async click(selector, words) {
      await (await find(selector, words)).click();
    },
    async type(selector, keys) {
      await (await find(selector)).focus();
      await page.keyboard.type(keys);
    },
    choose: (selector, path) => page.setInputFiles(selector, path),
    press: (key) => page.keyboard.press(key === enterKey ? 'Enter' : key),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}
