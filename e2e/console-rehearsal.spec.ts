import type { Locator, Page } from '@playwright/test';
import {
  arrived,
  consoleWords,
  emptyServer,
  isGoodScreen,
  madeEvent,
  oneTimeLink,
  picture,
  registered,
} from './console-steps.ts';
import { expect, takenOver, test } from './journey.ts';
import type { OwnServer } from './own-server.ts';
import { isGood, payButton, title } from './purchase-steps.ts';
import { purchaseWords } from './purchase-words.ts';

let server: OwnServer;
let link: string;
test.beforeAll(async () => {
  server = await emptyServer();
  link = await oneTimeLink(server);
  await server.start();
});
test.afterAll(() => server?.close());

test('an organiser buys a ticket of the draft in two presses, which counts nowhere and which nobody else finds', async ({
  page,
  context,
  browser,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { editor, signIn } = await consoleWords(language);
  const say = await purchaseWords(language);
  const { default: words } = (await import(
    `#features/rehearsal/console/texts/${language}.ts`
  )) as typeof import('#features/rehearsal/console/texts/jpn.ts');
  const { strip } = (
    (await import(`#features/rehearsal/texts/${language}.ts`)) as typeof import('#features/rehearsal/texts/jpn.ts')
  ).default;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.beginTitle);
  await registered(page, link);
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.address }]);
  const site = await madeEvent(page, language);

  await page.goto(`${server.address}/console/sites/${site}/tickets`);
  await arrived(page, /\/tickets$/, editor.tickets.title);
  const begin = page.getByRole('button', { name: words.begin });
  await expect(begin).toBeVisible();
  await isGoodScreen(page);
  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click();
  };
  /** What a press in the console opens: the form of a buyer, who has a ticket in the cart. */
  const open = async (heading: string): Promise<Page> => {
    presses = 0;
    const opened = context.waitForEvent('page');
    await press(begin);
    const buyer = await opened;
    await buyer.waitForURL(/\/module\/ticket\/10\?step=profile$/);
    await takenOver(buyer);
    await title(buyer, heading);
    return buyer;
  };
  const next = (on: Page): Locator => on.getByRole('button', { name: say.next, exact: true });

  const buyer = await open(say.headings.free);
  await isGood(buyer);
  await picture(buyer, 'console-rehearsal');
  await press(payButton(buyer, say.confirm.free.order('', 1)));
  await buyer.waitForURL(/\/purchased-ticket\?order=/);
  await expect(buyer.locator('.hb-qr-code')).toHaveCount(1);
  expect(presses).toBe(2);
  await expect(buyer.getByRole('complementary', { name: strip.title })).toContainText(strip.text);
  await isGood(buyer);
  const stranger = await browser.newPage();
  expect((await stranger.goto(buyer.url()))?.status()).toBe(404);
  await stranger.close();

  // A price that is being typed is stored first, and is what the next one costs.
  await page.getByLabel(editor.tickets.price).first().fill('2500');
  const paying = await open(say.headings.profile);
  await press(next(paying));
  await title(paying, say.headings.payment);
  await press(next(paying));
  await title(paying, say.headings.confirm);
  await press(paying.locator('.hb-action-bar .hb-button'));
  await paying.waitForURL(/\/purchased-ticket\?order=/);
  await expect(paying.locator('main')).toContainText(language === 'jpn' ? '2,500円' : '¥2,500');
  await expect(paying.locator('.hb-qr-code')).toHaveCount(1);
  expect(presses).toBe(4);
  // The ticket before is gone with its event.
  troubles.expect(/ 404\b.*\/purchased-ticket/);
  expect((await buyer.reload())?.status()).toBe(404);

  await paying.getByRole('link', { name: strip.back }).click();
  await arrived(paying, new RegExp(`/console/sites/${site}$`), '灯り');
  await expect(paying.locator('.hc-checklist')).toBeVisible();
  await expect(paying.locator('.hc-sums')).toHaveCount(0);
  await expect(paying.getByRole('button', { name: words.begin })).toBeVisible();
  await isGoodScreen(paying);
});
