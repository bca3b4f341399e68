import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lotteryTicket, ticketContent, twoPrices } from '../../../../../test/ticket-content.ts';
import type { TicketContent } from '../../contract.ts';
import { readStoredCart, withStoredCart } from '../../rules/cart/read-stored-cart.ts';
import type { StoredTicket } from '../../rules/cart/stored-cart.ts';
import type { Holdings } from '../sale/sale-calls.ts';
import { type CartStore, createCartStore, noHoldings } from './cart-store.ts';

let saved: string | undefined;
let asked: { contentId: number; ids: readonly number[] }[];
let onSale: TicketContent[];
let holdings: Holdings;
let failure: Error | undefined;
let held: StoredTicket[];

const storeOf = (): CartStore =>
  createCartStore({
    siteKey: 'event/11',
    storage: {
      get: (contentId) => readStoredCart(saved, { siteKey: 'event/11', contentId }),
      set: (contentId, cart) => {
        saved = withStoredCart(saved, { siteKey: 'event/11', contentId }, cart);
      },
    },
    fetchFresh: async (contentId, ids) => {
      asked.push({ contentId, ids });
      await Promise.resolve();
      if (failure !== undefined) throw failure;
      return { tickets: onSale.filter(({ ticketId }) => ids.includes(ticketId)), rules: undefined, holdings };
    },
    held: () => held,
    now: () => Date.parse('2026-11-20T10:00:00+09:00'),
  });
const save = (...tickets: object[]): void => {
  saved = JSON.stringify({ ticketContentId: 60, siteKey: 'event/11', tickets });
};
const opened = async (): Promise<CartStore> => {
  const store = storeOf();
  await store.restore(60);
  return store;
};

beforeEach(() => {
  saved = undefined;
  asked = [];
  onSale = [ticketContent(1), twoPrices(2), ticketContent(3, { enableNumberSold: true, remainNumber: 2 })];
  holdings = noHoldings;
  failure = undefined;
  held = [];
});

describe('a saved cart', () => {
  test('is restored with its tickets as they are on sale now, by one call [CART-008, CART-009]', async () => {
    save({ ticketId: 1, number: 2 }, { ticketId: 3, number: 1 });
    const store = await opened();
    expect(asked).toEqual([{ contentId: 60, ids: [1, 3] }]);
    expect(store.get()).toMatchObject({ phase: 'ready', hasValidationError: false, isChanged: false, amendments: [] });
    expect(store.get().items.map(({ ticketId, number }) => [ticketId, number])).toEqual([
      [1, 2],
      [3, 1],
    ]);
    expect(store.get().tickets.map(({ title }) => title)).toEqual(['チケット1', 'チケット3']);
  });

  test('does not change while its own order holds the last places, and is amended if others hold them', async () => {
    onSale = [ticketContent(3, { enableNumberSold: true, remainNumber: 0 })];
    save({ ticketId: 3, number: 2 });
    held = [{ ticketId: 3, number: 2 }];
    expect((await opened()).get()).toMatchObject({ amendments: [], items: [{ ticketId: 3, number: 2 }] });
    held = [];
    expect((await opened()).get().items).toEqual([]);
  });

  test('that can no longer be bought is amended, flagged and saved [CART-010, CART-011]', async () => {
    save({ ticketId: 1, number: 2 }, { ticketId: 3, number: 5 }, { ticketId: 9, number: 1 });
    const store = await opened();
    expect(store.get()).toMatchObject({
      hasValidationError: true,
      isChanged: true,
      amendments: [
        { ticketId: 3, kind: 'reduced', to: 2 },
        { ticketId: 9, kind: 'dropped', why: 'gone' },
      ],
    });
    expect(JSON.parse(saved ?? '')).toEqual({
      ticketContentId: 60,
      siteKey: 'event/11',
      tickets: [
        { ticketId: 1, number: 2 },
        { ticketId: 3, number: 2 },
      ],
    });
    store.forgetAmendments();
    expect(store.get()).toMatchObject({ amendments: [], hasValidationError: false });
  });

  test('that ends empty is no longer saved [CART-012]', async () => {
    save({ ticketId: 9, number: 1 });
    await opened();
    expect(saved).toBeUndefined();
  });

  test.each([
    '{"ticketContentId":60,"tickets":[]}',
    '{"ticketContentId":60,"tickets":[{"ticketId":1,"number":0}]}',
    '[]',
    '{"ti',
    '',
  ])('with the text %j is invalid and is removed [CART-004, CART-012]', async (text) => {
    saved = text;
    const store = await opened();
    expect(store.get()).toMatchObject({ phase: 'ready', items: [], amendments: [] });
    expect(saved).toBeUndefined();
  });

  test('that cannot be checked sets the flag, rejects and stays saved [CART-035]', async () => {
    save({ ticketId: 1, number: 2 });
    const before = saved;
    failure = new Error('down');
    const store = storeOf();
    await expect(store.restore(60)).rejects.toBe(failure);
    expect(store.get()).toMatchObject({ phase: 'failed', hasValidationError: true, items: [] });
    store.put(ticketContent(3), { ticketId: 3, isLottery: false, number: 1, tmpNumber: 1 });
    expect(saved).toBe(before);

    failure = undefined;
    await store.restore(60);
    expect(store.get()).toMatchObject({ phase: 'ready', hasValidationError: false });
    expect(store.get().items).toHaveLength(1);
  });

  test.each([
    ['content', { ticketContentId: 7, siteKey: 'event/11' }],
    ['site', { ticketContentId: 60, siteKey: 'event/12' }],
  ])('of another %s stays, even if a ticket is put into this one', async (_, other) => {
    const cart = { ...other, tickets: [{ ticketId: 1, number: 1 }] };
    saved = JSON.stringify(cart);
    const before = saved;
    const store = await opened();
    expect(asked).toEqual([{ contentId: 60, ids: [] }]);
    expect(store.get().items).toEqual([]);
    expect(saved).toBe(before);
    store.add(ticketContent(1));
    const own = { ticketContentId: 60, siteKey: 'event/11', tickets: [{ ticketId: 1, number: 1 }] };
    expect(JSON.parse(saved)).toEqual({ ...own, others: [cart] });
    store.delete({ ticketId: 1 });
    expect(JSON.parse(saved)).toEqual(cart);
  });

  test('without a site belongs to the site that finds it, which is stored with it', async () => {
    saved = JSON.stringify({ ticketContentId: 60, tickets: [{ ticketId: 1, number: 2 }] });
    const store = await opened();
    expect(store.get()).toMatchObject({ items: [{ ticketId: 1, number: 2 }], amendments: [] });
    expect(saved).toContain('"siteKey":"event/11"');
  });

  test('is checked once for each member who asks', async () => {
    const store = storeOf();
    await store.open(60, '');
    await store.open(60, '');
    expect(asked).toHaveLength(1);
    await store.open(60, 'portal/1');
    await store.open(61, 'portal/1');
    expect(asked.map(({ contentId }) => contentId)).toEqual([60, 60, 61]);
  });

  test('shows the answer to the last call, even if an earlier one is answered later', async () => {
    save({ ticketId: 1, number: 1 });
    const store = storeOf();
    const first = store.restore(60);
    save({ ticketId: 1, number: 4 });
    await Promise.all([first, store.restore(60)]);
    expect(store.get().items).toMatchObject([{ number: 4 }]);
  });
});

describe('changes', () => {
  test('add one ticket of a price and save the cart [CART-015, CART-002]', async () => {
    const store = await opened();
    store.add(ticketContent(1));
    store.add(twoPrices(2), 2);
    expect(store.get().items).toMatchObject([
      { ticketId: 1, number: 1, tmpNumber: 1 },
      { ticketId: 2, multiplePrices: [{ ticketMultiplePriceId: 2, number: 1, tmpNumber: 1 }] },
    ]);
    expect(JSON.parse(saved ?? '').tickets).toEqual([
      { ticketId: 1, number: 1 },
      { ticketId: 2, multiplePrices: [{ ticketMultiplePriceId: 2, number: 1 }] },
    ]);
  });

  test('count once the buyer confirms them, and can be taken back before [CART-013, CART-014]', async () => {
    save({ ticketId: 1, number: 2 });
    const store = await opened();
    store.edit({ ticketId: 1 }, 5);
    expect(store.get().items).toMatchObject([{ number: 2, tmpNumber: 5 }]);
    expect(saved).toContain('"number":2');
    store.reset({ ticketId: 1 });
    expect(store.get().items).toMatchObject([{ number: 2, tmpNumber: 2 }]);
    store.edit({ ticketId: 1 }, 3);
    store.confirm({ ticketId: 1 });
    expect(store.get().items).toMatchObject([{ number: 3, tmpNumber: 3 }]);
    expect(saved).toContain('"number":3');
  });

  test('take lines out, and the saved cart goes with the last one [CART-003, CART-004]', async () => {
    save({ ticketId: 1, number: 2 }, { ticketId: 3, number: 1 });
    const store = await opened();
    store.delete({ ticketId: 1 });
    expect(JSON.parse(saved ?? '').tickets).toEqual([{ ticketId: 3, number: 1 }]);
    store.delete({ ticketId: 3 });
    expect(saved).toBeUndefined();
    expect(store.get().items).toEqual([]);
  });

  test('replace the line by the choice of the detail, with the slots of a lottery', async () => {
    const store = await opened();
    const drawn = lotteryTicket(4);
    const chosen = { ticketId: 4, isLottery: true, lotteryRequest: [{ priority: 1, ticketSlotId: 12 }] };
    store.put(drawn, { ...chosen, number: 1, tmpNumber: 1 });
    store.put(drawn, { ...chosen, number: 2, tmpNumber: 2 });
    expect(JSON.parse(saved ?? '').tickets).toEqual([
      { ticketId: 4, number: 2, lotteryRequest: [{ priority: 1, ticketSlotId: 12 }] },
    ]);
    expect(store.get().tickets).toEqual([drawn]);
    store.put(drawn, { ...chosen, number: 0, tmpNumber: 0 });
    expect(saved).toBeUndefined();
  });

  test('do not overwrite a cart that another tab changed: it is read first, and they follow in order [CART-008]', async () => {
    save({ ticketId: 1, number: 2 });
    const store = await opened();
    save({ ticketId: 3, number: 1 });
    store.add(twoPrices(2), 2);
    store.edit({ ticketId: 2, ticketMultiplePriceId: 2 }, 4);
    store.confirm({ ticketId: 2, ticketMultiplePriceId: 2 });
    await vi.waitFor(() => expect(saved).toContain('"number":4'));
    expect(JSON.parse(saved ?? '').tickets).toEqual([
      { ticketId: 3, number: 1 },
      { ticketId: 2, multiplePrices: [{ ticketMultiplePriceId: 2, number: 4 }] },
    ]);
    expect(asked).toHaveLength(2);
  });
});

describe('after a purchase', () => {
  const bought = { ...noHoldings, boughtNumbers: [{ ticketId: 1, number: 2 }] };

  test('the cart is empty at once, and the held places are loaded again [CART-008, CART-012]', async () => {
    save({ ticketId: 1, number: 2 });
    const store = await opened();
    saved = undefined;
    holdings = bought;
    const renewed = store.renew();
    expect(store.get().items).toEqual([]);
    await renewed;
    expect(store.get()).toMatchObject({ phase: 'ready', items: [], tickets: [], holdings: bought, amendments: [] });
    store.add(ticketContent(3));
    expect(JSON.parse(saved ?? '').tickets).toEqual([{ ticketId: 3, number: 1 }]);
  });

  test('a cart without its stored text is read again when it is opened next [CART-008]', async () => {
    const store = storeOf();
    save({ ticketId: 1, number: 2 });
    await store.open(60, '');
    saved = undefined;
    await store.open(60, '');
    expect(store.get().items).toEqual([]);
  });

  test('a cart that was never opened makes no call', async () => {
    await storeOf().renew();
    expect(asked).toEqual([]);
  });
});
