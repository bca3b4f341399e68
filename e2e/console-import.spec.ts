import { readFile } from 'node:fs/promises';
import { arrived, consoleWords, isGoodScreen, picture } from './console-steps.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';

const { eventId } = site('expo');
/** Of a list that somebody keeps in a spreadsheet. */
const heads = '氏名,フリガナ,メールアドレス,枚数,予約番号';

test('an organiser imports attendees from a file, corrects it first, and is told of those who have tickets already', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { signIn, editor } = await consoleWords(language);
  const { default: words } = (await import(`#features/attendee-import/console/texts/${language}.ts`)) as {
    default: typeof import('#features/attendee-import/console/texts/jpn.ts').default;
  };
  const { default: attendees } = (await import(`#features/attendees/console/texts/${language}.ts`)) as {
    default: typeof import('#features/attendees/console/texts/jpn.ts').default;
  };
  // Journeys of two projects share the demo.
  const of = (at: number) => `鶴見 ${at}子,ツルミ,import-${language}-${at}@example.jp,1,J-${language}-${at}`;
  const choose = async (name: string, rows: readonly string[]): Promise<void> => {
    const buffer = Buffer.from(`\u{feff}${[heads, ...rows].join('\r\n')}`);
    await page.getByLabel(words.file, { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
    await expect(page.getByRole('heading', { name: words.columns })).toBeVisible();
  };

  await page.goto('/console/');
  await page.getByRole('button', { name: signIn.demoEnter }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.sites.title);
  await page.goto(`/console/sites/event-${eventId}/attendees`);
  await page.getByRole('link', { name: attendees.importing, exact: true }).click();
  await arrived(page, /attendees\/import$/, words.title);
  await isGoodScreen(page);

  await choose('wrong.csv', [of(1), '鶴見,,nobody,1,', '鶴見,,import@example.jp,1.5,']);
  await isGoodScreen(page);
  await picture(page, 'console-import-columns');
  await page.getByRole('button', { name: words.check }).click();
  await expect(page.getByText(words.faultsTitle(2, false))).toBeVisible();
  await expect(page.getByText(words.line(3))).toBeVisible();
  await isGoodScreen(page);
  await picture(page, 'console-import-faults');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.saveErrors }).click();
  const faults = await readFile(await (await saved).path(), 'utf8');
  expect(faults).toContain(`nobody,1,,${words.faultSaid('メールアドレス', words.problems.wrongMail())}`);
  await page.getByRole('button', { name: words.correctedFile }).click();

  await choose('right.csv', [of(1), of(2)]);
  await page.getByRole('button', { name: words.check }).click();
  await expect(page.getByRole('heading', { name: words.allRight })).toBeVisible();
  await isGoodScreen(page);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await arrived(page, /attendees\/import\/\d+$/, 'right.csv');
  await isGoodScreen(page);
  await page.getByRole('button', { name: words.start(2) }).click();
  await expect(page.getByText(words.finished(2, 2))).toBeVisible();
  await isGoodScreen(page);
  await picture(page, 'console-import-done');

  await page.goto(`/console/sites/event-${eventId}/attendees/import`);
  await choose('again.csv', [of(2), of(3)]);
  await page.getByRole('button', { name: words.check }).click();
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await arrived(page, /attendees\/import\/\d+$/, 'again.csv');
  await expect(page.getByText(words.known(1))).toBeVisible();
  await isGoodScreen(page);
  await page.getByRole('button', { name: words.start(1) }).click();
  await expect(page.getByText(words.finished(1, 1))).toBeVisible();
  await page.getByRole('link', { name: words.toAttendees }).click();
  await arrived(page, /attendees$/, attendees.title);
  await page.getByRole('searchbox', { name: attendees.search }).fill(`import-${language}-3@example.jp`);
  await expect(page.locator('.hc-attendee-name')).toHaveText(['鶴見 3子']);
});
