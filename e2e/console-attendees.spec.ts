import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { fromBufferPromise } from 'yauzl';
import { text } from 'node:stream/consumers';
import type { LanguageCode } from '#kernel/language.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { textOfPdf } from '../test/pdf-text.ts';
import { arrived, consoleWords, isGoodScreen, picture } from './console-steps.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';

const expo = site('expo');
const contentId = expo.file.modules.find(({ moduleCode }) => moduleCode === 'ticket')?.contentId ?? 0;
const place = `${expo.portalId}/${expo.eventId}/${contentId}`;

async function attendeeWords(language: LanguageCode) {
  const found = (await import(`#features/attendees/console/texts/${language}.ts`)) as {
    default: typeof import('#features/attendees/console/texts/jpn.ts').default;
  };
  return found.default;
}

/** Somebody takes the free ticket, and answers the form. */
async function takeTicket(request: APIRequestContext, [family, given, kana, company]: readonly string[]) {
  const name = {
    entryFormKey: 'name',
    answerMethod: 'NAME',
    selectorValue: [
      { key: 'last_name', value: family },
      { key: 'first_name', value: given },
      { key: 'last_name_kana', value: kana },
      { key: 'first_name_kana', value: 'ハルカ' },
    ],
  };
  const answer = await request.post(`${apiPrefix}ticket/purchase/${place}`, {
    headers: { 'ticket-token': crypto.randomUUID().replaceAll('-', '') },
    data: {
      purchaserEmail: 'attendee@example.jp',
      purchaserInfo: [name, { entryFormKey: 'company', answerMethod: 'TEXT', textValue: company }],
      purchaseList: [{ ticketId: 1, ticketType: 'NORMAL', price: 0, originalPrice: 0 }],
      hasLottery: false,
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
}

async function sheetOf(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === 'xl/worksheets/sheet1.xml') return text(await zip.openReadStreamPromise(entry));
  }
  return '';
}

test('an organiser finds an attendee by how the name is read, reads the answers, and takes out a table and a badge', async ({
  page,
  request,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { signIn, editor } = await consoleWords(language);
  const words = await attendeeWords(language);
  const { default: exporting } = (await import(`#console/export/texts/${language}.ts`)) as {
    default: typeof import('#console/export/texts/jpn.ts').default;
  };
  // Journeys of two projects share the demo.
  const [family, kana] = language === 'jpn' ? ['𠮷良', 'キラ'] : ['澪川', 'ミオカワ'];
  await takeTicket(request, [family, '遥', kana, '=1+1 株式会社']);
  await takeTicket(request, ['別府', '凪', 'ベップ', '']);

  await page.goto('/console/');
  await page.getByRole('button', { name: signIn.demoEnter }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.sites.title);
  await page.goto(`/console/sites/event-${expo.eventId}/attendees`);
  await arrived(page, /attendees$/, words.title);
  await isGoodScreen(page);
  await picture(page, 'console-attendees');

  // Hiragana finds katakana.
  await page.getByRole('searchbox', { name: words.search }).fill(language === 'jpn' ? 'きら はるか' : 'みおかわ');
  await expect(page.locator('.hc-attendee-name')).toHaveText([`${family} 遥`]);
  await page.getByRole('link', { name: `${family} 遥` }).click();
  await arrived(page, /attendees\/\d+$/, `${family} 遥`);
  await expect(page.getByText('=1+1 株式会社')).toBeVisible();
  await isGoodScreen(page);
  await picture(page, 'console-attendee');

  const badge = page.waitForEvent('download');
  await page.getByRole('button', { name: words.badges.one }).click();
  await isGoodScreen(page);
  await page.getByRole('button', { name: words.badges.make }).click();
  const drawn = textOfPdf(await readFile(await (await badge).path()));
  expect(drawn.split('\n').slice(0, 3)).toEqual(['=1+1 株式会社', `${kana} ハルカ`, `${family} 遥`]);

  await page.goBack();
  await expect(page.locator('.hc-attendee-name')).toHaveText([`${family} 遥`]);
  await page.getByRole('button', { name: exporting.open }).click();
  await isGoodScreen(page);
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: exporting.save }).click();
  const file = await table;
  expect(file.suggestedFilename()).toMatch(/_\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = await sheetOf(await readFile(await file.path()));
  expect(sheet.split('<row>')).toHaveLength(3);
  expect(sheet).toContain(`<is><t xml:space="preserve">${family} 遥</t></is>`);
  expect(sheet).toContain('<is><t xml:space="preserve">=1+1 株式会社</t></is>');
});
