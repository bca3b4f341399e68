import type { Page } from '@playwright/test';
import { boughtTicket } from './bought-ticket.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { demoPassword, enterAs, tokensOf } from './member.ts';
import { accessibilityProblems, overflowProblems, withLargeLetters } from './page-quality.ts';
import { inHand, longOnce } from './sweep.ts';

const expo = site('expo');
const list = `${expo.path}/users/mypage/my-ticket`;
/** Tickets of the expo: a free one for its three days, and one for 1,500 yen from today with unlimited check-in. */
const visitorPass = 1;
const factoryPass = 12;

/** Checks that the shown page has no faults. */
async function isGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

/** The copies that this browser keeps for offline use. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

test(
  'a ticket is transferred to another member by a link and a login, is returned, and cannot be received twice [TRANSFER-001, TRANSFER-003, TRANSFER-005, TRANSFER-006, TRANSFER-009, TRANSFER-011]',
  inHand,
  async ({ page, open, request, browser, words, language, baseURL, troubles }) => {
    const { myTicket: say, account } = words;
    const hanako = await tokensOf(request, 'hanako.demo');
    const ticket = await boughtTicket(request, hanako, factoryPass);
    await enterAs(page, hanako);
    await open(ticket.path);
    const code = page.getByRole('img', { name: say.pass.qrLabel });
    await expect(code).toBeVisible();
    await isGood(page);
    expect(await withLargeLetters(page, () => overflowProblems(page, 390, 844))).toEqual([]);

    await page.getByRole('button', { name: say.transfer.start }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.transfer.confirm }).click();
    const link = page.getByLabel(say.transfer.link);
    await expect(link).toBeVisible();
    await expect(code).toBeHidden();
    await isGood(page);
    const address = await link.inputValue();

    const away = await browser.newContext({ locale: language === 'eng' ? 'en-US' : 'ja-JP' });
    await away.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
    const other = await away.newPage();
    await test.step('the recipient', async () => {
      await other.goto(address);
      await takenOver(other);
      await expect(other.getByRole('heading', { level: 1, name: say.receive.title })).toBeVisible();
      await expect(other.getByText(ticket.code)).toBeHidden();
      await isGood(other);
      await other.getByRole('link', { name: say.receive.login }).click();
      await other.getByLabel(account.login.id).fill('staff.demo');
      await other.getByLabel(account.password, { exact: true }).fill(demoPassword);
      await other.getByRole('button', { name: account.login.submit, exact: true }).click();
      await other.getByRole('button', { name: say.receive.receive }).click();
      await expect(other.getByRole('heading', { level: 1, name: say.receive.doneTitle })).toBeVisible();
      await other.getByRole('link', { name: say.receive.toTicket }).click();
      await expect(other.getByRole('img', { name: say.pass.qrLabel })).toBeVisible();
    });

    await test.step('the link is spent, and the ticket has no code for its giver any more', async () => {
      troubles.expect(/status( of)? 410/);
      await open(address);
      await expect(page.getByRole('heading', { level: 1, name: say.receive.gone })).toBeVisible();
      await isGood(page);
      await open(ticket.path);
      await expect(page.getByText(say.meanings.passed_on)).toBeVisible();
      await expect(page.getByRole('img', { name: say.pass.qrLabel })).toHaveCount(0);
    });

    await test.step('it is given back', async () => {
      await other.getByRole('button', { name: say.transfer.returnStart }).click();
      await other.getByRole('dialog').getByRole('button', { name: say.transfer.returnStart }).click();
      await expect(other.getByText(say.transfer.returned)).toBeVisible();
      await away.close();
      await page.reload();
      await takenOver(page);
      await expect(code).toBeVisible();
    });
  },
);

test(
  'a transfer is taken back before anybody received it [TRANSFER-004, TRANSFER-011]',
  longOnce,
  async ({ page, open, request, words, troubles }) => {
    const { myTicket: say } = words;
    const hanako = await tokensOf(request, 'hanako.demo');
    const ticket = await boughtTicket(request, hanako, factoryPass);
    await enterAs(page, hanako);
    await open(ticket.path);
    await page.getByRole('button', { name: say.transfer.start }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.transfer.confirm }).click();
    const address = await page.getByLabel(say.transfer.link).inputValue();
    await page.getByRole('button', { name: say.transfer.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.transfer.cancel }).click();
    await expect(page.getByText(say.transfer.canceled)).toBeInViewport();
    await expect(page.getByRole('img', { name: say.pass.qrLabel })).toBeVisible();
    troubles.expect(/status( of)? 410/);
    await open(address);
    await expect(page.getByRole('heading', { level: 1, name: say.receive.gone })).toBeVisible();
    await page.getByRole('link', { name: say.toHome, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${expo.path}$`));
  },
);

test('a ticket is cancelled for money and leaves the list; the filters show the others [TICKET-061, TICKET-078, TICKET-106, TICKET-116]', async ({
  page,
  open,
  request,
  words,
}) => {
  const { myTicket: say } = words;
  const hanako = await tokensOf(request, 'hanako.demo');
  await boughtTicket(request, hanako, visitorPass);
  const ticket = await boughtTicket(request, hanako, factoryPass);
  await enterAs(page, hanako);
  await open(list);
  const card = page.locator(`.hb-ticket-card:has(a[href$="ticket=${ticket.id}"])`);
  await expect(card).toBeVisible();
  await isGood(page);
  const filters = page.getByRole('group', { name: say.filterLabel });
  await filters.getByRole('button', { name: say.filters.beforeUsePeriod }).click();
  await expect(card).toBeHidden();
  await filters.getByRole('button', { name: say.filters.available }).click();
  await card.getByRole('link').click();

  await page.getByRole('button', { name: say.cancel.start }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition')).toHaveText([/1,500/, /200/, /1,300/]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: say.cancel.confirm }).click();
  await expect(page.getByText(say.cancel.doneTitle)).toBeInViewport();
  await page.goto(list);
  await takenOver(page);
  await expect(page.locator('.hb-ticket-card').first()).toBeVisible();
  await expect(card).toBeHidden();
});

test('reception staff look a ticket up and let it in [ACCESS-058, ACCESS-059]', async ({
  page,
  open,
  request,
  words,
  troubles,
}) => {
  const { myTicket, reception: say } = words;
  const james = await tokensOf(request, 'james.demo');
  const ticket = await boughtTicket(request, james, factoryPass);
  await enterAs(page, await tokensOf(request, 'staff.demo'));
  await open(list);
  await expect(page.getByRole('link', { name: myTicket.checkin.open })).toBeVisible();
  // From any page of the event the header leads staff there, and nothing around it leads away.
  await page.getByRole('banner').getByRole('link', { name: words.navigation.reception, exact: true }).click();
  const field = page.getByLabel(say.field);
  await expect(field).toBeVisible();
  await expect(page.locator('.hb-footer')).toBeHidden();
  await expect(page.locator('.hb-site-tabs')).toBeHidden();
  await isGood(page);

  troubles.expect(/status( of)? 404/);
  await field.fill('AAAA-AAAA-AAAA');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: say.result.unknown })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await field.fill(ticket.qrString);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: say.result.open })).toBeVisible();
  await page.getByRole('button', { name: say.result.checkIn }).click();
  await expect(page.getByRole('heading', { name: say.result.done })).toBeInViewport();
  await expect(page.getByText(ticket.code)).toBeVisible();
  await isGood(page);
});

test(
  'a code is whole on a small phone with nothing below it, and fills the screen',
  longOnce,
  async ({ page, open, request, words }) => {
    const hanako = await tokensOf(request, 'hanako.demo');
    const ticket = await boughtTicket(request, hanako, visitorPass);
    await page.setViewportSize({ width: 375, height: 667 });
    await enterAs(page, hanako);
    await open(ticket.path);
    const code = page.getByRole('img', { name: words.myTicket.pass.qrLabel });
    await expect(code).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('.hb-site-tabs')).toBeHidden();
    await page.getByRole('button', { name: words.myTicket.pass.enlarge }).click();
    const full = page.getByRole('dialog');
    await expect.poll(() => full.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 667 });
    await expect(full.getByRole('img')).toBeInViewport({ ratio: 1 });
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

test(
  'a ticket that was opened is shown without a network, to its member only [TICKET-123]',
  longOnce,
  async ({ page, context, open, request, words, troubles }) => {
    const { myTicket: say, mypage } = words;
    const hanako = await tokensOf(request, 'hanako.demo');
    const ticket = await boughtTicket(request, hanako, factoryPass);
    await enterAs(page, hanako);
    await open(ticket.path);
    await expect(page.getByRole('img', { name: say.pass.qrLabel })).toBeVisible();
    await expect.poll(() => keptAddresses(page)).toEqual([expect.stringContaining(ticket.path)]);
    const isActive = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
    await expect.poll(isActive).toBe(true);

    troubles.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(say.offline.title)).toBeVisible();
    await expect(page.getByText(ticket.code)).toBeVisible();
    await expect(page.getByRole('img', { name: say.pass.qrLabel })).toBeVisible();
    await isGood(page);

    await test.step('with the network back it is the page of the site again', async () => {
      await context.setOffline(false);
      await page.getByRole('link', { name: say.offline.again }).click();
      await takenOver(page);
      await expect(page.getByRole('button', { name: say.transfer.start })).toBeVisible();
    });

    await test.step('from the list too, while that is open', async () => {
      await open(list);
      const link = page.locator(`a.hb-card-link[href$="ticket=${ticket.id}"]`);
      await expect(link).toBeVisible();
      await context.setOffline(true);
      await link.click();
      await expect(page.getByText(say.offline.title)).toBeVisible();
      await expect(page.getByText(ticket.code)).toBeVisible();
      await context.setOffline(false);
    });

    await test.step('logging out removes it', async () => {
      await open(`${expo.path}/users/mypage`);
      await page.getByRole('button', { name: mypage.logOut }).click();
      await expect(page).toHaveURL(new RegExp(`${expo.path}$`));
      expect(await keptAddresses(page)).toEqual([]);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    });
  },
);

test(
  'a printed ticket is one light page of A4 without header and buttons, however long its name is',
  longOnce,
  async ({ page, open, request, words }) => {
    const hanako = await tokensOf(request, 'hanako.demo');
    const ticket = await boughtTicket(request, hanako, factoryPass);
    await enterAs(page, hanako);
    await open(ticket.path);
    await expect(page.getByRole('img', { name: words.myTicket.pass.qrLabel })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('img', { name: words.myTicket.pass.qrLabel })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    const title = page.getByRole('heading', { level: 1 });
    await title.evaluate((heading) => (heading.textContent = (heading.textContent ?? '').repeat(12)));
    await expect(page.locator('.hb-ticket-facts')).toHaveCSS('color-scheme', 'light');
    // Nothing lies over it, as the ground of a header that stays in sight on the screen.
    const covers = await page.locator('.hb-qr-code').evaluate((code) => {
      const { left, top, width, height } = code.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.hb-ticket') === null;
    });
    expect(covers).toBe(false);
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
