import type { Page } from '@playwright/test';
import { builtFileOf } from './built-file.ts';
import { site } from './demo-sites.ts';
import { expect, isSameDocument, markDocument, takenOver, test } from './journey.ts';
import { accessibilityProblems } from './page-quality.ts';
import { long, longOnce } from './sweep.ts';

const list = `${site('expo').path}/module/ticket/60`;
/** With a text longer than a phone, and a picture. */
const detail = `${list}/detail?ticket=2`;

/** Holds scripts back until they are let through. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let letThrough = (): void => {};
  const isOver = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(scripts, async (route) => {
    await isOver;
    await route.continue().catch(() => {});
  });
  return letThrough;
}

const dialogIn = (page: Page) => page.getByRole('dialog');

test('a ticket is read before any script, and a link closes it [TICKET-002]', long, async ({ page, words }) => {
  const letThrough = await hold(page, /\.js$/);
  await page.goto(detail, { waitUntil: 'commit' });
  const dialog = dialogIn(page);
  await expect(dialog.locator('.hb-rich-text')).toBeVisible();
  await expect(dialog.locator('.hb-ticket-price').first()).toBeVisible();
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await dialog.getByRole('link', { name: words.common.close }).click();
  await expect(page).toHaveURL(list);
  letThrough();
  await takenOver(page);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await takenOver(page);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(detail);
});

test('the page works before the script of its ticket has come, which changes nothing that is seen [TICKET-002]', async ({
  page,
  words,
}) => {
  const letThrough = await hold(page, builtFileOf('features/ticket/web/detail/ticket-detail.tsx'));
  // Of one price, and free: a press puts it into the cart.
  await page.goto(`${list}/detail?ticket=1`, { waitUntil: 'commit' });
  const dialog = dialogIn(page);
  const close = dialog.getByRole('button', { name: words.common.close });
  await expect(close).toBeVisible();
  await markDocument(page);
  await expect.poll(() => dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);

  const body = dialog.locator('.hb-dialog-body');
  await body.evaluate((one) => one.scrollTo({ top: 60, behavior: 'instant' }));
  const before = await dialog.boundingBox();
  const put = dialog.locator('.hb-dialog-footer button').first();
  const scrolled = await body.evaluate((one) => one.scrollTop);
  letThrough();
  await expect(put).not.toHaveAttribute('aria-busy', 'true');
  await expect(dialog.locator('.hb-first-part')).toHaveCount(1);
  expect(await body.evaluate((one) => one.scrollTop)).toBe(scrolled);
  expect(await dialog.boundingBox()).toEqual(before);
  await expect(dialog).toHaveCount(1);
  await put.click();
  await expect(page).toHaveURL(`${list}?cart=1`);
  expect(await isSameDocument(page)).toBe(true);
});

test('what is read of a ticket stays in its place while the rest of it arrives', async ({ page }) => {
  const letThrough = await hold(page, /\.js$/);
  await page.goto(detail, { waitUntil: 'commit' });
  const dialog = dialogIn(page);
  const title = dialog.getByRole('heading').first();
  const label = dialog.locator('.hb-put .hb-button-label');
  await expect(label).toBeVisible();
  const [whole, busy] = [await title.boundingBox(), await label.boundingBox()];
  // As it stands while a browser has read no more of the HTML.
  const rest = await dialog.locator('.hb-first-part').evaluateHandle((one) => {
    const kept = [...one.childNodes];
    one.replaceChildren();
    return { one, kept };
  });
  expect(await title.boundingBox()).toEqual(whole);
  await rest.evaluate(({ one, kept }) => one.replaceChildren(...kept));
  letThrough();
  await expect(dialog.locator('.hb-put')).not.toHaveAttribute('aria-busy', 'true');
  expect(await title.boundingBox()).toEqual(whole);
  expect(await label.boundingBox()).toEqual(busy);
});

test('who does not wait for the script of a ticket goes on in the same document', longOnce, async ({ page, words }) => {
  const letThrough = await hold(page, builtFileOf('features/ticket/web/detail/ticket-detail.tsx'));
  await page.goto(detail, { waitUntil: 'commit' });
  const dialog = dialogIn(page);
  await dialog.getByRole('button', { name: words.common.close }).click();
  await expect(page).toHaveURL(list);
  await expect(dialog).toHaveCount(0);
  await markDocument(page);
  await page.locator('#hb-ticket-1').click();
  letThrough();
  await expect(dialog.locator('.hb-dialog-footer button').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#hb-ticket-1')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});
