import type { Locator, Page } from '@playwright/test';
import { type LanguageCode, languageName } from '#kernel/language.ts';
import {
  arrived,
  type ConsoleWords,
  consoleWords,
  emptyServer,
  isGoodScreen,
  isSaved,
  madeEvent,
  oneTimeLink,
  organiser,
  picture,
  pressPublish,
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

async function doorWords(language: LanguageCode) {
  const [doors, locks, terms, provider] = await Promise.all([
    import(`#features/editor/console/doors/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/doors/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/doors/locks/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/doors/locks/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/doors/terms/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/doors/terms/texts/jpn.ts').default;
    }>,
    import(`#features/identity/console/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/identity/console/texts/jpn.ts').default;
    }>,
  ]);
  return { doors: doors.default, locks: locks.default, terms: terms.default, provider: provider.default };
}

async function publish(
  page: Page,
  at: string,
  words: ConsoleWords['editor']['publish'],
  button: string,
): Promise<void> {
  await page.goto(`${at}/publish`);
  await arrived(page, /publish$/, words.title);
  await pressPublish(page, button, words.doneTitle);
}

/** What is chosen stands there after the paint, with the sentence that follows from it. */
async function chosenNow(choice: Locator): Promise<void> {
  await choice.click();
  await expect(choice).toBeChecked();
}

test('an organiser locks a page by name, reads what of a lock leads nowhere, and a visitor in another browser meets it', async ({
  page,
  browser,
  language,
  locale,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { editor, signIn } = await consoleWords(language);
  const { doors, locks, terms, provider } = await doorWords(language);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.beginTitle);
  await registered(page, link, organiser);
  const at = `${server.address}/console/sites/${await madeEvent(page, language)}`;
  await page.goto(`${at}/doors`);
  await arrived(page, /doors$/, doors.title);
  await expect(page.locator('.hc-entrance')).toContainText(doors.unpublished);
  await expect(page.locator('.hc-entrance')).toContainText(doors.who.everybody);
  await expect(page.getByText(locks.nothing)).toBeVisible();
  await isGoodScreen(page);

  // The page is chosen by its name, and its lock says in a sentence who sees it.
  await page.getByRole('button', { name: locks.add }).click();
  const chooser = page.getByRole('dialog');
  await isGoodScreen(page);
  const chosen = chooser.getByRole('listitem').last();
  await chosen.getByRole('button').click();
  const row = page.locator('.hc-lock');
  const name = (await row.locator('.hc-row-title').textContent()) ?? '';
  await expect(row).toContainText(locks.said.none);
  await chosenNow(row.getByRole('radio', { name: locks.kinds.tickets }));
  await expect(row.getByRole('checkbox').first()).toBeChecked();
  const ticket =
    (await row
      .locator('.hc-choice', { has: page.getByRole('checkbox') })
      .first()
      .textContent()) ?? '';
  await expect(row).toContainText(locks.said.ticket(ticket));
  await isSaved(page);
  await chosenNow(row.getByRole('radio', { name: locks.kinds.members }));
  await expect(row).toContainText(locks.said.members);
  await isSaved(page);
  await isGoodScreen(page);
  await picture(page, 'console-locks');

  // Without a login the lock would be of no use: the row says so, and mends it.
  await page.getByRole('switch', { name: doors.login }).click();
  await expect(row).toContainText(locks.faults.loginOff);
  await isGoodScreen(page);
  await row.getByRole('button', { name: locks.useLogin }).click();
  await expect(row).not.toContainText(locks.faults.loginOff);
  await isSaved(page);

  await page.reload();
  await expect(row).toHaveCount(1);
  await expect(row.locator('.hc-row-title')).toHaveText(name);
  await expect(row).toContainText(locks.said.members);

  // Terms without a text in the language of the site say so; what is written stands at the site once it is published.
  await page.getByRole('link', { name: terms.toTerms }).click();
  await arrived(page, /doors\/terms$/, terms.title);
  const sentence = page.locator('.hc-notice').first();
  await expect(sentence).toHaveText(terms.asks(terms.what.both));
  const cardOf = (kind: keyof typeof terms.kinds) =>
    page.locator('.hc-card', { has: page.getByRole('heading', { name: terms.kinds[kind], exact: true }) });
  await cardOf('Privacy').getByRole('radio', { name: terms.places.off }).check();
  await expect(sentence).toHaveText(terms.asks(terms.what.Terms));
  const card = cardOf('Terms');
  await card.locator('.ProseMirror').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  // The template has it in other languages, too.
  const missing = terms.faults.missing([languageName[language]]);
  await expect(card).toContainText(missing);
  await isGoodScreen(page);
  await page.keyboard.type('灯りを消さないこと。');
  await expect(card).not.toContainText(missing);
  await isSaved(page);

  // The provider of another service: what is missing is said at its field, before anything is asked.
  await page.goto(`${at}/doors`);
  await page.getByRole('link', { name: doors.toProvider }).click();
  await arrived(page, /doors\/login$/, provider.title);
  await page.getByRole('radio', { name: provider.other }).check();
  await page.getByRole('button', { name: provider.save, exact: true }).click();
  await expect(page.getByText(provider.issuerWrong)).toBeVisible();
  await expect(page.getByText(provider.clientIdWrong)).toBeVisible();
  await expect(page.locator('.hc-redirects')).toContainText(`${server.address}/web/identity/callback`);
  await isGoodScreen(page);

  await publish(page, at, editor.publish, editor.publish.button);
  const address = (await page.locator('.hc-address').textContent()) ?? '';
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.goto(`${at}/doors`);
  await expect(page.locator('.hc-notice').first()).toHaveText(doors.who.everybody);

  const context = await browser.newContext({ locale: locale ?? 'ja-JP' });
  const visitor = await context.newPage();
  await visitor.goto(`${address}/module/web_page/30`);
  await takenOver(visitor);
  await expect(visitor).toHaveURL(/\/users\/login/);

  await visitor.goto(`${address}/users/terms`);
  await expect(visitor.getByText('灯りを消さないこと。')).toBeVisible();

  // What is for organisers alone opens from the console, in the organiser's browser and in no other one.
  await row.locator('.hc-lock-head').click();
  await chosenNow(row.getByRole('radio', { name: locks.kinds.console }));
  await expect(row).toContainText(locks.said.console);
  await isSaved(page);
  await isGoodScreen(page);
  await publish(page, at, editor.publish, editor.publish.buttonAgain);
  await expect
    .poll(async () => {
      await visitor.goto(`${address}/module/web_page/30`);
      await takenOver(visitor);
      return visitor.url();
    })
    .toMatch(/\/error$/);
  await page.goto(`${at}/doors`);
  await row.locator('.hc-lock-head').click();
  const opened = page.context().waitForEvent('page');
  await row.getByRole('link', { name: locks.view }).click();
  const site = await opened;
  await site.waitForURL(/\/module\/web_page\/30\?consoleUser=/);
  await takenOver(site);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(name);
  await context.close();
});
