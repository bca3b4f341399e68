import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saleTicket } from '../../../../../test/sale-tickets.ts';
import { addToCart, applyDetail, confirmLine, deleteInCartList, deleteLine, editLine, resetLine } from './edit-cart.ts';
import { type CartItem, isInCart, numberOf } from './cart.ts';

const single = (ticketId: number, number: number, tmpNumber = number): CartItem => ({
  ticketId,
  isLottery: false,
  number,
  tmpNumber,
});
const multiple = (ticketId: number, ...numbers: number[]): CartItem => ({
  ticketId,
  isLottery: false,
  multiplePrices: numbers.map((number, place) => ({ ticketMultiplePriceId: place + 1, number, tmpNumber: number })),
});
const normal = (ticketId: number, ticketMultiplePriceId?: number) => ({
  ticketId,
  ticketMultiplePriceId,
  isLottery: false,
});

describe('adding', () => {
  test('sets both numbers of a ticket to 1 [TICKET-006, CART-001, CART-015]', () => {
    expect(addToCart([], normal(5))).toEqual([single(5, 1)]);
    expect(addToCart([single(4, 2)], normal(5))).toEqual([single(4, 2), single(5, 1)]);
    expect(addToCart([single(5, 0, 7)], normal(5))).toEqual([single(5, 1)]);
  });

  test('adds a price with both its numbers beside the others of its ticket [TICKET-012, CART-001, CART-015]', () => {
    expect(addToCart([], normal(5, 1))).toEqual([multiple(5, 1)]);
    expect(addToCart([multiple(5, 3)], normal(5, 2))).toEqual([multiple(5, 3, 1)]);
  });

  test('leaves a line that is there already as it is', () => {
    expect(addToCart([single(5, 3)], normal(5))).toEqual([single(5, 3)]);
    expect(addToCart([multiple(5, 3)], normal(5, 1))).toEqual([multiple(5, 3)]);
  });

  test('keeps the choices of a lottery', () => {
    const item = {
      ticketId: 5,
      isLottery: true,
      number: 0,
      tmpNumber: 0,
      lotteryRequest: [{ priority: 1, ticketSlotId: 9 }],
    };
    expect(addToCart([item], { ticketId: 5, isLottery: true })).toEqual([{ ...item, number: 1, tmpNumber: 1 }]);
  });
});

describe('a line', () => {
  test('is edited first and confirmed afterwards [CART-013]', () => {
    const edited = editLine([single(5, 1), single(6, 1)], { ticketId: 5 }, 4);
    expect(edited).toEqual([single(5, 1, 4), single(6, 1)]);
    expect(confirmLine(edited, { ticketId: 5 })).toEqual([single(5, 4), single(6, 1)]);
  });

  test('gets its number back when it is reset [CART-014]', () => {
    expect(resetLine([single(5, 1, 4)], { ticketId: 5 })).toEqual([single(5, 1)]);
    const prices = editLine([multiple(5, 1, 2)], { ticketId: 5, ticketMultiplePriceId: 2 }, 6);
    expect(prices[0]?.multiplePrices?.map(({ tmpNumber }) => tmpNumber)).toEqual([1, 6]);
    expect(resetLine(prices, { ticketId: 5, ticketMultiplePriceId: 2 })).toEqual([multiple(5, 1, 2)]);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is not changed by %d [CART-013]', (number) => {
    expect(editLine([single(5, 2)], { ticketId: 5 }, number)).toEqual([single(5, 2)]);
  });

  test('has a number of at most 100', () => {
    expect(editLine([single(5, 2)], { ticketId: 5 }, 1e9)).toEqual([single(5, 2, 100)]);
  });

  test('confirmed at 0 leaves the cart, a price without its ticket [CART-013]', () => {
    expect(confirmLine([single(5, 2, 0), single(6, 1)], { ticketId: 5 })).toEqual([single(6, 1)]);
    const edited = editLine([multiple(5, 1, 2)], { ticketId: 5, ticketMultiplePriceId: 2 }, 0);
    expect(confirmLine(edited, { ticketId: 5, ticketMultiplePriceId: 2 })).toEqual([multiple(5, 1)]);
  });

  test('that is not in the cart is not confirmed', () => {
    expect(confirmLine([single(5, 2, 0)], { ticketId: 6 })).toEqual([single(5, 2, 0)]);
  });
});

describe('deleting', () => {
  test('the last line empties the cart and hides the cart list', () => {
    expect(deleteInCartList({ items: [single(5, 2)], overlay: 'cartList' }, { ticketId: 5 })).toEqual({
      items: [],
      overlay: null,
    });
    const last = { items: [multiple(5, 2)], overlay: 'cartList' } as const;
    expect(deleteInCartList(last, { ticketId: 5, ticketMultiplePriceId: 1 })).toEqual({ items: [], overlay: null });
  });

  test('another line leaves the list open', () => {
    const two = { items: [single(5, 2), multiple(6, 1, 1)], overlay: 'cartList' } as const;
    expect(deleteInCartList(two, { ticketId: 6, ticketMultiplePriceId: 2 })).toEqual({
      items: [single(5, 2), multiple(6, 1)],
      overlay: 'cartList',
    });
    expect(deleteInCartList(two, { ticketId: 6 })).toEqual({ items: [single(5, 2)], overlay: 'cartList' });
  });

  test('a line never closes another overlay', () => {
    const { overlay } = deleteInCartList({ items: [single(5, 1)], overlay: 'ticketDetail' }, { ticketId: 5 });
    expect(overlay).toBe('ticketDetail');
  });
});

describe('counting as in the cart', () => {
  test.each<[CartItem, boolean]>([
    [single(5, 0, 3), false],
    [single(5, 1), true],
    [multiple(5, 0, 0), false],
    [multiple(5, 0, 1), true],
    [multiple(5), false],
  ])('%j: %s [CART-032, CART-033]', (item, counts) => {
    expect(isInCart(item, saleTicket(5))).toBe(counts);
  });

  test('a lottery counts only with every slot chosen [LOTTERY-002]', () => {
    const lottery = (...slots: number[]): CartItem => ({
      ...single(5, 1),
      isLottery: true,
      lotteryRequest: slots.map((ticketSlotId, place) => ({ priority: place + 1, ticketSlotId })),
    });
    const three = saleTicket(5, { requiredSelectSlotNumber: 3 });
    expect(isInCart(lottery(11, 12), three)).toBe(false);
    expect(isInCart(lottery(11, 12, 13), three)).toBe(true);
    expect(isInCart({ ...lottery(11, 12, 13), number: 0, tmpNumber: 0 } as CartItem, three)).toBe(false);
    expect(isInCart({ ...single(5, 1), isLottery: true }, saleTicket(5))).toBe(true);
  });
});

test('the quantity of the ticket detail replaces the line in its place, and 0 removes it', () => {
  const items = [single(4, 1), single(5, 1)];
  expect(applyDetail(items, single(4, 3))).toEqual([single(4, 3), single(5, 1)]);
  expect(applyDetail(items, single(6, 1))).toEqual([...items, single(6, 1)]);
  expect(applyDetail(items, single(4, 0))).toEqual([single(5, 1)]);
});

test('after any steps, numbers are whole and from 0 to 100, and no ticket is in the cart twice [CART-013, CART-015]', () => {
  const step = fc.tuple(
    fc.constantFrom('add', 'edit', 'confirm', 'reset', 'delete'),
    fc.nat(3),
    fc.integer({ min: -5, max: 200 }),
    fc.option(fc.nat(2), { nil: undefined }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const items = steps.reduce<CartItem[]>((cart, [what, ticketId, number, priceId]) => {
        const line = { ticketId, ticketMultiplePriceId: ticketId % 2 === 0 ? undefined : (priceId ?? 0) };
        if (what === 'add') return addToCart(cart, { ...line, isLottery: false });
        if (what === 'edit') return editLine(cart, line, number);
        if (what === 'confirm') return confirmLine(cart, line);
        return what === 'reset' ? resetLine(cart, line) : deleteLine(cart, line);
      }, []);
      expect(new Set(items.map(({ ticketId }) => ticketId)).size).toBe(items.length);
      for (const item of items) {
        expect(numberOf(item)).toBeGreaterThan(0);
        for (const { number, tmpNumber } of item.multiplePrices ?? [item]) {
          expect([number, tmpNumber].every((one) => Number.isInteger(one) && one >= 0 && one <= 100)).toBe(true);
        }
      }
    }),
  );
});
