import { sandboxTexts } from '#demo/sandbox-gateway/sandbox-texts.ts';
import { boughtTicket } from './bought-ticket.ts';
import { site } from './demo-sites.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { codeFor } from './mailbox.ts';
import { enterAs, stored, tokensOf } from './member.ts';
import { begin, isGood, next, placeOrder, title } from './purchase-steps.ts';
import { purchaseWords } from './purchase-words.ts';
import { longOnce, once } from './sweep.ts';

/** Of the demo's expo: 1,500 yen. */
const factory = 12;

test(
  'a paid store number becomes a ticket, and the open page of the number shows it without a reload [TICKET-001, TICKET-107, TICKET-110]',
  once,
  async ({ page, open, request, language }) => {
    await enterAs(page, await tokensOf(request, 'james.demo'));
    const say = await purchaseWords(language);
    await begin(page, open, [{ ticketId: factory, number: 1 }]);
    await next(page, say);
    await page.locator('input[value="ConvenienceStore"]').check();
    await page.getByLabel(say.stores.lawson).check();
    await next(page, say);
    await placeOrder(page, say.confirm.paid.order('1,500円'));
    await title(page, say.done.awaiting.title);
    const order = pathOf(page);
    const number = await page.getByText(/^\d{10,11}$/).innerText();

    const till = await page.context().newPage();
    await till.goto('/dev/pay/till');
    await till.locator('#number').fill(number);
    await till.locator('form button').click();
    await till.locator('form button').click();
    await expect(till.getByRole('link', { name: sandboxTexts.jpn.toShop })).toBeVisible();
    await till.close();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.done.completed.title);
    expect(pathOf(page)).toBe(order);
    await expect(page.getByText(number)).toBeHidden();
    await isGood(page);
    await open(`${site('expo').path}/users/my-ticket/60`);
    await expect(page.getByRole('link', { name: /オープンファクトリー・パス/ }).first()).toBeVisible();
  },
);

test(
  'a ticket is received by somebody who becomes a member on the way [TRANSFER-006, TRANSFER-009]',
  longOnce,
  async ({ page, open, request, browser, words, baseURL }, { retry }) => {
    const { account, myTicket: say } = words;
    const james = await tokensOf(request, 'james.demo');
    const ticket = await boughtTicket(request, james, factory);
    await enterAs(page, james);
    await open(ticket.path);
    await page.getByRole('button', { name: say.transfer.start }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.transfer.confirm }).click();
    const address = await page.getByLabel(say.transfer.link).inputValue();

    const away = await browser.newContext({ locale: 'ja-JP' });
    await away.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL ?? '' }]);
    const other = await away.newPage();
    await other.goto(address);
    await takenOver(other);
    await other.getByRole('link', { name: say.receive.register }).click();
    const unique = `${Date.now()}${retry}`;
    await other.getByLabel(account.mail, { exact: true }).fill(`friend${unique}@example.jp`);
    await other.getByRole('button', { name: account.register.submitMail }).click();
    await other.getByLabel(account.code).fill(await codeFor(request, `friend${unique}@example.jp`));
    await other.getByRole('button', { name: account.codeStep.submit }).click();
    await other.locator('[name=password]').fill('correct-horse');
    await other.locator('[name="profile.company"]').fill('汐見商店');
    await other.getByLabel(account.register.agree).check();
    await other.getByRole('button', { name: account.register.submit, exact: true }).click();
    await other.getByRole('link', { name: account.registered.goOn }).click();

    await expect.poll(() => other.url()).toBe(address);
    await other.getByRole('button', { name: say.receive.receive }).click();
    await expect(other.getByRole('heading', { level: 1, name: say.receive.doneTitle })).toBeVisible();
    await other.getByRole('link', { name: say.receive.toTicket }).click();
    await expect(other.getByRole('img', { name: say.pass.qrLabel })).toBeVisible();
    expect(await stored(other, 'accessToken')).toBeTruthy();
    await isGood(other);
    await away.close();

    // Its giver keeps a line of it, which opens without the code.
    await open(`${site('expo').path}/users/mypage/my-ticket`);
    const line = page.locator(`a[href$="ticket=${ticket.id}"]`);
    await expect(page.getByRole('article').filter({ has: line })).toContainText(say.statuses.passed_on);
    await isGood(page);
    await line.click();
    await expect(page.getByText(say.meanings.passed_on)).toBeVisible();
    await expect(page.getByRole('img', { name: say.pass.qrLabel })).toHaveCount(0);
    await isGood(page);
  },
);
