import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { nameAnswers } from './buyer-name.ts';
import { cartLineOf } from './cart-of-ticket.ts';
import { withCart } from './kept-carts.ts';
import { openedSale } from './opened-sale.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const [before, after] = ['2026-11-01 10:00', '2026-12-01 10:00'];
const ticket = { ticketType: 'NORMAL' as const, visiblePeriod: false, enableSalesPeriod: false };

describe('a ticket at a rehearsal', () => {
  test('that is shown and sold now stays as it is', () => {
    const sold = { ...ticket, enableSalesPeriod: true, salesPeriodStart: before, salesPeriodEnd: after };
    expect(openedSale(sold, now)).toBe(sold);
    expect(openedSale(ticket, now)).toBe(ticket);
  });

  test('whose sale has not begun keeps its end, and one whose sale is over its start', () => {
    const early = { ...ticket, enableSalesPeriod: true, salesPeriodStart: after, salesPeriodEnd: '2026-12-02 10:00' };
    expect(openedSale(early, now)).toEqual({ ...ticket, enableSalesPeriod: true, salesPeriodEnd: '2026-12-02 10:00' });
    const late = { ...ticket, enableSalesPeriod: true, salesPeriodStart: '2026-10-01 10:00', salesPeriodEnd: before };
    expect(openedSale(late, now)).toEqual({ ...ticket, enableSalesPeriod: true, salesPeriodStart: '2026-10-01 10:00' });
  });

  test('that is not shown yet is shown, also where its sale is open', () => {
    const hidden = { ...ticket, visiblePeriod: true, visibleStartDate: after };
    expect(openedSale(hidden, now)).toEqual({ ...ticket, visiblePeriod: true });
  });

  test('of a lottery keeps the end of its applications, which its draw follows', () => {
    const drawn = { ...ticket, ticketType: 'LOTTERY' as const, enableSalesPeriod: true, salesPeriodEnd: before };
    expect(openedSale(drawn, now)).toBe(drawn);
  });
});

describe('the cart of a rehearsal', () => {
  const one = {
    detailId: 3,
    ticketType: 'NORMAL' as const,
    enableParentTicket: false,
    enableNumberSold: true,
    capacity: 10,
    enableMultiplePrice: false,
    multiplePrices: [{ ticketMultiplePriceId: 7 }, { ticketMultiplePriceId: 8 }],
  };

  test('has one of a ticket, or one of its first price', () => {
    expect(cartLineOf(one)).toEqual({ ticketId: 3, number: 1 });
    expect(cartLineOf({ ...one, enableMultiplePrice: true })).toEqual({
      ticketId: 3,
      multiplePrices: [{ ticketMultiplePriceId: 7, number: 1 }],
    });
  });

  test.each([
    { ticketType: 'LOTTERY' as const },
    { enableParentTicket: true },
    { capacity: 0 },
    { enableMultiplePrice: true, multiplePrices: [] },
  ])('has none that asks for a choice or cannot be bought: %j', (more) => {
    expect(cartLineOf({ ...one, ...more })).toBeUndefined();
  });

  test('stands beside the carts of other sites', () => {
    const other = { ticketContentId: 60, siteKey: 'event/11', tickets: [{ ticketId: 1, number: 2 }] };
    const own = { ticketContentId: 60, siteKey: 'event/43', tickets: [{ ticketId: 3, number: 1 }] };
    const kept = JSON.parse(withCart(JSON.stringify(other), own)) as object;
    expect(kept).toEqual({ ...own, others: [other] });
    expect(JSON.parse(withCart(undefined, own))).toEqual(own);
  });
});

describe('the name of a buyer at a rehearsal', () => {
  const question = { entryFormKey: 'name', answerMethod: 'NAME' };
  const told = (name: string, useKana = false) =>
    nameAnswers([{ ...question, setting: { useKana } }], name, 'Test')[0]?.selectorValue.map(({ value }) => value);

  test.each([
    ['山田 花子', ['山田', '花子']],
    ['김 민준', ['김', '민준']],
    ['Hanako Yamada', ['Yamada', 'Hanako']],
    ['Anna  Maria Rossi', ['Rossi', 'Anna Maria']],
    ['広場', ['広場', 'Test']],
  ])('is that of its operator: %s', (name, parts) => expect(told(name)).toEqual(parts));

  test('has a reading where the form asks for one, and answers no other question', () => {
    expect(told('山田 花子', true)).toEqual(['山田', '花子', 'オタメシ', 'コウニュウ']);
    expect(nameAnswers([{ entryFormKey: 'company', answerMethod: 'TEXT' }], '山田 花子', 'Test')).toEqual([]);
    expect(told('あ'.repeat(80))?.[0]).toHaveLength(50);
  });
});
