import type { FrameLocator, Page } from '@playwright/test';
import { colourReading } from '#features/editor/rules/colour-reading.ts';
import type { LanguageCode } from '#kernel/language.ts';
import {
  arrived,
  consoleWords,
  emptyServer,
  isGoodScreen,
  isSaved,
  madeEvent,
  oneTimeLink,
  organiser,
  reach,
  registered,
  picture,
  pressPublish,
} from './console-steps.ts';
import { expect, takenOver, test } from './journey.ts';
import type { OwnServer } from './own-server.ts';

let server: OwnServer;
let links: string[];
test.beforeAll(async () => {
  server = await emptyServer();
  links = [await oneTimeLink(server), await oneTimeLink(server), await oneTimeLink(server)];
  await server.start();
});
test.afterAll(() => server?.close());

async function layoutWords(language: LanguageCode) {
  const [home, content, look, times] = await Promise.all([
    import(`#features/editor/console/home/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/home/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/content/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/content/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/look/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/look/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/tickets/times/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/tickets/times/texts/jpn.ts').default;
    }>,
  ]);
  return { home: home.default, content: content.default, look: look.default, times: times.default };
}

const rowsOf = (page: Page) => page.locator('ol.hc-home-rows > .hc-home-row');
const orderOf = (page: Page) => rowsOf(page).locator('.hc-row-title').allTextContents();
/** Nothing while the frame loads its page. */
const contentsIn = (frame: FrameLocator) =>
  frame
    .locator('[data-content]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-content'))))
    .catch(() => undefined);

/** An organiser with an event of their own; answers where its screens are. */
async function begun(page: Page, language: LanguageCode, at: number): Promise<string> {
  const link = links[at] ?? '';
  await page.goto(link);
  const { signIn } = await consoleWords(language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.beginTitle);
  await registered(page, link, { ...organiser, mail: `layout-${at}@example.jp` });
  return `${server.address}/console/sites/${await madeEvent(page, language)}`;
}

test('an organiser arranges the home beside the page that it makes, and visitors see it so once it is published', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  // A preview has no member.
  troubles.expect(/web_api\/v2\/personal/);
  // A page in a frame that is left while it comes gives up its transition.
  troubles.expect(/Transition was (skipped|aborted)/);
  const { editor } = await consoleWords(language);
  const { home, content } = await layoutWords(language);
  const isWide = (page.viewportSize()?.width ?? 0) > 1100;
  const at = await begun(page, language, 0);
  await page.goto(`${at}/home`);
  await arrived(page, /\/home$/, home.title);
  await isGoodScreen(page);

  // A press on a part of the page chooses its row.
  const frame = page.frameLocator('.hc-preview-frame');
  const toPreview = page.getByRole('button', { name: content.preview.title, exact: true });
  if (!isWide) await toPreview.click();
  await expect(frame.locator('[data-content]').nth(1)).toBeVisible();
  const second = (await contentsIn(frame))?.[1];
  await frame.locator('[data-content]').nth(1).click();
  const chosen = page.locator(`[data-part="${second}"]`);
  await expect(chosen).toHaveAttribute('aria-expanded', 'true');
  await expect(chosen).toBeFocused();
  await isGoodScreen(page);
  // At the widths that were looked at, the preview was another.
  if (isWide) {
    await expect(frame.locator('[data-content]').nth(1)).toBeVisible();
    await expect(frame.locator('.hb-spinner')).toHaveCount(0);
  }
  await picture(page, 'console-home');

  // Another name, another place, and one part less.
  const title = page.locator('.hc-home-body input').first();
  await title.fill('灯りの券');
  await isSaved(page);
  await expect(chosen).toContainText('灯りの券');
  const before = await orderOf(page);
  await page.getByRole('button', { name: content.order.up('灯りの券') }).click();
  const moved = ['灯りの券', ...before.filter((name) => name !== '灯りの券')];
  await expect.poll(() => orderOf(page)).toEqual(moved);
  const last = rowsOf(page).last();
  const hidden = (await last.locator('.hc-row-title').textContent()) ?? '';
  const hiddenPart = Number(await last.locator('[data-part]').getAttribute('data-part'));
  await page.getByRole('button', { name: home.hide(hidden) }).click();
  await expect(last).toContainText(home.states.offHome);
  await isSaved(page);
  if (!isWide) await toPreview.click();
  await expect.poll(async () => (await contentsIn(frame))?.includes(hiddenPart)).toBe(false);
  await expect.poll(async () => (await contentsIn(frame))?.[0]).toBe(second);
  if (!isWide) await page.getByRole('button', { name: content.preview.form, exact: true }).click();

  // By the keyboard alone: down again and back, where the focus goes along.
  await chosen.focus();
  await reach(
    page,
    () => document.activeElement?.closest('.hc-order') !== null && document.activeElement?.ariaDisabled !== 'true',
  );
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await orderOf(page))[1]).toBe('灯りの券');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => orderOf(page)).toEqual(moved);

  // By its handle: Escape brings it back, and a drop is one change.
  await chosen.click();
  const handles = rowsOf(page).locator('.hc-handle');
  const drag = async (from: number, to: number): Promise<void> => {
    const [grip, row] = [await handles.nth(from).boundingBox(), await rowsOf(page).nth(to).boundingBox()];
    if (grip === null || row === null) throw new Error('There is nothing to drag.');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2, row.y + row.height - 4, { steps: 4 });
  };
  await drag(0, 1);
  await expect(page.locator('[data-is-dragged]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-is-dragged]')).toHaveCount(0);
  expect(await orderOf(page)).toEqual(moved);
  const ordered = page.waitForResponse((answer) => answer.url().endsWith('/contents/order'));
  await drag(0, 1);
  await page.mouse.up();
  await ordered;
  await expect.poll(async () => (await orderOf(page))[1]).toBe('灯りの券');
  await page.getByRole('button', { name: content.order.up('灯りの券') }).click();
  await expect.poll(() => orderOf(page)).toEqual(moved);
  await chosen.click();

  await page.goto(`${at}/publish`);
  await arrived(page, /publish$/, editor.publish.title);
  await pressPublish(page, editor.publish.button, editor.publish.doneTitle);
  const address = (await page.locator('.hc-address').textContent()) ?? '';
  // A server hears of a publication within a fifth of a second.
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.goto(address);
  await takenOver(page);
  await expect(page.locator('.hb-widget').first()).toContainText('灯りの券');
  await expect(page.getByRole('heading', { name: hidden, exact: true })).toHaveCount(0);
});

test('an organiser chooses a colour, a shape and rules of their own, and sees what they become', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  troubles.expect(/web_api\/v2\/personal/);
  // A page in a frame that is left while it comes gives up its transition.
  troubles.expect(/Transition was (skipped|aborted)/);
  const { editor, kit } = await consoleWords(language);
  const { look, content } = await layoutWords(language);
  const isWide = (page.viewportSize()?.width ?? 0) > 1100;
  const at = await begun(page, language, 1);
  // The form of the first facts says of the colour what this screen says.
  await page.goto(`${at}/settings`);
  await arrived(page, /\/settings$/, editor.settings.title);
  await page.getByLabel(editor.settings.colour, { exact: true }).fill('#FF8800');
  const first = page.locator('.hc-look-samples');
  await expect(first).toContainText(look.buttonDark(colourReading('#FF8800', 'light')?.ratio ?? 0));
  await isSaved(page);
  await isGoodScreen(page);

  await page.goto(`${at}/look`);
  await arrived(page, /\/look$/, look.title);
  await isGoodScreen(page);

  // The contrast is said of each colour, also of one from the cover.
  const samples = page.locator('.hc-look-samples');
  const colour = page.getByLabel(editor.settings.colour, { exact: true });
  await colour.fill('#1F4E9E');
  await expect(samples).toContainText(look.buttonWhite(colourReading('#1F4E9E', 'light')?.ratio ?? 0));
  await colour.fill('#FFE500');
  await expect(samples).toContainText(look.buttonDark(colourReading('#FFE500', 'light')?.ratio ?? 0));
  await page.locator('.hc-look-suggested .hc-swatch').first().click();
  await isSaved(page);
  await picture(page, 'console-look');
  const chosen = await colour.inputValue();
  expect(chosen).toMatch(/^#[\dA-F]{6}$/);
  await isSaved(page);

  // A press by hand on the button opens the choice of files.
  const choice = page.waitForEvent('filechooser');
  await page.locator('.hc-file').first().click({ delay: 60 });
  await choice;

  // A part of the cover is cut out, and the whole comes back by one press.
  const { picture: cut } = content;
  const toCut = page.locator('.hc-picture-presses').getByRole('button', { name: cut.crop }).first();
  const cutting = page.getByRole('dialog', { name: cut.cropTitle });
  const cover = page.locator('.hc-picture img').first();
  const whole = (await cover.getAttribute('src')) ?? '';
  await toCut.click();
  await cutting.getByLabel(cut.free, { exact: true }).check();
  await cutting.getByRole('button', { name: cut.corners.bottomRight }).focus();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await isGoodScreen(page);
  await cutting.getByRole('button', { name: cut.crop, exact: true }).click();
  await expect(cutting).toHaveCount(0);
  await expect(cover).not.toHaveAttribute('src', whole);
  await isSaved(page);
  await toCut.click();
  await cutting.getByRole('button', { name: cut.whole, exact: true }).click();
  await cutting.getByRole('button', { name: cut.crop, exact: true }).click();
  await expect(cover).toHaveAttribute('src', whole);
  await isSaved(page);

  // A choice of shape is written into the style sheet, where it can be changed by hand.
  const sheet = page.getByLabel(look.style, { exact: true });
  await page.getByLabel(look.cornerChoices.square, { exact: true }).check();
  await expect(sheet).toHaveValue(/--hb-radius: 0;/);
  await expect(page.getByText(look.noProblems)).toBeVisible();
  await isSaved(page);

  // The page in the preview has them, in the scheme that is asked for.
  const toPreview = page.getByRole('button', { name: content.preview.title, exact: true });
  await page.getByRole('button', { name: look.schemes.dark, exact: true }).click();
  if (!isWide) await toPreview.click();
  const styleOf = (name: string) =>
    page
      .frameLocator('.hc-preview-frame')
      .locator('html')
      .evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), name)
      // The frame loads its page anew after a save.
      .catch(() => undefined);
  await expect.poll(() => styleOf('--hb-radius')).toBe('0');
  await expect.poll(() => styleOf('--hb-brand')).toBe(chosen.toLowerCase());
  await expect.poll(() => styleOf('color-scheme')).toBe('dark');
  if (!isWide) await page.getByRole('button', { name: content.preview.form, exact: true }).click();

  // A fault is told at its line, a press leads there, and what was typed stays.
  const before = await sheet.inputValue();
  await sheet.fill(`${before}\n@import "b.css";`);
  const line = before.split('\n').length + 1;
  const fault = page.getByRole('button', { name: look.atLine(line, look.kinds.unusable('@import')) });
  await expect(fault).toBeVisible();
  await expect(page.locator('.hc-save-mark')).toHaveAttribute('data-state', 'wrong');
  await isGoodScreen(page);
  await fault.click();
  await expect(sheet).toBeFocused();
  await page.reload();
  await expect(sheet).toHaveValue(/@import/);

  await page.getByRole('button', { name: look.reset, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: look.reset, exact: true }).click();
  await expect(sheet).toHaveValue('');
  await isSaved(page);
  await page.getByRole('button', { name: kit.undo }).click();
  await expect(colour).toHaveValue(chosen);
});

test('an organiser moves the times of a ticket on a line, by keys and by hand, and reads what cannot be meant so', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { editor } = await consoleWords(language);
  const { times } = await layoutWords(language);
  const { default: words } = (await import(
    `#features/ticket/texts/fields/${language}.ts`
  )) as typeof import('#features/ticket/texts/fields/jpn.ts');
  const { item } = words.ticket;
  await page.goto(`${await begun(page, language, 2)}/tickets`);
  await arrived(page, /\/tickets$/, editor.tickets.title);
  await page.getByRole('button', { name: editor.tickets.views.times }).click();
  const ticket = page.locator('.hc-times-ticket').first();
  const name = (await ticket.locator('.hc-row-title').textContent()) ?? '';
  await isGoodScreen(page);

  // By its fields, which are those of the long form.
  const zone = ` (${editor.basics.zone})`;
  await page.getByLabel(item.salesPeriodStart.label + zone, { exact: true }).fill('2026-12-10T10:00');
  await page.getByLabel(item.salesPeriodEnd.label + zone, { exact: true }).fill('2027-01-20T10:00');
  const from = page.getByRole('slider', { name: times.from(name, times.spans.sale) });
  const to = page.getByRole('slider', { name: times.to(name, times.spans.sale) });
  await expect(from).toHaveAttribute('aria-valuetext', /10:00$/);

  // By keys: a day, an hour, a week.
  await to.focus();
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'PageDown']) await page.keyboard.press(key);
  await expect(page.getByLabel(item.salesPeriodEnd.label + zone, { exact: true })).toHaveValue('2027-01-14T11:00');
  await isSaved(page);

  // By hand: beyond the event, which is said at the bar.
  const box = (await page.locator('.hc-times-track').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await to.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(ticket).toContainText(times.faults.saleAfterEvent(times.spans.sale));
  await isGoodScreen(page);

  // An end before its start, by keys alone.
  await page.getByLabel(item.salesPeriodEnd.label + zone, { exact: true }).fill('2026-12-11T10:00');
  await to.focus();
  await page.keyboard.press('PageDown');
  await expect(ticket).toContainText(times.faults.endBeforeStart(times.spans.sale));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(ticket.locator('.hc-times-fault')).toHaveCount(0);

  // A lottery says what it needs, and its price and limit stand in a line.
  await page.getByLabel(item.ticketType.choices.LOTTERY, { exact: true }).check();
  await expect(ticket).toContainText(times.faults.lotteryWithoutDraw());
  await page.getByLabel(item.purchasableNumber.label, { exact: true }).fill('3');
  await expect(ticket.locator('.hc-times-name')).toContainText(times.lottery);
  await expect(ticket.locator('.hc-times-name')).toContainText(times.perPerson(3));
  await page.getByText(times.table).click();
  await expect(page.locator('.hc-times-table tbody')).toContainText(name);
  await isGoodScreen(page);

  // First come again, and the list has the same part.
  await page.getByLabel(item.ticketType.choices.NORMAL, { exact: true }).check();
  await isSaved(page);
  await page.getByRole('button', { name: editor.tickets.views.list }).click();
  await page.getByLabel(editor.tickets.price).first().fill('1500');
  await isSaved(page);
  await page.getByRole('button', { name: editor.tickets.views.times }).click();
  await expect(ticket.locator('.hc-times-name')).toContainText('1,500');
  await page.reload();
  await page.getByRole('button', { name: editor.tickets.views.times }).click();
  await expect(to).toHaveAttribute('aria-valuetext', /10:00$/);
});
