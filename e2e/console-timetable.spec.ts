import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '#kernel/language.ts';
import { rangeSign } from '#kernel/range-sign.ts';
import {
  arrived,
  consoleWords,
  emptyServer,
  isGoodScreen,
  isSaved,
  madeEvent,
  oneTimeLink,
  organiser,
  picture,
  registered,
} from './console-steps.ts';
import { expect, test } from './journey.ts';
import type { OwnServer } from './own-server.ts';
import { once } from './sweep.ts';

let server: OwnServer;
let links: string[];
test.beforeAll(async () => {
  server = await emptyServer();
  links = [await oneTimeLink(server), await oneTimeLink(server), await oneTimeLink(server)];
  await server.start();
});
test.afterAll(() => server?.close());
// Times are the event's, wherever the organiser is.
test.use({ timezoneId: 'America/New_York' });

async function gridWords(language: LanguageCode) {
  const [grid, content, fields] = await Promise.all([
    import(`#features/editor/console/grid/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/grid/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/content/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/content/texts/jpn.ts').default;
    }>,
    import(`#features/schedule/texts/fields/${language}.ts`) as Promise<{
      default: typeof import('#features/schedule/texts/fields/jpn.ts').default;
    }>,
  ]);
  return { words: grid.default, content: content.default, item: fields.default.schedule.item };
}

const conference = { template: 'conference', startDate: '2027-01-30 09:30', endDate: '2027-01-31 17:00' };

async function entered(page: Page, language: LanguageCode, at: number): Promise<void> {
  const link = links[at] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await consoleWords(language)).signIn.beginTitle);
  await registered(page, link, { ...organiser, mail: `timetable-${at}@example.jp` });
}

const blocks = (page: Page): Locator => page.locator('.hc-grid-block');
/** By its own title: the words of a clash have that of another. */
const named = (page: Page, title: string): Locator =>
  blocks(page).filter({ has: page.locator('.hc-grid-name', { hasText: title }) });

test('an organiser arranges a programme by keys, by hand and by its forms, reads what clashes, and the page has it', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  // A preview has no member.
  troubles.expect(/web_api\/v2\/personal/);
  troubles.expect(/Transition was (skipped|aborted)/);
  const { editor, kit } = await consoleWords(language);
  const { words, content, item } = await gridWords(language);
  const isWide = (page.viewportSize()?.width ?? 0) > 1100;
  await entered(page, language, 0);
  const at = `${server.address}/console/sites/${await madeEvent(page, language, conference)}`;

  // From the list of contents, and from the list of its items.
  await page.goto(`${at}/content`);
  await page.getByRole('link', { name: content.grid }).click();
  await expect(blocks(page).first()).toBeVisible();
  const module = (await page.locator('.hc-back').textContent()) ?? '';
  await arrived(page, /\/grid$/, words.title(module));
  await isGoodScreen(page);
  const titles = page.locator('.hc-grid-block .hc-grid-name');
  const [first = '', second = ''] = await titles.allTextContents();
  const opening = named(page, first);
  await expect(opening).toContainText(`09:30${rangeSign[language]}09:50`);

  // By keys: five minutes, one minute, an hour, and the next place. What is done is said.
  const said = page.locator('.hc-grid > output');
  await opening.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(opening).toContainText(`09:39${rangeSign[language]}09:59`);
  await expect(said).toContainText(`09:39${rangeSign[language]}09:59`);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(opening).toBeFocused();
  await expect(opening).toHaveAttribute('data-place', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(opening).toHaveAttribute('data-place', '1');
  await page.keyboard.press('PageDown');
  await expect(opening).toContainText(`10:40${rangeSign[language]}11:00`);

  // A clash is said at both, and in a list that leads there.
  await expect(opening).toContainText(words.clash(second));
  await expect(page.getByRole('button', { name: words.clashes(1) })).toBeVisible();
  await expect(page.locator('.hc-grid-notes')).toContainText(first);
  await isGoodScreen(page);
  await picture(page, 'console-timetable');

  // All of it was one move, which is taken back.
  await opening.focus();
  await page.keyboard.press('Control+z');
  await expect(opening).toContainText(`09:30${rangeSign[language]}09:50`);
  await expect(page.getByText(words.clashes(1))).toHaveCount(0);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);

  // Its end, by the handle or by the short form.
  await expect(page.locator('.hc-grid-notes')).toContainText(words.clashes(1));
  await opening.click();
  if (isWide) {
    await expect(page.locator('.hc-grid-panel')).toBeVisible();
    await page.getByRole('slider', { name: words.endOf(first) }).press('ArrowUp');
  } else {
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  const zone = ` (${editor.basics.zone})`;
  const end = page.getByLabel(item.held_datetime.fields.endDate.label + zone, { exact: true });
  await expect(end).toHaveValue(isWide ? '2027-01-30T10:00' : '2027-01-30T10:05');
  if (!isWide) await end.fill('2027-01-30T10:00');
  await isGoodScreen(page);
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await expect(opening).toContainText(`09:45${rangeSign[language]}10:00`);
  await expect(opening).toBeFocused();
  await expect(page.getByText(words.clashes(1))).toHaveCount(0);

  // A press on an empty time asks for a title right there.
  const track = page.locator('.hc-grid-track').first();
  const height = (await track.boundingBox())?.height ?? 0;
  await track.click({ position: { x: 60, y: (height / 8) * 6.1 } });
  const title = page.getByLabel(words.name, { exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hc-grid-new')).toContainText(editor.issues.required);
  await isGoodScreen(page);
  await title.fill('灯りの座談');
  await page.keyboard.press('Enter');
  const added = named(page, '灯りの座談');
  await expect(added).toContainText(`15:00${rangeSign[language]}16:00`);
  await expect(added).toBeFocused();

  // To another place: by hand, or by the form.
  if (isWide) {
    const to = await page.locator('.hc-grid-track').nth(1).boundingBox();
    const from = await added.boundingBox();
    if (to === null || from === null) throw new Error('Nothing is drawn.');
    await page.mouse.move(from.x + 20, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x + 40, from.y + 8 + height / 16, { steps: 4 });
    await page.mouse.up();
    await expect(added).toContainText(`15:30${rangeSign[language]}16:30`);
    await expect(added).toHaveAttribute('data-place', '2');
    await page.getByRole('button', { name: kit.undo, exact: true }).click();
    await expect(added).toContainText(`15:00${rangeSign[language]}16:00`);
    await added.click();
  } else {
    await added.click();
  }
  const places = page.locator('.hc-grid-form').getByRole('checkbox');
  await places.first().uncheck();
  await page.getByRole('button', { name: words.close, exact: true }).click();
  const tray = page.locator('.hc-grid-tray');
  await expect(tray).toContainText('灯りの座談');
  await isGoodScreen(page);
  await tray.getByRole('button', { name: '灯りの座談' }).click();
  await places.nth(1).check();

  // One like it, and gone again.
  await page.getByRole('button', { name: words.copy, exact: true }).click();
  if (!isWide) await page.getByLabel(words.place, { exact: true }).selectOption('2');
  await expect(added).toHaveCount(2);
  await expect(added.nth(1)).toContainText(`16:00${rangeSign[language]}17:00`);
  await added.nth(1).press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: content.content.remove, exact: true }).click();
  await expect(added).toHaveCount(1);
  await isSaved(page);

  // As a table, and on the page that visitors will have.
  await page.getByRole('button', { name: words.views.table, exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '09:45' })).toContainText(first);
  await isGoodScreen(page);
  await page.getByRole('button', { name: content.preview.title, exact: true }).click();
  const frame = page.frameLocator('.hc-preview-frame');
  await expect(frame.locator('main')).toContainText('9:45');
  await expect(frame.locator('main')).toContainText('灯りの座談');

  // It is all there when the page is opened anew; the day, and on a phone the column, stand in the address.
  await page.reload();
  await expect(added).toContainText(`15:00${rangeSign[language]}16:00`);
  if (!isWide) await page.getByLabel(words.place, { exact: true }).selectOption('1');
  await expect(opening).toContainText(`09:45${rangeSign[language]}10:00`);
  await page.locator('.hc-grid-days button').nth(1).click();
  await expect(page).toHaveURL(/[?&]day=2027-01-31$/);
  await expect(opening).toHaveCount(0);
});

test(
  'two organisers move one session: different fields both stay, the same one is decided by the second, and no cut line loses it',
  once,
  async ({ page, browser, language, locale, troubles }) => {
    troubles.expect(/A field has its value as an attribute/);
    const { editor } = await consoleWords(language);
    const { words } = await gridWords(language);
    const isWide = (page.viewportSize()?.width ?? 0) > 1100;
    /** On a phone, the column is chosen, and stands there when the page is opened anew. */
    const opened = async (): Promise<void> => {
      if (!isWide) await page.getByLabel(words.place, { exact: true }).selectOption('2');
      await page.reload();
    };
    await entered(page, language, 1);
    const grid = `${server.address}/console/sites/${await madeEvent(page, language, conference)}/content/50/grid`;
    const context = await browser.newContext({ locale: locale ?? 'ja-JP', viewport: { width: 1280, height: 900 } });
    const other = await context.newPage();
    await entered(other, language, 2);
    for (const one of [page, other]) {
      await one.goto(grid);
      await expect(blocks(one).first()).toBeVisible();
    }
    const title = (await page.locator('.hc-grid-block .hc-grid-name').first().textContent()) ?? '';
    const [mine, theirs] = [named(page, title), named(other, title)];

    // A place, and a time.
    await mine.press('ArrowRight');
    await isSaved(page);
    await theirs.press('ArrowDown');
    await isSaved(other);
    await expect(theirs).toHaveAttribute('data-place', '2');
    await expect(theirs).toContainText(`09:35${rangeSign[language]}09:55`);

    // The line is cut, and meanwhile the other moves it too.
    await context.setOffline(true);
    await theirs.press('PageDown');
    await expect(other.getByText(editor.saving.offline)).toBeVisible();
    await isGoodScreen(other);
    await opened();
    await expect(mine).toContainText(`09:35${rangeSign[language]}09:55`);
    await mine.press('PageUp');
    await isSaved(page);
    await context.setOffline(false);
    const notes = other.locator('.hc-grid-notes');
    await expect(notes).toContainText(words.unsaved);
    await expect(theirs).toContainText(`08:35${rangeSign[language]}08:55`);
    await isGoodScreen(other);
    await notes.getByRole('button', { name: title }).first().click();
    const ofClash = other.locator('.hc-clash');
    await expect(ofClash).toHaveCount(2);
    await expect(ofClash.first()).toContainText('10:35');
    await isGoodScreen(other);
    for (const left of [1, 0]) {
      await other.getByRole('button', { name: editor.clash.useMine }).first().click();
      await expect(ofClash).toHaveCount(left);
    }
    await isSaved(other);
    await expect(theirs).toContainText(`10:35${rangeSign[language]}10:55`);
    await opened();
    await expect(mine).toContainText(`10:35${rangeSign[language]}10:55`);
    await context.close();
  },
);
