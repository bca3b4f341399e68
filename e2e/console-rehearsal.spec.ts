import type { Page } from '@playwright/test';
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
import { isGood, next, payButton, title } from './purchase-steps.ts';
import { purchaseWords } from './purchase-words.ts';

/** From the press in the console to the ticket. */
const clicksMost = 3;

let server: OwnServer;
let link: string;
test.beforeAll(async () => {
  server = await emptyServer();
  link = await oneTimeLink(server);
  await server.start();
});
test.afterAll(() => server?.close());

test('an organiser buys a ticket of the draft in three presses, which counts nowhere and which nobody else finds', async ({
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
  const { default: strip } = (await import(
    `#features/rehearsal/texts/${language}.ts`
  )) as typeof import('#features/rehearsal/texts/jpn.ts');
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
  let clicks = 0;
  const press = async (doIt: () => Promise<unknown>): Promise<void> => {
    clicks += 1;
    await doIt();
  };
  const opened = context.waitForEvent('page');
  await press(() => begin.click());
  const buyer = await opened;
  await buyer.waitForURL(/\/module\/ticket\/10\?step=profile$/);
  await takenOver(buyer);
  await title(buyer, say.headings.profile);
  await isGood(buyer);
  await picture(buyer, 'console-rehearsal');
  await press(() => next(buyer, say));
  await title(buyer, say.headings.confirm);
  await press(() => payButton(buyer, say.confirm.free.order('')).click());
  await buyer.waitForURL(/\/purchased-ticket\?order=/);
  await expect(buyer.locator('.hb-qr-code')).toHaveCount(1);
  expect(clicks).toBeLessThanOrEqual(clicksMost);
  await expect(buyer.getByRole('complementary', { name: strip.strip.title })).toContainText(strip.strip.text);
  await isGood(buyer);

  const stranger = await browser.newPage();
  expect((await stranger.goto(buyer.url()))?.status()).toBe(404);
  await stranger.close();

  await buyer.getByRole('link', { name: strip.strip.back }).click();
  await arrived(buyer, new RegExp(`/console/sites/${site}$`), '灯り');
  await counted(buyer, editor.overview.toPublish);
  // The next press begins anew: the first ticket is gone.
  await expect(buyer.getByRole('button', { name: words.begin })).toBeVisible();
  await isGoodScreen(buyer);
});

/** The event is a draft as before. */
async function counted(page: Page, publish: string): Promise<void> {
  await expect(page.locator('.hc-checklist')).toBeVisible();
  await expect(page.getByText(publish)).toHaveCount(0);
  await expect(page.locator('.hc-sums')).toHaveCount(0);
}
