import type { Page } from '@playwright/test';
import { site } from './demo-sites.ts';
import { expect, quiet, takenOver, test } from './journey.ts';
import { longOnce } from './sweep.ts';

const expo = site('expo');

/** As Chrome leaves a page that it has translated: each text in elements of its own, and a class at the page. */
function translate(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, noscript, font') || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.classList.add('translated-ltr');
}

/** Where the links of a page lead, and how many buttons it has. */
const controlsOf = (page: Page): Promise<[string[], number]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('main a, footer a')].map((link) => link.getAttribute('href') ?? '');
    return [links, document.querySelectorAll('main button').length];
  });

/** Goes past everything, so that every widget begins. */
async function passAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight / 2) {
      window.scrollTo({ top: at, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await quiet(page);
}

test('a page that its browser translates before any script, and again after it, keeps every link and button', async ({
  page,
  open,
}) => {
  await open(expo.path);
  await passAll(page);
  const expected = await controlsOf(page);
  expect(expected[0].length).toBeGreaterThan(20);

  let letThrough = (): void => {};
  const areHeld = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.js$/, async (route) => {
    await areHeld;
    await route.continue();
  });
  await page.goto(expo.path, { waitUntil: 'commit' });
  await expect(page.locator('#hb-entry')).toBeAttached();
  await page.evaluate(translate);
  letThrough();
  await takenOver(page);
  await page.evaluate(translate);
  await passAll(page);
  expect(await controlsOf(page)).toEqual(expected);
  await page.evaluate(translate);

  // And they lead on.
  const news = `${expo.path}/module/information/10`;
  await page.locator(`main .hb-section-more[href="${news}"]`).click();
  await expect(page).toHaveURL(news);
  await page.evaluate(translate);
  await page.goBack();
  await expect(page).toHaveURL(expo.path);
  await expect(page.locator(`main .hb-section-more[href="${news}"]`)).toBeVisible();
});

test(
  'a ticket is put into the cart on a page that its browser translates at every step',
  longOnce,
  async ({ page, open }) => {
    await open(`${expo.path}/module/ticket/60`);
    await page.evaluate(translate);
    await page.locator('#hb-ticket-1').click();
    const put = page.locator('.hb-dialog-footer button').first();
    await expect(put).not.toHaveAttribute('aria-busy', 'true');
    await page.evaluate(translate);
    await page.locator('.hb-stepper button').last().click();
    await put.click();
    await expect(page).toHaveURL(/cart=1/);
    await expect(page.locator('.hb-cart-lines')).toBeVisible();
    await page.evaluate(translate);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  },
);
