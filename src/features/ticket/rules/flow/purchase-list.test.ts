import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { price, saleTicket, slot } from '../../../../../test/sale-tickets.ts';
import { type CartItem, numberOf } from '../cart/cart.ts';
import { cartTotal } from '../cart/cart-total.ts';
import { buildPurchaseList, type PartnerForm } from './purchase-list.ts';
import { buildPostData, emptyPurchaseForm } from './purchase-post-data.ts';

const single = (ticketId: number, number: number): CartItem => ({ ticketId, isLottery: false, number, tmpNumber: 9 });
const partner = (checkinUserEmail: string): PartnerForm => ({ checkinUserEmail, checkinUserInfo: [] });
const lotteryRequest = [{ priority: 1, ticketSlotId: 11 }];
const lottery = saleTicket(8, { ticketType: 'LOTTERY', requiredSelectSlotNumber: 1, slots: [slot(11)] });
const application: CartItem = { ...single(8, 2), isLottery: true, lotteryRequest };

describe('the purchase list of a cart', () => {
  test('has an item for each ticket, with every field of the call [TICKET-030]', () => {
    const ticket = { ...saleTicket(5), updatedAt: '2026-11-01T10:00:00+09:00' };
    expect(buildPurchaseList([single(5, 2)], [ticket], { 5: [partner('a@example.jp')] })).toEqual([
      {
        ticketId: 5,
        ticketType: 'NORMAL',
        ticketMultiplePriceId: null,
        lotterySetting: null,
        checkinUserEmail: 'a@example.jp',
        checkinUserInfo: [],
        updatedAt: '2026-11-01T10:00:00+09:00',
        price: 1000,
        originalPrice: 1000,
      },
      expect.objectContaining({ ticketId: 5, checkinUserEmail: '' }),
    ]);
  });

  test('names the price of each item, and assigns the forms in order [TICKET-030]', () => {
    const ticket = saleTicket(5, { enableMultiplePrice: true, multiplePrices: [price(1, 800), price(2, 0)] });
    const line = (ticketMultiplePriceId: number, number: number) => ({ ticketMultiplePriceId, number, tmpNumber: 0 });
    const item = { ticketId: 5, isLottery: false, multiplePrices: [line(1, 2), line(2, 1), line(3, 0)] };
    const list = buildPurchaseList([item], [ticket], { 5: [partner('a'), partner('b'), partner('c')] });
    expect(list.map((one) => [one.ticketMultiplePriceId, one.price, one.checkinUserEmail])).toEqual([
      [1, 800, 'a'],
      [1, 800, 'b'],
      [2, 0, 'c'],
    ]);
  });

  test('has the chosen slots of a lottery [LOTTERY-008]', () => {
    const list = buildPurchaseList([application], [lottery]);
    expect(list.map(({ lotterySetting }) => lotterySetting)).toEqual([lotteryRequest, lotteryRequest]);
    expect(list.every(({ ticketType }) => ticketType === 'LOTTERY')).toBe(true);
  });

  test('leaves out items without a number, without all choices or without a ticket [LOTTERY-002]', () => {
    expect(buildPurchaseList([{ ...application, lotteryRequest: [] }], [lottery])).toEqual([]);
    expect(buildPurchaseList([single(5, 0), single(6, 1)], [saleTicket(5)])).toEqual([]);
  });

  test('has as many items as the cart has tickets, at the price of the cart [TICKET-030, CART-034]', () => {
    const tickets = [saleTicket(1), saleTicket(2, { price: 250 }), saleTicket(3, { isPay: false })];
    const carts = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(20)), { selector: ([id]) => id });
    fc.assert(
      fc.property(carts, (entries) => {
        const items = entries.map(([id, number]) => single(id, number));
        const list = buildPurchaseList(items, tickets);
        expect(list).toHaveLength(items.reduce((sum, item) => sum + numberOf(item), 0));
        expect(list.reduce((sum, one) => sum + one.price, 0)).toBe(cartTotal(items, tickets));
      }),
    );
  });
});

describe('the body of the purchase call', () => {
  test('pays by card unless something else is chosen [TICKET-029]', () => {
    expect(emptyPurchaseForm.paymentMethod).toBe('CreditCard');
    expect(buildPostData(emptyPurchaseForm, []).paymentMethod).toBe('CreditCard');
  });

  test('has the fields of the spec [TICKET-028]', () => {
    const list = buildPurchaseList([single(5, 1)], [saleTicket(5)]);
    expect(buildPostData(emptyPurchaseForm, list)).toEqual({
      enableExtraSlot: false,
      hasLottery: false,
      purchaserEmail: '',
      purchaserInfo: [],
      purchaseList: list,
      paymentMethod: 'CreditCard',
      addressee: '',
      includeReceipt: false,
      ticketDiscountCode: null,
    });
  });

  test('says whether it has a lottery; without one no extra slot is accepted [LOTTERY-007]', () => {
    const form = { ...emptyPurchaseForm, enableExtraSlot: true };
    const data = buildPostData(form, buildPurchaseList([application], [lottery]));
    expect([data.hasLottery, data.enableExtraSlot]).toEqual([true, true]);
    expect(buildPostData(form, [])).toMatchObject({ hasLottery: false, enableExtraSlot: false });
  });

  test('orders a receipt made out to the addressee [CHARGE-008]', () => {
    const form = { ...emptyPurchaseForm, addressee: ' 株式会社ひろば ' };
    expect(buildPostData({ ...form, includeReceipt: true }, []).addressee).toBe('株式会社ひろば');
    expect(buildPostData(form, []).addressee).toBe('');
  });
});
