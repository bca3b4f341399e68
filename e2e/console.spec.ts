import type { Page } from '@playwright/test';
import type { SeveralTexts } from '#features/editor/console/content/several/texts/jpn.ts';
import type { LanguageCode } from '#kernel/language.ts';
import {
  arrived,
  consoleWords,
  countEffort,
  emptyServer,
  follow,
  oneTimeLink,
  organiser,
  isGoodScreen,
  isSaved,
  madeEvent,
  picture,
  pressPublish,
  registered,
} from './console-steps.ts';
import { expect, takenOver, test, watch } from './journey.ts';
import type { OwnServer } from './own-server.ts';
import { isGood, payButton, title } from './purchase-steps.ts';
import { purchaseWords } from './purchase-words.ts';

const most = { screens: 6, inputs: 9, clicks: 14 };

let server: OwnServer | undefined;
test.afterEach(async () => {
  await server?.close();
  server = undefined;
});

test('an organiser who has a link alone makes and publishes an event; a visitor gets its ticket, and the overview counts it', async ({
  page,
  browser,
  language,
  locale,
  troubles,
}) => {
  // No organiser's style sheet reaches the console, which could read it.
  troubles.expect(/A field has its value as an attribute/);
  server = await emptyServer();
  const link = await oneTimeLink(server);
  await server.start();
  const words = await consoleWords(language);
  const { signIn, editor, kit, sales } = words;
  const effort = countEffort(page);

  await page.goto(link);
  await effort.arrive(/\/begin$/, signIn.beginTitle);
  // The secret is in no address, and no history has it.
  expect(page.url()).not.toContain('#');
  await effort.type(page.getByLabel(signIn.mail), organiser.mail);
  await effort.type(page.getByLabel(signIn.password, { exact: true }), organiser.password);
  await effort.press(page.getByRole('button', { name: signIn.begin }));

  await effort.arrive(/\/console\/new$/, editor.templates.title);
  await expect(page.locator('.hc-template')).toHaveCount(8);
  await picture(page, 'console-templates');
  await effort.press(page.locator('a[href="/console/new/party"]'));

  await effort.arrive(/\/new\/party$/, editor.basics.title);
  const name = language === 'jpn' ? '汐見の灯りの夕べ' : 'An evening of lights';
  await effort.type(page.getByLabel(editor.basics.name), name);
  await expect(page.getByLabel(editor.basics.start)).toHaveValue(/T18:00$/);
  await expect(page.getByLabel(editor.basics.end)).toHaveValue(/T21:00$/);
  await effort.type(page.getByLabel(editor.basics.place), language === 'jpn' ? '汐見会館' : 'Shiomi Hall');
  await effort.press(page.getByRole('button', { name: editor.basics.make }));

  await effort.arrive(/\/tickets$/, editor.tickets.title);
  const ticket = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel(editor.tickets.name) })
    .first();
  const ticketName = language === 'jpn' ? '灯りの券' : 'Lantern ticket';
  await effort.type(ticket.getByLabel(editor.tickets.name), ticketName);
  await effort.type(ticket.getByLabel(editor.tickets.capacity), '40');
  await picture(page, 'console-tickets');
  await effort.press(page.getByRole('button', { name: editor.tickets.next }));

  await effort.arrive(/\/publish$/, editor.publish.title);
  await expect(page.locator('main')).toContainText(name);
  await pressPublish(page, editor.publish.button, editor.publish.doneTitle, (button) => effort.press(button));
  await isGoodScreen(page);

  const done = { screens: effort.screens.size, inputs: effort.inputs.size, clicks: effort.clicks };
  test.info().annotations.push({ type: 'effort', description: JSON.stringify(done) });
  for (const kind of ['screens', 'inputs', 'clicks'] as const) {
    expect([kind, done[kind], done[kind] <= most[kind]]).toEqual([kind, done[kind], true]);
  }

  const address = (await page.locator('.hc-address').textContent()) ?? '';
  await page.getByRole('link', { name: editor.publish.toOverview }).click();
  await arrived(page, /\/event-\d+$/, name);
  await expect(page.locator('.hc-sums').first()).toContainText(sales.sold);
  await isGoodScreen(page);
  const count = page.locator('.hc-sums dd').first();
  await expect(count).toHaveText(sales.count(0));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const context = await browser.newContext({ locale: locale ?? 'ja-JP', viewport: page.viewportSize() });
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.address }]);
  const found = watch(context);
  const visitor = await context.newPage();
  await visitor.goto(address);
  await takenOver(visitor);
  await expect(visitor.locator('main')).toContainText(name);
  await isGood(visitor);
  await buy();
  expect(found).toEqual([]);
  await context.close();

  await expect(count).toHaveText(sales.count(1));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.locator('.hc-sales')).toContainText(ticketName);
  await expect(page.getByText(kit.live).first()).toBeVisible();
  await isGoodScreen(page);
  await picture(page, 'console-overview');

  // What somebody bought is locked on the time line too, and opens by one press.
  await follow(page, editor.nav.tickets, kit.more);
  await arrived(page, /tickets$/, editor.tickets.title);
  await page.getByRole('button', { name: editor.tickets.views.times }).click();
  const times = page.locator('.hc-times');
  await expect(times.getByText(editor.tickets.sold).first()).toBeVisible();
  const ends = times.getByRole('slider');
  await expect(ends).toHaveCount(0);
  await isGoodScreen(page);
  const open = times.getByRole('button', { name: editor.tickets.unlockSold });
  await open.first().click();
  await expect(open).toHaveCount(0);
  await expect(ends).not.toHaveCount(0);

  // A change is a draft until it is published, and the list calls it by the words of the forms.
  await follow(page, editor.nav.settings, kit.more);
  await arrived(page, /settings$/, editor.settings.title);
  await page.getByLabel(editor.basics.name).fill(`${name} 2027`);
  await isSaved(page);
  await isGoodScreen(page);
  // The press to publish stays in sight, and says that something waits for it.
  const publish = page.locator('.hc-head-press');
  await expect(publish).toBeInViewport();
  await expect(publish).toContainText(kit.unpublished);
  await publish.click();
  await arrived(page, /publish$/, editor.publish.title);
  await expect(page.locator('.hc-changes')).toContainText(`${name} 2027`);
  await expect(page.locator('.hc-changes')).not.toContainText('webSetting');
  await isGoodScreen(page);
  await picture(page, 'console-changes');
  // The page asks behind the publication whom to tell of a change of time or place; the server goes after that.
  const asked = page.waitForResponse(/\/mails\/change$/);
  await pressPublish(page, editor.publish.buttonAgain, editor.publish.doneTitle);
  await asked;

  /** The real way of a buyer: from the list to the cart, who they are, the order. */
  async function buy(): Promise<void> {
    const say = await purchaseWords(language);
    const { default: sale } = (await import(
      `#features/ticket/web/overlay/texts/${language}.ts`
    )) as typeof import('#features/ticket/web/overlay/texts/jpn.ts');
    await visitor.goto(`${address}/module/ticket/10`);
    await takenOver(visitor);
    await visitor.getByRole('article').filter({ hasText: ticketName }).locator('a').first().click();
    await visitor.getByRole('button', { name: new RegExp(`^${sale.getNow}`) }).click();
    await title(visitor, say.headings.free);
    await visitor.getByLabel(say.profile.mail, { exact: false }).first().fill('guest@example.jp');
    for (const part of ['last_name', 'first_name', 'last_name_kana', 'first_name_kana']) {
      const field = visitor.locator(`input[name$="name.${part}"]`);
      if ((await field.count()) > 0) await field.fill(part.endsWith('kana') ? 'ヤマダ' : '山田');
    }
    await payButton(visitor, say.confirm.free.order('', 1)).click();
    await visitor.waitForURL(/\/purchased-ticket\?order=/);
    await expect(visitor.locator('.hb-qr-code')).toHaveCount(1);
  }
});

/** A market of an organiser who has just begun; answers where its screens are. */
async function begunMarket(page: Page, language: LanguageCode): Promise<string> {
  server = await emptyServer();
  const link = await oneTimeLink(server);
  await server.start();
  const { signIn } = await consoleWords(language);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.beginTitle);
  await registered(page, link);
  const begun = { template: 'market', startDate: '2027-05-01 10:00', endDate: '2027-05-01 16:00' };
  return `${server.address}/console/sites/${await madeEvent(page, language, begun)}`;
}

test('an event of a template that sells nothing gets its first ticket where an organiser looks for it', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { editor } = await consoleWords(language);
  await page.goto(`${await begunMarket(page, language)}/tickets`);
  await expect(page.getByText(editor.tickets.noModuleTitle)).toBeVisible();
  await page.getByRole('button', { name: editor.tickets.add }).click();
  const name = page.getByLabel(editor.tickets.name);
  await name.fill('試食の券');
  await isSaved(page);
  await isGoodScreen(page);
  await page.reload();
  await expect(name).toHaveValue('試食の券');
});

test('thirty stalls are added by pasting their names, in their order', async ({ page, language, troubles }) => {
  troubles.expect(/A field has its value as an attribute/);
  const { default: several } = (await import(`#features/editor/console/content/several/texts/${language}.ts`)) as {
    default: SeveralTexts;
  };
  await page.goto(`${await begunMarket(page, language)}/content/40`);
  const rows = page.locator('.hc-content-rows .hc-row-title');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await page.getByRole('button', { name: language === 'jpn' ? /を追加$/ : /^Add/ }).click();
  await page.getByRole('button', { name: several.open }).click();
  const names = Array.from({ length: 30 }, (_, at) => `屋台${at + 1}`);
  await page.getByRole('dialog').getByLabel(several.label).fill(names.join('\n'));
  await isGoodScreen(page);
  await page.getByRole('button', { name: several.add(30), exact: true }).click();
  await expect(rows).toHaveCount(before + 30);
  expect((await rows.allTextContents()).slice(before)).toEqual(names);
});
