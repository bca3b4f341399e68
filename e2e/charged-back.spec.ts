import { apiPrefix } from '#kernel/limits.ts';
import { arrived, consoleWords, isGoodScreen } from './console-steps.ts';
import { expect, test } from './journey.ts';
import { demoPassword, enterAs, type Tokens } from './member.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { begin, next, placeOrder, typeCard } from './purchase-steps.ts';
import { purchaseWords } from './purchase-words.ts';
import { longInHand } from './sweep.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer();
  await server.start();
});
test.afterAll(() => server?.close());

/** 1,500 yen, and the card of the sandbox whose bank takes the money back. */
const factory = 12;
const chargedBack = '4000000000000259';

test(
  'an organiser of the demo sees what it looks like when a bank takes the money back',
  longInHand,
  async ({ page, context, language, troubles }) => {
    // As all screens of the console do.
    troubles.expect(/A field has its value as an attribute/);
    const answer = await page.request.post(`${server.address}${apiPrefix}authentication/1`, {
      form: { login_id: 'invited.demo', password: demoPassword },
    });
    await enterAs(page, ((await answer.json()) as { data: Tokens }).data);
    const say = await purchaseWords(language);
    const amount = language === 'jpn' ? '1,500円' : '¥1,500';
    await begin(page, async (path) => void (await page.goto(server.address + path)), [
      { ticketId: factory, number: 1 },
    ]);
    await next(page, say);
    await typeCard(page, chargedBack, say);
    await next(page, say);
    await placeOrder(page, say.confirm.paid.order(amount));
    await page.waitForURL(({ searchParams }) => searchParams.has('order'));

    const { signIn, sales } = await consoleWords(language);
    const { default: orders } = (await import(
      `#features/orders/console/texts/${language}.ts`
    )) as typeof import('#features/orders/console/texts/jpn.ts');
    const desk = await context.newPage();
    await desk.goto(`${server.address}/console/`);
    await desk.getByRole('button', { name: signIn.demoEnter }).click();
    await expect(desk.locator('.hc-row-title').first()).toBeVisible();
    await desk.goto(`${server.address}/console/sites/event-11`);
    // The bank takes its time.
    await expect(desk.getByText(sales.lessWentBack(amount))).toBeVisible();
    await isGoodScreen(desk);
    await desk.goto(`${server.address}/console/sites/event-11/orders?wish=chargedBack`);
    await arrived(desk, /\/orders$/, orders.title);
    await expect(desk.locator('.hc-order-link')).toHaveCount(1);
    await desk.locator('.hc-order-link').click();
    await desk.waitForURL(/\/orders\/[^/]+$/);
    await expect(desk.getByText(orders.one.chargebacks.titles.open(amount))).toBeVisible();
    await isGoodScreen(desk);
  },
);
