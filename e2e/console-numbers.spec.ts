import { readFile } from 'node:fs/promises';
import { byteOrderMark } from '#kernel/csv.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { arrived, consoleWords, isGoodScreen, picture } from './console-steps.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';

const expo = site('expo');

async function numberWords(language: LanguageCode) {
  const [numbers, codes] = await Promise.all([
    import(`#features/numbers/console/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/numbers/console/texts/jpn.ts').default;
    }>,
    import(`#features/codes/console/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/codes/console/texts/jpn.ts').default;
    }>,
  ]);
  return { numbers: numbers.default, codes: codes.default };
}

test('an organiser makes codes for a partner, reads the numbers of the event, and takes out a chart and the books', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { signIn, editor } = await consoleWords(language);
  const { numbers, codes } = await numberWords(language);
  await page.goto('/console/');
  await page.getByRole('button', { name: signIn.demoEnter }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.sites.title);

  await page.goto(`/console/sites/event-${expo.eventId}/codes`);
  await arrived(page, /codes$/, codes.title);
  await isGoodScreen(page);
  const name = `みなと商店の招待 ${language}`;
  const form = page.locator('form.hc-form');
  await form.getByLabel(codes.make.name).fill(name);
  await form.getByLabel(codes.make.discountPrice).fill('５００');
  await form.getByRole('button', { name: codes.make.submit }).click();
  await arrived(page, /codes\/\d+$/, name);
  await expect(page.locator('.hc-made-code')).toHaveCount(10);
  await isGoodScreen(page);
  await picture(page, 'console-codes');
  const list = page.waitForEvent('download');
  await page.getByRole('link', { name: codes.csv }).click();
  const lines = (await readFile(await (await list).path(), 'utf8')).split('\r\n');
  expect([lines[0]?.startsWith(byteOrderMark), lines.length]).toEqual([true, 1 + 10 + 1]);
  expect(lines[1]).toMatch(/^([A-Z0-9]{5}-){2}[A-Z0-9]{5},/);
  await page.getByRole('button', { name: codes.endAll }).click();
  await isGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: codes.endAll }).click();
  await expect(page.locator('.hc-facts .hc-badge')).toHaveText(codes.states.ended);

  await page.goto(`/console/sites/event-${expo.eventId}/numbers`);
  await arrived(page, /numbers$/, numbers.title);
  const sales = page.locator('.hc-card', { has: page.getByRole('heading', { name: numbers.charts.sales }) });
  await sales.locator('summary').first().click();
  await expect(sales.getByRole('columnheader', { name: numbers.columns.money })).toBeVisible();
  await expect(sales.locator('tbody tr')).toHaveCount(30);
  await isGoodScreen(page);
  await picture(page, 'console-numbers');
  const chart = page.waitForEvent('download');
  await sales.getByRole('button', { name: numbers.csv }).click();
  const file = await chart;
  expect(file.suggestedFilename()).toMatch(/_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toHaveLength(1 + 30 + 1);
  await page.getByLabel(numbers.range).selectOption('7');
  await expect(page).toHaveURL(/range=7/);
  await expect(sales.locator('tbody tr')).toHaveCount(7);

  await page.getByRole('link', { name: numbers.books.title }).click();
  await arrived(page, /numbers\/accounts$/, numbers.books.title);
  // A run that begins in the last minutes of a month has sold in that month.
  const sold = page.getByRole('rowheader', { name: numbers.books.kinds.sale });
  const nothing = page.getByText(numbers.books.none);
  await expect(sold.or(nothing)).toBeVisible();
  if (await nothing.isVisible()) await page.getByLabel(numbers.books.month).selectOption({ index: 1 });
  await expect(sold).toBeVisible();
  await isGoodScreen(page);
  await picture(page, 'console-accounts');
  const books = page.waitForEvent('download');
  await page.getByRole('link', { name: numbers.books.xlsx }).click();
  expect((await books).suggestedFilename()).toMatch(/\d{4}-\d\d\.xlsx$/);
});
