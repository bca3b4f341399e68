import type { FrameLocator, Page } from '@playwright/test';
import type { LanguageCode } from '#kernel/language.ts';
import {
  arrived,
  consoleWords,
  emptyServer,
  isGoodScreen,
  madeEvent,
  oneTimeLink,
  reach,
  registered,
} from './console-steps.ts';
import { expect, takenOver, test } from './journey.ts';
import type { OwnServer } from './own-server.ts';

let server: OwnServer;
let link: string;
test.beforeAll(async () => {
  server = await emptyServer();
  link = await oneTimeLink(server);
  await server.start();
});
test.afterAll(() => server?.close());

async function homeWords(language: LanguageCode) {
  const [home, content] = await Promise.all([
    import(`#features/editor/console/home/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/home/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/content/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/content/texts/jpn.ts').default;
    }>,
  ]);
  return { home: home.default, content: content.default };
}

const isSaved = (page: Page) => expect(page.locator('.hc-save-mark')).toHaveAttribute('data-state', 'saved');
const rowsOf = (page: Page) => page.locator('ol.hc-home-rows > .hc-home-row');
const orderOf = (page: Page) => rowsOf(page).locator('.hc-row-title').allTextContents();
const contentsIn = (frame: FrameLocator) =>
  frame.locator('[data-content]').evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-content'))));

test('an organiser arranges the home beside the page that it makes, and visitors see it so once it is published', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  // A preview has no member.
  troubles.expect(/web_api\/v2\/personal/);
  const { editor } = await consoleWords(language);
  const { home, content } = await homeWords(language);
  const isWide = (page.viewportSize()?.width ?? 0) > 1100;
  await page.goto(link);
  await registered(page, link);
  const site = await madeEvent(page, language);
  const at = `${server.address}/console/sites/${site}`;
  await page.goto(`${at}/home`);
  await arrived(page, /\/home$/, home.title);
  await isGoodScreen(page);

  // A press on a part of the page chooses its row.
  const frame = page.frameLocator('.hc-preview-frame');
  const toPreview = page.getByRole('button', { name: content.preview.title, exact: true });
  if (!isWide) await toPreview.click();
  await expect(frame.locator('[data-content]').nth(1)).toBeVisible();
  const [, second] = await contentsIn(frame);
  await frame.locator('[data-content]').nth(1).click();
  const chosen = page.locator(`[data-part="${second}"]`);
  await expect(chosen).toHaveAttribute('aria-expanded', 'true');
  await expect(chosen).toBeFocused();
  await isGoodScreen(page);

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
  await expect.poll(async () => (await contentsIn(frame)).includes(hiddenPart)).toBe(false);
  await expect.poll(async () => (await contentsIn(frame))[0]).toBe(second);
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

  await page.goto(`${at}/publish`);
  await arrived(page, /publish$/, editor.publish.title);
  await page.getByRole('button', { name: editor.publish.button, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.publish.doneTitle);
  const address = (await page.locator('.hc-address').textContent()) ?? '';
  // A server hears of a publication within a fifth of a second.
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.goto(address);
  await takenOver(page);
  await expect(page.locator('.hb-widget').first()).toContainText('灯りの券');
  await expect(page.getByRole('heading', { name: hidden, exact: true })).toHaveCount(0);
});
