import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { textOfPdf } from '../test/pdf-text.ts';
import { boughtTicket } from './bought-ticket.ts';
import { say as inLanguage, site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';

const expo = site('expo');
const path = `${expo.path}/users/mypage/ticket-charge`;
/** The open factory pass: as many as one likes. */
const pass = 12;

test('a member sees their payment and gets its receipt once, and a failed download can be tried again [CHARGE-001, CHARGE-005, CHARGE-006, ERROR-034]', async ({
  page,
  open,
  request,
  language,
  troubles,
}) => {
  const { default: say } = (await import(`#features/ticket-charge/texts/${language}.ts`)) as {
    default: typeof import('#features/ticket-charge/texts/jpn.ts').default;
  };
  const sold = expo.file.modules.find(({ moduleCode }) => moduleCode === 'ticket')?.items;
  const title = inLanguage(sold?.find(({ detailId }) => detailId === pass)?.title, language);
  // Each with purchases of their own: others buy the same ticket at the same time.
  const tokens = await tokensOf(request, language === 'jpn' ? 'hanako.demo' : 'staff.demo');
  const { orderId } = await boughtTicket(request, tokens, pass);
  await enterAs(page, tokens);
  await open(path);
  const rowIn = (one: Page) =>
    one.getByRole('table', { name: say.table }).getByRole('row').filter({ hasText: orderId });
  const row = rowIn(page);
  await expect(row).toContainText(title);
  await expect(row.getByText(say.states.Sale, { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);

  const second = await page.context().newPage();
  await enterAs(second, tokens);
  await second.goto(path);
  await expect(second.getByRole('table')).toBeVisible();

  await row.getByRole('button').click();
  const field = page.getByLabel(say.label);
  await field.fill(' ');
  await page.getByRole('button', { name: say.download }).click();
  await expect(page.getByText(say.addressee.empty)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await field.fill('Aoi Trading Inc.');
  troubles.expect(/status(?: of)? 500/);
  const receipts = '**/web_api/v2/mypage/ticket_charge/receipt/**';
  await page.route(receipts, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
  await page.getByRole('button', { name: say.download }).click();
  await expect(page.getByText(say.pdfDownloadFailed)).toBeVisible();
  await expect(field).toHaveValue('Aoi Trading Inc.');
  await page.unroute(receipts);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: say.download }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const text = textOfPdf(await readFile(await download.path()));
  expect(text).toContain('Aoi Trading Inc.');
  expect(text).toContain(language === 'jpn' ? '1,500円' : '¥1,500');
  await expect(row.getByText(say.downloaded, { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: say.receiptOf(title) })).toHaveCount(0);
  // The download may have been lost on its way.
  const arrivingAgain = page.waitForEvent('download');
  await row.getByRole('button', { name: say.againOf(title) }).click();
  expect(textOfPdf(await readFile(await (await arrivingAgain).path()))).toEqual(text);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);

  // The second tab does not know yet that the receipt was downloaded.
  troubles.expect(/status 409/);
  troubles.expect(/console error: .*409/);
  await rowIn(second).getByRole('button').click();
  await second.getByLabel(say.label).fill('Aoi Trading Inc.');
  await second.getByRole('button', { name: say.download }).click();
  await expect(second.getByText(say.refused.given)).toBeVisible();
});
