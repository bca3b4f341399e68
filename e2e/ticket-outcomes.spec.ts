import { expect, pathOf, test } from './journey.ts';
import { enterAs, stored, tokensOf } from './member.ts';
import {
  begin,
  confirmAtBank,
  isGood,
  next,
  payButton,
  placeOrder,
  saleList as list,
  title,
  typeCard,
} from './purchase-steps.ts';
import { purchaseWords } from './purchase-words.ts';
import { longOnce, once } from './sweep.ts';

/** Of the demo's expo: a lottery with slots; 1,500 yen. */
const tour = 7;
const factory = 12;
/** Cards of the sandbox: without 3-D Secure, with it, and one that fails there. */
const plain = '4111111111111111';
const challenged = '4242424242424242';
const failing = '4000008400001629';
/** A member who keeps no cards in these journeys. Failed and kept cards count together, ten an hour. */
const buyers = { phone: 'invited.demo', 'phone in English': 'exhibitor.demo', desktop: 'staff.demo' };

for (const [card, status, failure] of [
  ['4000000000000119', /408/, 'timeout'],
  ['4000000000005001', /503/, 'maintenance'],
] as const) {
  test(
    `a member whose payment meets a ${failure} is told what to do, and nothing is lost [TICKET-118, TICKET-119]`,
    failure === 'timeout' ? once : longOnce,
    async ({ page, open, request, language, oneOf, troubles }) => {
      troubles.expect(status);
      await enterAs(page, await tokensOf(request, oneOf(buyers)));
      const say = await purchaseWords(language);
      await begin(page, open, [{ ticketId: factory, number: 1 }]);
      await next(page, say);
      await typeCard(page, card, say);
      await next(page, say);
      await placeOrder(page, say.confirm.paid.order(language === 'jpn' ? '1,500円' : '¥1,500'));
      await expect(page.getByRole('alert')).toContainText(say.failures.payment[failure]);
      await isGood(page);
      if (failure === 'timeout') await page.getByRole('button', { name: say.pay.startOver }).click();
      else {
        await page.getByRole('button', { name: say.pay.leave }).click();
        await page.getByRole('dialog').getByRole('button', { name: say.pay.leaveNow }).click();
      }
      await expect.poll(() => pathOf(page)).toBe(list);
      expect(await stored(page, 'ticketCart')).not.toBeNull();
      expect(await stored(page, 'ticketToken')).toBeNull();
    },
  );
}

test(
  'a member who presses Back at 3-D Secure, after it failed and after it was paid stays with the order, which is bought once [TICKET-120, TICKET-121]',
  longOnce,
  async ({ page, open, request, language, oneOf }) => {
    await enterAs(page, await tokensOf(request, oneOf(buyers)));
    const say = await purchaseWords(language);
    const sum = language === 'jpn' ? '1,500円' : '¥1,500';
    const bought: string[] = [];
    page.on('request', (one) => {
      if (one.method() === 'POST' && /\/ticket\/(purchase|payment)\//.test(one.url())) bought.push(one.url());
    });
    await begin(page, open, [{ ticketId: factory, number: 1 }]);
    await next(page, say);
    await typeCard(page, failing, say);
    await next(page, say);
    await placeOrder(page, say.confirm.paid.order(sum));
    await page.waitForURL(/\/dev\/pay\/3ds\//);

    // At 3-D Secure: back to the order, which leads there again.
    await page.goBack();
    await title(page, say.checking.authenticating.title);
    const order = new URL(page.url()).searchParams.get('order');
    await page.getByRole('button', { name: say.open.goOn }).click();
    await confirmAtBank(page);

    // After a refusal the bank's page is not shown again, and the order can be paid.
    const payAgain = payButton(page, say.pay.submit(sum));
    await expect(page.getByRole('alert')).toContainText(say.failures.reasons.authenticationFailed);
    for (let time = 0; time < 3; time += 1) {
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(`${list}/payment?order=${order}`);
      await expect(payAgain).toBeVisible();
    }
    await typeCard(page, challenged, say);
    await payAgain.click();
    await confirmAtBank(page);

    // Paid: the thanks, and behind them the list; never a page that could buy again.
    const thanks = `${list}/purchased-ticket?order=${order}`;
    await page.waitForURL(`**${thanks}`);
    await expect.poll(() => stored(page, 'ticketToken')).toBeNull();
    const seen: string[] = [];
    while (seen.at(-1) !== list && seen.length < 8) {
      await page.goBack();
      await expect.poll(() => [thanks, list].includes(pathOf(page))).toBe(true);
      seen.push(pathOf(page));
    }
    expect([seen[0], seen.at(-1)], seen.join()).toEqual([thanks, list]);
    expect(bought).toHaveLength(2);
  },
);

for (const [name, hours] of [
  ['ahead', 3],
  ['behind', -3],
] as const) {
  test(
    `the remaining time to pay is the server’s, even if the clock is three hours ${name}`,
    longOnce,
    async ({ page, open, request, language, oneOf, troubles }) => {
      troubles.expect(/402/);
      await page.addInitScript((shift) => {
        const Right = Date;
        globalThis.Date = class extends Right {
          constructor(given?: number | string) {
            super(given ?? Right.now() + shift);
          }
          static override now(): number {
            return Right.now() + shift;
          }
        } as DateConstructor;
      }, hours * 3_600_000);
      await enterAs(page, await tokensOf(request, oneOf(buyers)));
      const say = await purchaseWords(language);
      await begin(page, open, [{ ticketId: factory, number: 1 }]);
      await next(page, say);
      await typeCard(page, '4000000000000002', say);
      await next(page, say);
      await placeOrder(page, say.confirm.paid.order(language === 'jpn' ? '1,500円' : '¥1,500'));
      await expect(page.getByRole('alert')).toContainText(say.failures.reasons.declined);
      await expect(page.locator('.hb-purchase-held strong')).toHaveText(/1[45]/);
      await page.reload();
      await expect(page.locator('.hb-purchase-held strong')).toHaveText(/1[45]/);
      await page.getByRole('button', { name: say.pay.leave }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.pay.leaveNow }).click();
      await expect.poll(() => pathOf(page)).toBe(list);
    },
  );
}

test('a member applies to a lottery: nothing is charged, and the choices are its own; the list marks it [TICKET-001, TICKET-093, LOTTERY-007, LOTTERY-008, LOTTERY-009]', async ({
  page,
  open,
  request,
  language,
  oneOf,
}) => {
  // This member has no card yet. The card is kept for the draw, and a member keeps only a few.
  const applicants = { phone: 'invited.demo', 'phone in English': 'preview.demo', desktop: 'exhibitor.demo' };
  await enterAs(page, await tokensOf(request, oneOf(applicants)));
  const say = await purchaseWords(language);
  const lotteryRequest = [2, 1].map((ticketSlotId, index) => ({ priority: index + 1, ticketSlotId }));
  await begin(page, open, [{ ticketId: tour, number: 1, lotteryRequest }]);
  await next(page, say);
  await expect(page.getByText(say.payment.applicationLead)).toBeVisible();
  await typeCard(page, plain, say);
  await next(page, say);
  await title(page, say.headings.confirmApplication);
  await page.getByRole('checkbox', { name: say.confirm.extraSlot }).check();
  await isGood(page);
  const sent = page.waitForRequest(/\/ticket\/purchase\//);
  await placeOrder(page, say.confirm.application.order(''));
  expect((await sent).postDataJSON()).toMatchObject({
    hasLottery: true,
    enableExtraSlot: true,
    purchaseList: [{ ticketType: 'LOTTERY', lotterySetting: lotteryRequest }],
  });
  await title(page, say.done.applied.title);
  await isGood(page);
  await open(list);
  const card = page.locator('main article').filter({ has: page.locator(`#hb-ticket-${tour}`) });
  const { default: texts } = (await import(`#features/ticket/texts/${language}.ts`)) as {
    default: typeof import('#features/ticket/texts/jpn.ts').default;
  };
  await expect(card.getByText(texts.labels.applied, { exact: true })).toBeVisible();
});
