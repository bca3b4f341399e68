import { site } from './demo-sites.ts';
import { expect, pathOf, test } from './journey.ts';
import { enterAs, stored, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
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
import { longInHand, longOnce, once } from './sweep.ts';

/** Of the demo's expo: free; with three prices and forms for companions; 1,500 yen. */
const pass = 1;
const hall = 2;
const factory = 12;
/** Cards of the sandbox: with 3-D Secure, without, and one that is declined. */
const challenged = '4242424242424242';
const plain = '4111111111111111';
const declined = '4000000000000002';

test.describe('a member', () => {
  test.beforeEach(async ({ page, request, oneOf }) => {
    // Few other journeys type cards as these members. A member may type only a limited number in an hour.
    const buyers = { phone: 'staff.demo', 'phone in English': 'invited.demo', desktop: 'preview.demo' };
    await enterAs(page, await tokensOf(request, oneOf(buyers)));
  });

  test('pays several prices by card with 3-D Secure and a discount code, with companions and a receipt [TICKET-001, TICKET-002, DISCOUNT-001, DISCOUNT-014, DISCOUNT-015, PROFILE-004, TICKET-020, CHARGE-008]', async ({
    page,
    open,
    language,
    troubles,
  }) => {
    troubles.expect(/404.*discount_code/);
    const say = await purchaseWords(language);
    const prices = [1, 3].map((ticketMultiplePriceId) => ({ ticketMultiplePriceId, number: 1 }));
    await begin(page, open, [{ ticketId: hall, multiplePrices: prices }]);
    await title(page, say.headings.profile);
    await isGood(page);
    await next(page, say);

    await title(page, say.headings.partner);
    await isGood(page);
    // The name of a companion is asked for without kana, the buyer's own with it.
    await expect(page.locator('form [name$="name.last_name"]').first()).toBeVisible();
    await expect(page.locator('form [name$="_kana"]')).toHaveCount(0);
    await next(page, say);
    const names = page.locator('form').getByRole('textbox');
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await names.nth(1).fill('山田');
    await names.nth(2).fill('太郎');
    // What was typed is there again after a reload.
    await page.reload();
    await expect(names.nth(1)).toHaveValue('山田');
    await next(page, say);

    await title(page, say.headings.payment);
    expect(pathOf(page)).toBe(`${list}/payment`);
    const label = language === 'jpn' ? '割引コード' : 'Discount code';
    await page.locator('summary', { hasText: say.discount.have(label) }).click();
    const code = page.getByLabel(label, { exact: true });
    await code.fill('unknown');
    await page.getByRole('button', { name: say.discount.use }).click();
    await expect(page.getByText(say.discount.unusable)).toBeVisible();
    await isGood(page);
    await code.fill('hiroba500');
    await page.getByRole('button', { name: say.discount.use }).click();
    await expect(page.getByText('HIROBA500')).toBeVisible();
    await expect(page.locator('.hb-notice-warning')).toHaveCount(1);
    await page.getByLabel(say.receipt.want).check();
    await page.getByLabel(say.receipt.addressee).fill('汐見商店');
    await typeCard(page, challenged, say);
    await isGood(page);
    await next(page, say);

    await title(page, say.headings.confirm);
    await expect(page.getByText('汐見商店')).toBeVisible();
    const order = payButton(page, say.confirm.paid.order(language === 'jpn' ? '2,500円' : '¥2,500'));
    await order.click();
    await expect(page.locator('input[name="agree"]')).toBeFocused();
    await isGood(page);
    // The terms have a page of their own, and whoever agrees there has agreed.
    await page
      .getByRole('link', { name: say.terms.read(language === 'jpn' ? 'チケットの購入規約' : 'Terms of sale') })
      .click();
    await title(page, say.headings.terms);
    await isGood(page);
    await page.getByRole('checkbox', { name: say.terms.agree }).check();
    await next(page, say);
    await title(page, say.headings.confirm);
    await order.click();
    await confirmAtBank(page);

    await page.waitForURL(/\/purchased-ticket\?order=/);
    await expect(page.getByRole('link', { name: say.toMyTickets })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await isGood(page);
    for (const key of ['ticketCart', 'ticketToken']) expect(await stored(page, key)).toBeNull();
  });

  test(
    'can pay with another card after one was declined, for the same places [TICKET-117]',
    once,
    async ({ page, open, language, troubles }) => {
      troubles.expect(/402/);
      const say = await purchaseWords(language);
      await begin(page, open, [{ ticketId: factory, number: 1 }]);
      await next(page, say);
      await title(page, say.headings.payment);
      await typeCard(page, declined, say);
      await next(page, say);
      const sum = language === 'jpn' ? '1,500円' : '¥1,500';
      await placeOrder(page, say.confirm.paid.order(sum));

      await page.waitForURL(/\/payment\?order=/);
      await expect(page.getByRole('alert')).toContainText(say.failures.payment.refused);
      await isGood(page);
      const order = new URL(page.url()).searchParams.get('order');
      // A reload, and the way of a second tab, lead to the same order.
      await page.goto(`${list}?step=profile`);
      await page.waitForURL(/\/payment\?order=/);
      await typeCard(page, plain, say);
      await payButton(page, say.pay.submit(sum)).click();
      await page.waitForURL(/\/purchased-ticket\?order=/);
      expect(new URL(page.url()).searchParams.get('order')).toBe(order);
    },
  );

  test(
    'gets a number for a convenience store [TICKET-107, TICKET-109, TICKET-110]',
    longInHand,
    async ({ page, open, language }) => {
      const say = await purchaseWords(language);
      await begin(page, open, [{ ticketId: factory, number: 1 }]);
      await next(page, say);
      await page.locator('input[value="ConvenienceStore"]').check();
      await expect(page.locator('input[name="store"]')).toHaveCount(4);
      await next(page, say);
      await expect(page.getByText(say.payment.storeMissing)).toBeVisible();
      await page.getByLabel(say.stores.ministop).check();
      await isGood(page);
      await next(page, say);
      await placeOrder(page, say.confirm.paid.order(language === 'jpn' ? '1,500円' : '¥1,500'));
      await title(page, say.done.awaiting.title);
      await expect(page.getByText(/^\d{10,11}$/)).toBeVisible();
      await expect(page.getByText(say.instructions.storeTitle(say.stores.ministop))).toBeVisible();
      await isGood(page);
    },
  );

  test(
    'buys once when the connection breaks after the order was sent [TICKET-121]',
    longOnce,
    async ({ page, open, language, troubles }) => {
      troubles.expect(/ERR_FAILED|request failed/);
      const say = await purchaseWords(language);
      await begin(page, open, [{ ticketId: factory, number: 1 }]);
      await next(page, say);
      await page.locator('input[value="Local"]').check();
      await next(page, say);

      const orders = new Set<string>();
      let calls = 0;
      await page.route(/\/ticket\/purchase\//, async (route) => {
        calls += 1;
        const answer = await route.fetch();
        orders.add(((await answer.json()) as { data: { orderId: string } }).data.orderId);
        if (calls === 1) await route.abort();
        else await route.fulfill({ response: answer });
      });
      await placeOrder(page, say.confirm.paid.order(language === 'jpn' ? '1,500円' : '¥1,500'));
      await expect(page.getByText(say.lost.title)).toBeVisible();
      await isGood(page);
      await page.waitForURL(/\/purchased-ticket\?order=/);
      expect(calls).toBe(2);
      expect([...orders]).toEqual([new URL(page.url()).searchParams.get('order')]);
    },
  );

  test(
    'stays on the page after Back during the payment, and reads why [TICKET-120]',
    longOnce,
    async ({ page, open, language }) => {
      const say = await purchaseWords(language);
      await begin(page, open, [{ ticketId: factory, number: 1 }]);
      await next(page, say);
      await page.locator('input[value="Local"]').check();
      await next(page, say);
      let goOn: () => void = () => undefined;
      const isPressed = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route(/\/ticket\/purchase\//, async (route) => {
        await isPressed;
        await route.continue();
      });
      await placeOrder(page, say.confirm.paid.order(language === 'jpn' ? '1,500円' : '¥1,500'));
      await expect(page.getByRole('button', { name: say.confirm.paid.sending })).toBeVisible();
      await page.evaluate(() => window.history.back());
      await expect(page.getByRole('alertdialog')).toContainText(say.leaving.text);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: say.leaving.stay }).click();
      goOn();
      await page.waitForURL(/\/purchased-ticket\?order=/);
    },
  );
});

test(
  'a second tab of a purchase begins with what was typed in the first',
  longOnce,
  async ({ page, context, open, language }) => {
    const say = await purchaseWords(language);
    await begin(page, open, [{ ticketId: pass, number: 1 }]);
    const mail = 'second.tab@example.jp';
    await page.locator('input[name=purchaserEmail]').fill(mail);
    const second = await context.newPage();
    await second.goto(`${list}?step=profile`);
    await title(second, say.headings.free);
    await expect(second.locator('input[name=purchaserEmail]')).toHaveValue(mail);
    await second.reload();
    await expect(second.locator('input[name=purchaserEmail]')).toHaveValue(mail);
  },
);

test('a visitor gets free tickets without a login, with their codes at once; the page keeps them [PROFILE-004, TICKET-001, TICKET-097]', async ({
  page,
  open,
  language,
}) => {
  const say = await purchaseWords(language);
  await begin(page, open, [{ ticketId: pass, number: 2 }]);
  // A label of two lines moves the field beside it along.
  const tops = await page
    .locator('.hb-field-row')
    .first()
    .evaluate((row) => {
      const label = row.querySelector('label') as HTMLElement;
      const before = label.textContent;
      label.textContent = before.repeat(60);
      const found = [...row.querySelectorAll('input')].map((one) => Math.round(one.getBoundingClientRect().top));
      label.textContent = before;
      return found;
    });
  expect(new Set(tops).size).toBe(1);
  await title(page, say.headings.free);
  await expect(page).toHaveTitle(new RegExp(`^${say.headings.free} \\|`));
  const mail = page.getByLabel(say.profile.mail, { exact: false }).first();
  await mail.fill('guest@gmial.com');
  await mail.blur();
  await expect(page.getByRole('button', { name: say.profile.meant('guest@gmail.com') })).toBeVisible();
  await payButton(page, say.confirm.free.order('', 2)).click();
  await expect(page.getByText(say.terms.required)).toBeVisible();
  await isGood(page);
  await mail.fill('guest@example.jp');
  // A name is read in kana in Japanese alone.
  const readings = language === 'jpn' ? ['last_name_kana', 'first_name_kana'] : [];
  for (const part of ['last_name', 'first_name', ...readings]) {
    await page.locator(`input[name$="name.${part}"]`).fill(part.endsWith('kana') ? 'ヤマダ' : '山田');
  }
  await placeOrder(page, say.confirm.free.order('', 2));
  await page.waitForURL(/\/purchased-ticket\?order=/);
  await expect(page.locator('.hb-qr-code')).toHaveCount(2);
  // A screen reader says that the order is made, though the page waited for it in between.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await isGood(page);
  await page.reload();
  await expect(page.locator('.hb-qr-code')).toHaveCount(2);
  // The event is shared, not the order.
  await page.getByRole('button', { name: language === 'jpn' ? 'シェア' : 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(site('expo').path);
  await expect(sheet).not.toContainText('order=');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Back leads to no step of what is done.
  await page.goBack();
  await expect.poll(() => page.url()).toMatch(/\/module\/ticket\/60$/);
});
