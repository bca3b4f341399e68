import { beforeEach, describe, expect, test } from 'vitest';
import { createSafeStorage, type LocalStorage } from '#web/storage/safe-storage.ts';
import type { LocalKey } from '#web/storage/storage-keys.ts';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { storedCart } from '../../../../../test/kept-token.ts';
import { keepCart } from './kept-cart.ts';
import { forgetTokenOf, keptToken, noteToken, tokenOfCart, tokenOfOrder, tokenOfSameCart } from './purchase-token.ts';

let local: LocalStorage;
let drawn = 0;
/** Never the same key twice. */
const random = (): number => {
  drawn += 1;
  return (drawn % 62) / 62;
};
const cart = (number: number): string => storedCart({ ticketId: 1, number });

beforeEach(() => {
  const stored = new Map<string, string>();
  local = createSafeStorage<LocalKey>(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  local.set('ticketCart', cart(1));
});
const own = { ...saleInEvent, way: 'ticket', owner: 1 } as const;
const two = [{ ticketId: 1, number: 2 }];
const tokenNow = () => tokenOfCart(local, own, random);

describe('the key of a purchase', () => {
  test('is the same for one cart in all tabs', () => {
    const first = tokenNow();
    expect(first?.token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(tokenNow()).toEqual(first);
  });

  test.each<[string, () => void]>([
    ['the cart was changed', () => local.set('ticketCart', cart(2))],
    ['its order came to an end', () => local.remove('ticketToken')],
    ['what is stored is none', () => local.set('ticketToken', '{"token":"short"}')],
  ])('is another one when %s', (_, change) => {
    const first = tokenNow();
    change();
    expect(tokenNow()?.token).not.toBe(first?.token);
  });

  test('differs for the timetable and another member', () => {
    const first = tokenNow();
    local.set('timetableCart', cart(1));
    expect(tokenOfCart(local, { ...own, way: 'timetable' }, random)?.token).not.toBe(first?.token);
    local.remove('ticketToken');
    const mine = tokenNow();
    expect(tokenOfSameCart(local, { ...own, owner: 'visitor' })).toBeUndefined();
    expect(tokenOfCart(local, { ...own, owner: 2 }, random)?.token).not.toBe(mine?.token);
  });

  test.each<[string, object]>([
    ['content', { contentId: 61 }],
    ['site', { siteKey: 'event/12' }],
  ])('is kept beside the key of another %s, and the order of each ends its own', (_, more) => {
    const elsewhere = { ...own, ...more };
    const here = tokenNow()?.token as string;
    noteToken(local, here, { orderId: 'ORDER1' });
    expect(tokenOfSameCart(local, elsewhere)).toBeUndefined();
    keepCart(local, 'ticket', elsewhere, { ...elsewhere, ticketContentId: elsewhere.contentId, tickets: two });
    const there = tokenOfCart(local, elsewhere, random)?.token as string;
    expect(there).not.toBe(here);
    noteToken(local, there, { orderId: 'ORDER2' });
    expect(tokenNow()).toMatchObject({ token: here, orderId: 'ORDER1' });
    forgetTokenOf(local, 'ORDER1');
    expect(keptToken(local, own)).toBeUndefined();
    expect(tokenOfOrder(local, 'ORDER2')?.token).toBe(there);
  });

  test('does not exist without a cart', () => {
    local.remove('ticketCart');
    expect(tokenNow()).toBeUndefined();
    expect(keptToken(local, own)).toBeUndefined();
  });

  test('belongs to its order as long as the cart is the same', () => {
    const token = tokenNow()?.token as string;
    noteToken(local, token, { orderId: 'ORDER1' });
    expect(tokenOfSameCart(local, own)?.orderId).toBe('ORDER1');
    local.set('ticketCart', cart(2));
    expect(tokenOfSameCart(local, own)).toBeUndefined();
  });

  test('does not change after another tab replaced it, and only its own order ends it', () => {
    const old = tokenNow()?.token as string;
    local.set('ticketCart', cart(2));
    const fresh = tokenNow();
    noteToken(local, old, { orderId: 'ORDER1' });
    forgetTokenOf(local, 'ORDER1');
    expect(keptToken(local, own)).toEqual(fresh);
  });
});
