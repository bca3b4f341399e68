// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import common from '#kernel/texts/jpn.ts';
import { CallError } from '#web/api/call-error.ts';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { forgetBrowser, openPurchase, pressButton, typeInto } from '../../../../../test/purchase-site.tsx';
import { lotteryTicket, saleSettings, ticketContent, twoPrices } from '../../../../../test/ticket-content.ts';
import { emptyFlowForm, type FlowForm } from '../flow/purchase-form.ts';
import say from '../flow/texts/jpn.ts';

beforeEach(forgetBrowser);

/** What this tab remembers of a flow that has come this far. */
function remember(form: Partial<FlowForm>): void {
  window.sessionStorage.setItem(
    'purchaseForm',
    JSON.stringify({ ...emptyFlowForm({ ...saleInEvent, owner: 1 }), ...form }),
  );
}
const kept = (): FlowForm => JSON.parse(window.sessionStorage.getItem('purchaseForm') ?? 'null') as FlowForm;
const takesCodes = { entry: { discountCodeLabel: 'クーポン', takesDiscountCodes: true, profiles: [] } };
const profileDone = { isProfileDone: true, purchaserEmail: 'hanako@example.jp' };

describe('a discount code', () => {
  const code = { code: 'HIROBA500', discountPrice: 500, availableCountPerPayments: 0, target: null, isForFree: false };
  const tickets = [twoPrices(1)];
  const cart = [{ ticketId: 1, multiplePrices: [1, 2].map((id) => ({ ticketMultiplePriceId: id, number: 1 })) }];
  const open = (answer: () => { data: object } | Error) => {
    remember(profileDone);
    return openPurchase('/payment', {
      tickets,
      cart,
      settings: takesCodes,
      answers: { findDiscountCode: answer },
    });
  };

  test('has the organiser’s label, reprices, warns of each price below its minimum, and can be cleared [DISCOUNT-001, DISCOUNT-005, DISCOUNT-006, DISCOUNT-015, TICKET-020]', async () => {
    const { callsOf } = await open(() => ({ data: { ...code, minimumAmount: 1000 } }));
    typeInto('クーポン', ' hiroba500 ');
    fireEvent.change(screen.getByLabelText('クーポン'), { target: { value: ' hiroba500 ' } });
    await pressButton(say.discount.use);
    expect(callsOf('findDiscountCode')[0]?.query).toEqual({ code: 'hiroba500', ticket_ids: [1] });
    expect(screen.getByText(say.discount.saved('500円'))).toBeTruthy();
    expect(screen.getByText(say.discount.belowLimit('チケット1 子ども', '500円', '1,000円'))).toBeTruthy();
    expect(screen.getAllByText('2,000円').length).toBeGreaterThan(0);
    expect(kept()).toMatchObject({ ticketDiscountCode: 'HIROBA500', discount: { discountPrice: 500 } });
    await pressButton(say.discount.clear);
    expect(kept()).toMatchObject({ ticketDiscountCode: null, discount: null });
    expect(screen.getAllByText('2,500円').length).toBeGreaterThan(0);
  });

  test.each([
    ['unknown', new CallError(404, 'no'), say.discount.unusable],
    ['used up', new CallError(409, 'no'), say.discount.usedUp],
    ['tried too often', new CallError(429, 'Try again in about 5 minutes.'), 'Try again in about 5 minutes.'],
  ])('that is %s says so at the field [DISCOUNT-014, DISCOUNT-017]', async (_, error, said) => {
    await open(() => error);
    fireEvent.change(screen.getByLabelText('クーポン'), { target: { value: 'X' } });
    await pressButton(say.discount.use);
    const field = screen.getByLabelText<HTMLInputElement>('クーポン');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(said)).toBeTruthy();
    expect(field.value).toBe('X');
    expect(document.activeElement).toBe(field);
  });

  test.each<[string, object, string | undefined, string | undefined]>([
    ['for any number of tickets', {}, undefined, undefined],
    ['for one ticket of a payment', { availableCountPerPayments: 1 }, say.discount.upTo(1), undefined],
    ['for as many as are bought', { availableCountPerPayments: 5 }, undefined, undefined],
    ['for one kind of ticket', { target: { ticketId: 1 } }, undefined, say.discount.onlyFor('チケット1')],
  ])('that is %s says so where it applies [DISCOUNT-011, DISCOUNT-012]', async (_, more, upTo, onlyFor) => {
    remember({ ...profileDone, discount: { ...code, ...more }, ticketDiscountCode: code.code });
    await openPurchase('/payment', {
      tickets: [ticketContent(1), ticketContent(2)],
      cart: [
        { ticketId: 1, number: 2 },
        { ticketId: 2, number: 1 },
      ],
      settings: takesCodes,
    });
    const set = document.querySelector('.hb-purchase-code-set')?.textContent ?? '';
    for (const words of [say.discount.upTo(1), say.discount.onlyFor('チケット1')]) {
      expect([words, set.includes(words)]).toEqual([words, words === upTo || words === onlyFor]);
    }
    const note = screen.queryAllByText(say.summary.discountedOf(1, 2));
    expect(note.length > 0).toBe(upTo !== undefined);
  });

  test('that no longer discounts anything says so, and promises no saving [DISCOUNT-008, DISCOUNT-014]', async () => {
    remember({ ...profileDone, discount: { ...code, minimumAmount: 9000 }, ticketDiscountCode: code.code });
    await openPurchase('/payment', { tickets, cart, settings: takesCodes });
    expect(screen.getByText(say.discount.nothingCheaper)).toBeTruthy();
    const set = document.querySelector('.hb-purchase-code-set');
    expect(set?.textContent).toBe(`${code.code}${say.discount.clear}`);
    expect(set?.querySelector('svg')).toBeNull();
  });

  test('that makes nothing cheaper is not accepted [DISCOUNT-014]', async () => {
    await open(() => ({ data: { ...code, minimumAmount: 9000 } }));
    fireEvent.change(screen.getByLabelText('クーポン'), { target: { value: 'X' } });
    await pressButton(say.discount.use);
    expect(screen.getByText(say.discount.allBelowLimit('9,000円'))).toBeTruthy();
    expect(kept().discount).toBeNull();
  });

  test.each(languageCodes)('that cannot be used has a text in %s [DISCOUNT-017]', async (language) => {
    const texts = (await import(`../flow/texts/${language}.ts`)) as { default: typeof say };
    const { unusable, usedUp, nothingCheaper, allBelowLimit } = texts.default.discount;
    const all = [unusable, usedUp, nothingCheaper, allBelowLimit('¥500')];
    expect(new Set(all).size).toBe(4);
    if (language === 'eng') for (const text of all) expect(text).toMatch(/^This discount code can not use\. \S/);
  });
});

describe('the way to pay', () => {
  const payment = {
    ...saleSettings().payment,
    methods: ['CreditCard', 'ConvenienceStore', 'Local'] as const,
    convenienceStores: ['lawson', 'familymart', 'ministop', 'seicomart'] as const,
  };
  const settings = {
    payment: { ...payment, methods: [...payment.methods], convenienceStores: [...payment.convenienceStores] },
  };

  test('is the saved card at first [TICKET-029]', async () => {
    remember(profileDone);
    const { at } = await openPurchase('/payment', { settings });
    expect(screen.getByLabelText<HTMLInputElement>(/^クレジットカード/).checked).toBe(true);
    await pressButton(say.next);
    expect(at()).toBe('?step=confirm');
    expect(kept()).toMatchObject({ paymentMethod: 'CreditCard', cardId: 7, cardDigits: '4242', isPaymentChosen: true });
  });

  test('can be one of four store chains, which the buyer has to choose [TICKET-110]', async () => {
    remember(profileDone);
    const { at } = await openPurchase('/payment', { settings });
    fireEvent.click(screen.getByLabelText(/^コンビニ払い/));
    const stores = Object.values(say.stores).map((name) => screen.getByLabelText(name));
    expect(stores).toHaveLength(4);
    await pressButton(say.next);
    expect(screen.getByText(say.payment.storeMissing)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('セイコーマート'));
    await pressButton(say.next);
    expect(at()).toBe('?step=confirm');
    expect(screen.getByText('コンビニ払い · セイコーマート')).toBeTruthy();
  });

  test('is kept with its store through a reload and the way back', async () => {
    remember(profileDone);
    const { unmount } = await openPurchase('/payment', { settings });
    fireEvent.click(screen.getByLabelText(/^コンビニ払い/));
    fireEvent.click(screen.getByLabelText('ローソン'));
    expect(kept()).toMatchObject({ convenienceStore: 'lawson', isPaymentChosen: false });
    unmount();
    await openPurchase('/payment', { settings });
    for (const name of [/^コンビニ払い/, 'ローソン']) {
      expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(true);
    }
  });

  test('of a lottery without cards promises neither a charge by card nor a ticket at once', async () => {
    remember(profileDone);
    await openPurchase('/payment', {
      settings: { payment: { ...settings.payment, methods: ['Local', 'Bank'] } },
      tickets: [lotteryTicket(1)],
      cart: [
        {
          ticketId: 1,
          number: 1,
          lotteryRequest: [11, 13].map((ticketSlotId, at) => ({ priority: at + 1, ticketSlotId })),
        },
      ],
    });
    expect(screen.getByText(say.payment.applicationLeadLater)).toBeTruthy();
    expect(screen.getByText(say.payment.notes.applicationLater)).toBeTruthy();
    expect(screen.getByText(say.payment.notes.applicationLocal)).toBeTruthy();
    for (const never of [say.payment.applicationLead, say.payment.notes.bankLater, say.payment.notes.local]) {
      expect(screen.queryByText(never)).toBeNull();
    }
  });

  test('asks for the name on the receipt when the buyer wants one [CHARGE-008]', async () => {
    remember(profileDone);
    const { at } = await openPurchase('/payment', { settings });
    fireEvent.click(screen.getByLabelText(say.receipt.want));
    await pressButton(say.next);
    expect(screen.getByText(say.receipt.addresseeMissing)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^宛名/), { target: { value: ' 汐見商店 ' } });
    await pressButton(say.next);
    expect(at()).toBe('?step=confirm');
    expect(screen.getByText(say.receipt.to('汐見商店'))).toBeTruthy();
  });

  const named = (last_name: string, first_name: string) => ({
    entryFormKey: 'name',
    answerMethod: 'NAME',
    textValue: '',
    selectorValue: Object.entries({ last_name, first_name }).map(([key, value]) => ({ key, value })),
  });

  test.each([
    ['the name that the buyer gave', [named('汐見', '花子')], '汐見 花子 様'],
    ['the name in the profile', [], '山田 太郎 様'],
  ])('begins the name on the receipt with %s, which can be changed [CHARGE-008]', async (_, purchaserInfo, name) => {
    remember({ ...profileDone, purchaserInfo });
    const personal = { mail: 'hanako@example.jp', shareProfile: [named('山田', '太郎')], profile: [] };
    const { at } = await openPurchase('/payment', { settings, personal });
    fireEvent.click(screen.getByLabelText(say.receipt.want));
    const field = screen.getByLabelText<HTMLInputElement>(/^宛名/);
    expect(field.value).toBe(name);
    fireEvent.change(field, { target: { value: '汐見商店' } });
    await pressButton(say.next);
    expect(at()).toBe('?step=confirm');
    expect(kept()).toMatchObject({ includeReceipt: true, addressee: '汐見商店' });
  });

  test('says once at the card, in the language of the page, that there is no connection [ERROR-016]', async () => {
    remember(profileDone);
    const offline = new CallError(10_000, 'ネットワーク通信エラーが発生しました。');
    const { at } = await openPurchase('/payment', {
      settings,
      answers: { listCards: () => ({ data: [] }), readTokenizer: () => offline },
    });
    const inputs = document.querySelectorAll<HTMLInputElement>('input[autocomplete^="cc-"]');
    for (const [index, value] of ['4242424242424242', '04/29', '123'].entries()) {
      fireEvent.input(inputs[index]!, { target: { value } });
    }
    await pressButton(say.next);
    expect(screen.getAllByRole('alert').map((told) => told.textContent)).toEqual([common.offlineText]);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(at()).toBe('/payment');
  });

  test('can be a typed card, whose number reaches neither the storage nor the server', async () => {
    remember(profileDone);
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push(`${url} ${init.body as string}`);
      return Response.json({ token: 'once-1' });
    });
    const tokenizer = {
      url: 'https://pay.test/t',
      bearer: 'b',
      routingKey: 'r',
      dialect: 'sandbox',
      provider: 'Stripe',
    };
    const { at, calls } = await openPurchase('/payment', {
      settings,
      answers: { listCards: () => ({ data: [] }), readTokenizer: () => ({ data: tokenizer }) },
    });
    const inputs = document.querySelectorAll<HTMLInputElement>('input[autocomplete^="cc-"]');
    for (const [index, value] of ['4242424242424242', '04/29', '123'].entries()) {
      fireEvent.input(inputs[index]!, { target: { value } });
    }
    await pressButton(say.next);
    expect(at()).toBe('?step=confirm');
    expect(sent).toHaveLength(1);
    const stored = [window.localStorage, window.sessionStorage].map((storage) => Object.entries(storage));
    const everything = JSON.stringify([calls, stored]);
    expect(everything).toContain('cardDigits');
    expect(everything).not.toMatch(/4242 ?4242|once-1/);
    expect(screen.getByText(/VISA.*4242/)).toBeTruthy();
  });
});
