import type { Page } from '@playwright/test';
import {
  arrived,
  consoleWords,
  emptyServer,
  isGoodScreen,
  isSaved,
  madeEvent,
  oneTimeLink,
  reach,
  registered,
  enterConsole,
} from './console-steps.ts';
import { expect, test } from './journey.ts';
import type { OwnServer } from './own-server.ts';
import { once } from './sweep.ts';

const second = { mail: 'second@example.jp', password: 'lanterns over the water' };

let server: OwnServer;
let links: string[];
test.beforeAll(async () => {
  server = await emptyServer();
  links = [await oneTimeLink(server), await oneTimeLink(server)];
  await server.start();
});
test.afterAll(() => server?.close());

test(
  'nothing that is typed is lost: beside another editor, without a line, after the session, and by the keyboard alone',
  once,
  async ({ page, browser, language, locale, troubles }) => {
    troubles.expect(/A field has its value as an attribute/);
    const words = await consoleWords(language);
    const { editor, kit } = words;
    const { basics, saving, clash } = editor;
    const to = async (one: Page, link: string) => {
      await one.goto(link);
      await expect(one.getByRole('heading', { level: 1 })).toHaveText(words.signIn.beginTitle);
    };

    await to(page, links[0] ?? '');
    await registered(page, links[0] ?? '');
    const site = await madeEvent(page, language);
    const settings = `${server.address}/console/sites/${site}/settings`;
    const context = await browser.newContext({ locale: locale ?? 'ja-JP', viewport: { width: 1280, height: 900 } });
    const other = await context.newPage();
    await to(other, links[1] ?? '');
    await registered(other, links[1] ?? '', second);
    for (const one of [page, other]) {
      await one.goto(settings);
      await arrived(one, /settings$/, editor.settings.title);
    }

    // Different fields: both stay, though neither has seen the other's.
    await page.getByLabel(basics.place).fill('汐見会館');
    await other.getByLabel(basics.organizer).fill('汐見の会');
    await Promise.all([isSaved(page), isSaved(other)]);
    await page.reload();
    await expect(page.getByLabel(basics.place)).toHaveValue('汐見会館');
    await expect(page.getByLabel(basics.organizer)).toHaveValue('汐見の会');

    // The same field: the second reads both texts, and decides.
    await page.getByLabel(basics.name).fill('灯りの夕べ');
    await isSaved(page);
    await other.getByLabel(basics.name).fill('灯りの夜');
    await expect(other.getByText(clash.title)).toBeVisible();
    await expect(other.locator('.hc-clash')).toContainText('灯りの夕べ');
    await expect(other.locator('.hc-clash')).toContainText('灯りの夜');
    await isGoodScreen(other);
    await other.getByRole('button', { name: clash.useMine }).click();
    await isSaved(other);
    await page.reload();
    await expect(page.getByLabel(basics.name)).toHaveValue('灯りの夜');

    // The line is cut between two keys.
    const place = other.getByLabel(basics.place);
    await place.fill('');
    await place.pressSequentially('汐見');
    await context.setOffline(true);
    await place.pressSequentially('町の広場');
    await expect(other.getByText(saving.offline)).toBeVisible();
    await expect(place).toHaveValue('汐見町の広場');
    await isGoodScreen(other);
    await context.setOffline(false);
    await isSaved(other);
    await expect(other.getByText(saving.offline)).toBeHidden();
    await page.reload();
    await expect(page.getByLabel(basics.place)).toHaveValue('汐見町の広場');

    // The session ends, as it does when somebody signs out in another tab.
    const organiserField = other.getByLabel(basics.organizer);
    await organiserField.press('End');
    await organiserField.pressSequentially('と');
    await context.clearCookies();
    await organiserField.pressSequentially('商店街');
    const dialog = other.getByRole('dialog');
    await expect(dialog).toContainText(kit.signInAgain);
    await expect(organiserField).toHaveValue('汐見の会と商店街');
    await isGoodScreen(other);
    await dialog.getByLabel(words.signIn.mail).fill(second.mail);
    await dialog.getByLabel(words.signIn.password, { exact: true }).fill(second.password);
    await dialog.getByRole('button', { name: words.signIn.signIn, exact: true }).click();
    await expect(dialog).toBeHidden();
    await isSaved(other);
    await page.reload();
    await expect(page.getByLabel(basics.organizer)).toHaveValue('汐見の会と商店街');

    // By the keyboard alone, from the sign-in to a change that is stored.
    await context.clearCookies();
    await enterConsole(other, server.address, words, { ...second, isByKeys: true });
    await reach(other, () => document.activeElement?.matches('.hc-row') ?? false);
    await other.keyboard.press('Enter');
    await arrived(other, new RegExp(`${site}$`), '灯りの夜');
    await reach(other, () => document.activeElement?.getAttribute('href')?.endsWith('/settings') ?? false);
    await other.keyboard.press('Enter');
    await arrived(other, /settings$/, editor.settings.title);
    await reach(other, () => document.activeElement?.matches('main input') ?? false);
    await other.keyboard.press('End');
    await other.keyboard.type(' 2027');
    await isSaved(other);
    await page.reload();
    await expect(page.getByLabel(basics.name)).toHaveValue('灯りの夜 2027');
    await context.close();
  },
);
