import { describe, expect, test } from 'vitest';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { saleSettings, ticketContent, twoPrices } from '../../../../../test/ticket-content.ts';
import { answeredItem } from '../../../../../test/test-personal.ts';
import type { CartItem } from '../../rules/cart/cart.ts';
import { type PurchaseStep, purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { stepToShow } from './purchase-flow.tsx';
import { purchaseFacts } from './purchase-facts.ts';
import { emptyFlowForm, type FlowForm } from '../flow/purchase-form.ts';

const single = (ticketId: number, number: number): CartItem => ({
  ticketId,
  isLottery: false,
  number,
  tmpNumber: number,
});
const takesCodes = saleSettings({ entry: { discountCodeLabel: '', takesDiscountCodes: true, profiles: [] } });
const facts = (more: Partial<Parameters<typeof purchaseFacts>[0]>, form: Partial<FlowForm> = {}) =>
  purchaseFacts({
    items: [single(1, 2)],
    tickets: [ticketContent(1)],
    settings: takesCodes,
    form: { ...emptyFlowForm({ ...saleInEvent, owner: 1 }), ...form },
    hasCardToken: false,
    ...more,
  });
const done = { isProfileDone: true, isPaymentChosen: true, cardId: 7 } as const;

describe('the companions’ forms [TICKET-101]', () => {
  const asking = ticketContent(1, { enableCheckinUserForm: true, checkinProfiles: [answeredItem()] });

  test('are one for every ticket beyond the buyer’s own of that kind', () => {
    expect(facts({ tickets: [asking], items: [single(1, 3)] }).units.map(({ place }) => place)).toEqual([1, 2]);
  });

  test.each([
    ['one ticket alone', asking, 1],
    ['a ticket without forms', ticketContent(1, { checkinProfiles: [answeredItem()] }), 3],
    ['a form without questions', ticketContent(1, { enableCheckinUserForm: true }), 3],
  ])('has none with %s', (_, ticket, number) => {
    const { units, steps } = facts({ tickets: [ticket], items: [single(1, number)] });
    expect(units).toEqual([]);
    expect(steps.usesPartnerForms).toBe(false);
  });

  test('are asked for again when the buyer adds a ticket', () => {
    const entry = { checkinUserEmail: '', checkinUserInfo: [], isDone: true };
    const given = { tickets: [asking], items: [single(1, 2)] };
    expect(facts(given, { partners: { 1: [entry, entry] } }).progress.arePartnersDone).toBe(true);
    const more = { ...given, items: [single(1, 3)] };
    expect(facts(more, { partners: { 1: [entry, entry] } }).progress.arePartnersDone).toBe(false);
  });
});

describe('the companions at several prices', () => {
  const family = twoPrices(1, { enableCheckinUserForm: true, checkinProfiles: [answeredItem()] });
  const at = (adults: number, children: number): CartItem => ({
    ticketId: 1,
    isLottery: false,
    multiplePrices: [
      { ticketMultiplePriceId: 1, number: adults, tmpNumber: adults },
      { ticketMultiplePriceId: 2, number: children, tmpNumber: children },
    ],
  });
  const entry = (mail: string, ticketMultiplePriceId: number | null) => ({
    checkinUserEmail: mail,
    checkinUserInfo: [],
    ticketMultiplePriceId,
    isDone: true,
  });
  const partners = { 1: [entry('', null), entry('adult@example.jp', 1), entry('child@example.jp', 2)] };

  test('have the name of the price at each form [TICKET-101]', () => {
    const { units } = facts({ tickets: [family], items: [at(2, 1)] }, { partners });
    expect(units.map(({ title }) => title)).toEqual(['チケット1 大人', 'チケット1 子ども']);
    expect(units.every((unit) => unit.entry.isDone)).toBe(true);
  });

  test.each<[string, [number, number], string[]]>([
    ['more of the first price', [3, 1], ['adult@example.jp', '', 'child@example.jp']],
    ['more of the second price', [2, 2], ['adult@example.jp', 'child@example.jp', '']],
    ['fewer of the first price', [1, 1], ['child@example.jp']],
  ])('keeps everybody at their price when there are %s [TICKET-101]', (_, [adults, children], mails) => {
    const { units, list, progress } = facts({ tickets: [family], items: [at(adults, children)] }, { partners });
    expect(units.map(({ entry: { checkinUserEmail } }) => checkinUserEmail)).toEqual(mails);
    expect(list.map(({ checkinUserEmail }) => checkinUserEmail)).toEqual(['', ...mails]);
    expect(progress.arePartnersDone).toBe(!mails.includes(''));
  });
});

describe('a discount code', () => {
  const discount = { code: 'A', discountPrice: 500, isForFree: false, minimumAmount: 1000 };
  const prices: CartItem = {
    ticketId: 1,
    isLottery: false,
    multiplePrices: [
      { ticketMultiplePriceId: 1, number: 1, tmpNumber: 1 },
      { ticketMultiplePriceId: 2, number: 1, tmpNumber: 1 },
    ],
  };

  test('reprices the list, and each price below its minimum is known [DISCOUNT-005, DISCOUNT-015]', () => {
    const { list, belowLimit, total, originalTotal, isDiscounted } = facts(
      { items: [prices], tickets: [twoPrices(1)] },
      { discount },
    );
    expect(list.map(({ price }) => price)).toEqual([1500, 500]);
    expect({ belowLimit, total, originalTotal, isDiscounted }).toEqual({
      belowLimit: [1],
      total: 2000,
      originalTotal: 2500,
      isDiscounted: true,
    });
  });

  test('that was cleared leaves the original prices [DISCOUNT-006]', () => {
    expect(facts({ items: [prices], tickets: [twoPrices(1)] }, { discount: null }).total).toBe(2500);
  });

  test('that makes everything free keeps the discount step and leaves nothing to pay', () => {
    const { steps } = facts({}, { discount: { ...discount, isForFree: true } });
    expect(steps).toMatchObject({ takesDiscountCodes: true, toPay: 0 });
    // Also when the sale takes no codes any more.
    const over = facts({ settings: saleSettings() }, { discount: { ...discount, isForFree: true } });
    expect(over.steps).toMatchObject({ takesDiscountCodes: true, toPay: 0 });
  });
});

describe('how to pay is chosen', () => {
  const store = saleSettings({
    payment: { ...saleSettings().payment, methods: ['ConvenienceStore'], convenienceStores: ['lawson'] },
  });
  test.each<[string, Partial<FlowForm>, Partial<Parameters<typeof purchaseFacts>[0]>, boolean]>([
    ['by a saved card', { cardId: 7 }, {}, true],
    ['by a card for this once', {}, { hasCardToken: true }, true],
    ['not by a card that is gone with the page', {}, {}, false],
    ['not in a way that is not offered any more', { cardId: 7 }, { settings: store }, false],
    ['at a store', { paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' }, { settings: store }, true],
    ['not at a store that is none', { paymentMethod: 'ConvenienceStore' }, { settings: store }, false],
    [
      'not at a store that is not offered',
      { paymentMethod: 'ConvenienceStore', convenienceStore: 'seicomart' },
      { settings: store },
      false,
    ],
  ])('%s', (_, form, given, isChosen) => {
    expect(facts(given, { isPaymentChosen: true, ...form }).progress.isPaymentChosen).toBe(isChosen);
  });
});

describe('the step that is shown [TICKET-128]', () => {
  const free = { tickets: [ticketContent(1, { price: 0, isPay: false })] };
  const { TERMS, PROFILE, PARTNER, DISCOUNT, PAYMENT, CONFIRM, TICKET_LIST } = purchaseSteps;
  test.each<[string, PurchaseStep, PurchaseStep, Partial<FlowForm>, object, PurchaseStep]>([
    ['is the one asked for', CONFIRM, PROFILE, done, {}, CONFIRM],
    ['is that of the payment for a code', DISCOUNT, PROFILE, done, {}, PAYMENT],
    ['is the first that is not done', CONFIRM, PROFILE, { isProfileDone: true }, {}, PAYMENT],
    ['is the profile when nothing is done', CONFIRM, TICKET_LIST, {}, {}, PROFILE],
    ['passes over companions on the way forward', PARTNER, PROFILE, done, {}, PAYMENT],
    ['passes over companions on the way back', PARTNER, DISCOUNT, done, {}, PROFILE],
    ['passes over everything of what is free', PARTNER, PROFILE, done, free, PROFILE],
    ['is the buyer’s form for the review of what is free', CONFIRM, CONFIRM, done, free, PROFILE],
    ['passes over everything of what is free on the way back', PAYMENT, CONFIRM, done, free, PROFILE],
    ['is the list with an empty cart', CONFIRM, CONFIRM, done, { items: [] }, TICKET_LIST],
    ['is the review with terms too', CONFIRM, TICKET_LIST, done, { settings: { ...takesCodes, terms: {} } }, CONFIRM],
    ['is the page of the terms for who asks', TERMS, CONFIRM, done, { settings: { ...takesCodes, terms: {} } }, TERMS],
  ])('%s', (_, wanted, last, form, given, shown) => {
    expect(stepToShow(wanted, facts(given, form), last)).toBe(shown);
  });
});
