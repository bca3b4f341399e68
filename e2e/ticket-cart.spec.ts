import type { LanguageCode } from '#kernel/language.ts';
import { site } from './demo-sites.ts';
import { expect, pathOf, test } from './journey.ts';
import { enterAs, stored, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
import { long, longInHand, longOnce, once } from './sweep.ts';

const list = `${site('expo').path}/module/ticket/60`;
/** Of the demo's expo: a free pass, and one with prices. */
const pass = 1;
const hall = 2;
const lottery = 7;

async function saleWords(language: LanguageCode) {
  const [tickets, sale, messages] = await Promise.all([
    import(`#features/ticket/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/ticket/texts/jpn.ts').default;
    }>,
    import(`#features/ticket/web/overlay/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/ticket/web/overlay/texts/jpn.ts').default;
    }>,
    import(`#features/ticket/web/cart/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/ticket/web/cart/texts/jpn.ts').default;
    }>,
  ]);
  return { tickets: tickets.default, sale: sale.default, messages: messages.default };
}

const cartOf = (...tickets: object[]): string => JSON.stringify({ ticketContentId: 60, siteKey: 'event/11', tickets });

test('a visitor takes a free ticket without a login; the cart is there after a reload and goes with its last line [TICKET-002, TICKET-005, TICKET-097, CART-005, CART-006, CART-008, CART-009, CART-016]', async ({
  page,
  open,
  language,
}) => {
  const { tickets, sale } = await saleWords(language);
  await open(list);
  await page.locator(`#hb-ticket-${pass}`).click();
  await expect(page).toHaveURL(`${list}/detail?ticket=${pass}`);
  const title = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '';
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: sale.more(title) }).click();
  await page.getByRole('button', { name: new RegExp(`^${sale.put}`) }).click();

  const cart = page.getByRole('dialog', { name: sale.cartTitle });
  await expect(cart).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(JSON.parse((await stored(page, 'ticketCart')) ?? '')).toEqual(
    JSON.parse(cartOf({ ticketId: pass, number: 2 })),
  );
  expect(await stored(page, 'timetableCart')).toBeNull();
  expect(await accessibilityProblems(page)).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('ticket_ids[]')) asked.push(request.url());
  });
  await page.reload();
  await expect(cart.getByRole('textbox', { name: sale.quantityOf(title) })).toHaveValue('2');
  expect(asked.map((url) => new URL(url).searchParams.getAll('ticket_ids[]'))).toEqual([[String(pass)]]);

  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(pathOf(page)).toBe(list);
  await page.getByRole('button', { name: tickets.openCart(2) }).click();
  await cart.getByRole('button', { name: sale.delete(title) }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await stored(page, 'ticketCart')).toBeNull();
});

test(
  'a member edits a line, goes to the first step of the purchase, and leaves nothing behind but the cart [TICKET-042, TICKET-044, TICKET-047, CART-013, CART-014]',
  longInHand,
  async ({ page, open, request, language }) => {
    const { sale } = await saleWords(language);
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await open(`${list}/detail?ticket=${hall}`);
    const detail = page.getByRole('dialog');
    await detail.getByRole('textbox').first().fill('2');
    await detail.getByRole('button', { name: new RegExp(`^${sale.put}`) }).click();
    const cart = page.getByRole('dialog', { name: sale.cartTitle });
    const number = cart.getByRole('textbox');
    await number.fill('3');
    await cart.getByRole('button', { name: sale.reset }).click();
    await expect(number).toHaveValue('2');
    await number.fill('3');
    await cart.getByRole('button', { name: sale.confirm }).click();
    await expect(cart.getByRole('button', { name: sale.confirm })).toBeHidden();
    expect(await stored(page, 'ticketCart')).toContain('"number":3');
    await cart.getByRole('button', { name: sale.begin }).click();
    await expect(page).toHaveURL(`${list}?step=profile`);
    // On a phone the bar of tabs would cover fields.
    if ((page.viewportSize()?.width ?? 0) < 960) await expect(page.locator('.hb-site-tabs')).toBeHidden();
    expect(await stored(page, 'next_purchase_flow_contentId')).toBe('60');
    const inSession = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
    await page.goBack();
    await expect(cart).toBeVisible();
    await expect.poll(() => inSession('browserBack')).toBe('1');
    await page.getByRole('button', { name: sale.close }).click();
    const venue = `${site('expo').path}/module/web_page/20/3`;
    await page.locator(`.hb-site-tab[href="${venue}"], .hb-site-tabs a[href="${venue}"]`).first().click();
    await expect(page).toHaveURL(venue);
    await expect.poll(() => stored(page, 'next_purchase_flow_contentId')).toBeNull();
    for (const key of ['browserBack', 'purchaseStep', 'purchaseForm'])
      expect([key, await inSession(key)]).toEqual([key, null]);
    expect(await stored(page, 'ticketCart')).toContain('"ticketContentId":60');
  },
);

test(
  'each event of a portal keeps its own cart, even one stored by an older version, and emptying one leaves the others [CART-002, CART-004, CART-008]',
  longOnce,
  async ({ page, open, language }) => {
    const { tickets, sale } = await saleWords(language);
    const conference = `${site('conference').path}/module/ticket/80`;
    const registration = { ticketId: 1, multiplePrices: [{ ticketMultiplePriceId: 2, number: 1 }] };
    const kept = { ticketContentId: 80, siteKey: `event/${site('conference').eventId}`, tickets: [registration] };
    await page.addInitScript((cart) => {
      if (sessionStorage.getItem('saved') !== null) return;
      sessionStorage.setItem('saved', '1');
      localStorage.setItem('ticketCart', cart);
    }, JSON.stringify(kept));
    await open(`${list}/detail?ticket=${pass}`);
    await page.getByRole('button', { name: new RegExp(`^${sale.put}`) }).click();
    const cart = page.getByRole('dialog', { name: sale.cartTitle });
    await expect(cart.getByRole('textbox')).toHaveValue('1');
    await expect(cart.locator('.hb-cart-item')).toHaveCount(1);

    await open(conference);
    const bar = page.getByRole('region', { name: tickets.cart });
    await expect(bar).toContainText('18,000');
    await open(list);
    await expect(bar).toContainText(tickets.openCart(1));
    await bar.getByRole('button').click();
    await cart.locator('.hb-cart-delete').click();
    await expect(bar).toContainText(tickets.cartEmptied);
    expect(JSON.parse((await stored(page, 'ticketCart')) ?? '')).toEqual(kept);
    await open(conference);
    await expect(bar).toContainText('18,000');
  },
);

test(
  'a visitor with a paid ticket is led to the login and back to the cart; a lottery asks for the login too [TICKET-095, TICKET-096]',
  once,
  async ({ page, open, language, words }) => {
    const { sale } = await saleWords(language);
    await open(`${list}/detail?ticket=${lottery}`);
    const slots = page.getByRole('dialog').getByRole('combobox');
    await expect(slots).toHaveCount(2);
    for (const [index, slot] of (await slots.all()).entries()) await slot.selectOption({ index: index + 1 });
    await page.getByRole('button', { name: sale.applyAndLogin }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.account.login.title })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('ticketCart'));

    await open(`${list}/detail?ticket=${hall}`);
    await page.getByRole('dialog').getByRole('textbox').first().fill('1');
    await page.getByRole('button', { name: sale.putAndLogin }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.account.login.title })).toBeVisible();
    await page.getByLabel(words.account.login.id).fill('james.demo');
    await page.locator('input[type=password]').fill('hiroba-demo1');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('dialog', { name: sale.cartTitle })).toBeVisible();
    await expect(page.getByRole('button', { name: sale.begin })).toBeVisible();
  },
);

test(
  'a cart that changed says what was amended; one that cannot be loaded says so and is kept [CART-036, CART-037]',
  longOnce,
  async ({ page, open, language, troubles }) => {
    const { messages } = await saleWords(language);
    troubles.expect(/503|Failed to load resource/);
    await page.addInitScript(
      (cart) => {
        if (sessionStorage.getItem('saved') !== null) return;
        sessionStorage.setItem('saved', '1');
        localStorage.setItem('ticketCart', cart);
      },
      cartOf({ ticketId: pass, number: 9 }, { ticketId: 99_999, number: 1 }),
    );
    const isOfCart = (url: URL): boolean => url.searchParams.has('ticket_ids[]');
    await page.route(isOfCart, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
    await open(list);
    const failed = page.getByRole('alert').filter({ hasText: messages.cartFailed });
    await expect(failed).toBeVisible();
    expect(await stored(page, 'ticketCart')).toContain('"number":9');

    await page.unroute(isOfCart);
    await failed.getByRole('button', { name: messages.retry }).click();
    const amended = page.getByRole('alertdialog', { name: messages.amendedTitle });
    await expect(amended).toContainText(messages.amended);
    await expect(amended).toContainText(messages.reduced(5));
    await expect(amended).toContainText(messages.dropped.gone);
    expect(await accessibilityProblems(page)).toEqual([]);
    await amended.getByRole('button').click();
    await expect(amended).toBeHidden();
    expect(JSON.parse((await stored(page, 'ticketCart')) ?? '')).toEqual(
      JSON.parse(cartOf({ ticketId: pass, number: 5 })),
    );
  },
);

test(
  'the categories lead from large to small, and both views show the same tickets with their labels [TICKET-002, TICKET-003, TICKET-004, TICKET-089, TICKET-090, TICKET-091, TICKET-092, TICKET-126, ROUTE-037, ROUTE-045]',
  long,
  async ({ page, open, language }) => {
    const { tickets } = await saleWords(language);
    await open(list);
    await expect(page.locator('main .hb-rich-text')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const titles = page.locator('main article h2');
    const all = await titles.allTextContents();
    for (const [ticketId, label] of [
      [pass, 'accepting'],
      [9, 'before'],
      [10, 'finished'],
      [11, 'soldout'],
    ] as const) {
      const card = page.locator('main article').filter({ has: page.locator(`#hb-ticket-${ticketId}`) });
      await expect(card.getByText(tickets.labels[label], { exact: true })).toBeVisible();
    }
    const shown = [all.length];
    for (const size of ['large', 'middle', 'small']) {
      const tile = page.locator(`[data-size=${size}] a`).nth(size === 'large' ? 1 : 0);
      const name = (await tile.textContent()) ?? '';
      await tile.click();
      await expect(page.locator('main h2').first()).toHaveText(name);
      shown.push(await titles.count());
    }
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    await expect(page.locator('[data-size]')).toHaveCount(0);

    await page.getByRole('link', { name: tickets.allTickets }).click();
    await expect(titles).toHaveCount(all.length);
    await page.getByRole('link', { name: tickets.viewList }).click();
    await expect(page.locator('.hb-sale-card-list')).toHaveCount(all.length);
    expect(await titles.allTextContents()).toEqual(all);
    expect(await accessibilityProblems(page)).toEqual([]);

    await open(list.replace('/ticket/', '/ticket/contentId/'));
    expect(await titles.allTextContents()).toEqual(all);
  },
);

test.describe('on a screen of fine pixels', () => {
  test.use({ deviceScaleFactor: 2 });

  test('each picture of a list of tickets is fetched once, above the list and in it', async ({ page, open }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const picture = /[0-9a-f]{64}(?=(-\d+)?\.webp$)/.exec(request.url())?.[0];
      if (picture !== undefined) fetched.push(picture);
    });
    await open(list);
    const last = page.locator('.hb-sale-card').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await page.locator('.hb-ticket-tile img').count()).toBeGreaterThan(0);
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].sort());
  });
});
