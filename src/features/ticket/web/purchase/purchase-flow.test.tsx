// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import common from '#kernel/texts/jpn.ts';
import { CallError } from '#web/api/call-error.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { keepTicketToken, storedCart } from '../../../../../test/kept-token.ts';
import {
  forgetBrowser,
  heading,
  openPurchase,
  pressButton,
  type PurchaseOpening,
  typeInto,
} from '../../../../../test/purchase-site.tsx';
import { siteInit } from '../../../../../test/site-init.ts';
import { answeredItem } from '../../../../../test/test-personal.ts';
import { freeTicket, ticketContent, twoPrices } from '../../../../../test/ticket-content.ts';
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
/** Member 1 sent this cart from here, and it became an order. */
function keepOrderOfCart(orderId: string): void {
  const cart = storedCart({ ticketId: 1, number: 1 });
  window.localStorage.setItem('ticketCart', cart);
  keepTicketToken(cart, orderId);
}
const terms = { terms: { title: '購入規約', body: '<p>転売はお断りします。</p>' } };
const profileDone = { isProfileDone: true, purchaserEmail: 'hanako@example.jp' };

describe('the terms', () => {
  test('are shown in full on their page, and a buyer who agrees there continues with the purchase', async () => {
    const { at } = await openPurchase('?step=terms', { settings: terms });
    expect(screen.getByText('転売はお断りします。')).toBeTruthy();
    await pressButton(say.next);
    expect(screen.getByText(say.terms.required)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(say.terms.agree));
    fireEvent.click(screen.getByLabelText(say.terms.agree));
    await pressButton(say.next);
    expect(at()).toBe('?step=profile');
    expect(kept().hasAgreed).toBe(true);
  });

  test('name the tab, as every step does, also where the head of their address comes after them', async () => {
    await openPurchase('?step=terms', { settings: terms });
    expect(document.title).toBe(`${say.headings.terms} | ${siteInit().webSetting.title}`);
    document.title = 'チケット';
    await waitFor(() => expect(document.title).toContain(say.headings.terms));
    fireEvent.click(screen.getByLabelText(say.terms.agree));
    await pressButton(say.next);
    expect(document.title).toContain(say.headings.profile);
  });

  test('are agreed to on the one screen of a free order, and nobody can order without it', async () => {
    remember(profileDone);
    const opening = { settings: terms, tickets: [freeTicket(1)] };
    const { at, callsOf } = await openPurchase('?step=confirm', opening);
    expect(at()).toBe('?step=profile');
    expect(heading()).toBe(say.headings.free);
    expect(screen.queryByRole('navigation', { name: say.stepsLabel })).toBeNull();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: say.terms.agreeTo('購入規約') });
    expect(box.checked).toBe(false);
    await pressButton(say.confirm.free.order('', 1));
    expect(screen.getByText(say.terms.required)).toBeTruthy();
    expect(document.activeElement).toBe(box);
    expect(callsOf('purchaseTickets')).toEqual([]);
    fireEvent.click(box);
    expect(screen.queryByText(say.terms.required)).toBeNull();
    expect(kept().hasAgreed).toBe(true);
    await pressButton(say.confirm.free.order('', 1));
    expect(callsOf('purchaseTickets')).toHaveLength(1);
  });

  test('of a sale without terms have no page', async () => {
    for (const step of ['0.5', '5']) {
      window.sessionStorage.setItem('purchaseStep', step);
      const { at, unmount } = await openPurchase('?step=terms');
      expect(at()).toBe('?step=profile');
      unmount();
    }
  });
});

describe('the buyer', () => {
  test('has the member’s address already, and answers that the profile knows', async () => {
    const name = answeredItem({ entryFormKey: 'company', label: '会社名' });
    await openPurchase('?step=profile', {
      settings: { entry: { discountCodeLabel: '', takesDiscountCodes: false, profiles: [{ ...name, textValue: '' }] } },
      personal: { mail: 'hanako@example.jp', shareProfile: [{ ...name, textValue: '汐見商店' }], profile: [] },
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^メールアドレス/).value).toBe('hanako@example.jp');
    expect(screen.getByLabelText<HTMLInputElement>('会社名').value).toBe('汐見商店');
    expect(screen.queryByLabelText(/もう一度/)).toBeNull();
  });

  test('types the address once as a visitor; a problem is shown at its field, and the text stays [TICKET-031]', async () => {
    const company = answeredItem({ isRequired: true });
    const opening: PurchaseOpening = {
      tickets: [freeTicket(1)],
      isMember: false,
      settings: { entry: { discountCodeLabel: '', takesDiscountCodes: false, profiles: [company] } },
    };
    const { at, unmount, callsOf } = await openPurchase('?step=profile', opening);
    typeInto(/^メールアドレス必須/, 'guest@gmial.com');
    fireEvent.blur(screen.getByLabelText(/^メールアドレス必須/));
    await pressButton(say.profile.meant('guest@gmail.com'));
    expect(screen.getByLabelText<HTMLInputElement>(/^メールアドレス必須/).value).toBe('guest@gmail.com');
    expect(screen.queryByText(say.profile.meant('guest@gmail.com'))).toBeNull();
    await pressButton(say.confirm.free.order('', 1));
    expect(screen.getByText(/^.+を入力してください。$/)).toBeTruthy();
    expect(at()).toBe('?step=profile');
    expect(callsOf('purchaseTickets')).toEqual([]);

    // The page loads again.
    unmount();
    const { callsOf: callsAfter } = await openPurchase('?step=profile', { ...opening, cart: false });
    expect(screen.getByLabelText<HTMLInputElement>(/^メールアドレス必須/).value).toBe('guest@gmail.com');
    typeInto(/^メールアドレス必須/, 'ｇｕｅｓｔ@example.jp ');
    fireEvent.change(screen.getByLabelText(/会社名/), { target: { value: '汐見商店' } });
    await pressButton(say.confirm.free.order('', 1));
    expect(callsAfter('purchaseTickets').map(({ body }) => body)).toMatchObject([
      {
        purchaserEmail: 'guest@example.jp',
        purchaserInfo: [{ entryFormKey: 'company', answerMethod: 'TEXT', textValue: '汐見商店', selectorValue: [] }],
      },
    ]);
  });
});

describe('the companion step [TICKET-101, TICKET-102]', () => {
  const name = answeredItem({ entryFormKey: 'name', answerMethod: 'NAME', label: 'お名前', isRequired: true });
  const tickets = [
    ticketContent(1, { enableCheckinUserForm: true, enableEntryUserForm: true, checkinProfiles: [name] }),
  ];
  const opening: PurchaseOpening = { tickets, cart: [{ ticketId: 1, number: 3 }] };

  test('has a form for each ticket but the buyer’s own, and kana that is not asked for is sent empty', async () => {
    remember(profileDone);
    const { at } = await openPurchase('?step=partner', opening);
    const forms = document.querySelectorAll<HTMLFormElement>('form.hb-purchase-partner');
    expect(forms).toHaveLength(2);
    await pressButton(say.next);
    expect(screen.getAllByText(/^.+を入力してください。$/)).toHaveLength(6);
    for (const [index, form] of [...forms].entries()) {
      const inside = within(form);
      fireEvent.change(inside.getByLabelText(/メールアドレス/), { target: { value: `friend${index}@example.jp` } });
      fireEvent.change(inside.getByLabelText('姓'), { target: { value: '山田' } });
      fireEvent.change(inside.getByLabelText('名'), { target: { value: `${index}郎` } });
    }
    await pressButton(say.next);
    expect(at()).toBe('/payment');
    const { partners } = kept();
    expect(partners[1]?.map(({ checkinUserEmail }) => checkinUserEmail)).toEqual([
      '',
      'friend0@example.jp',
      'friend1@example.jp',
    ]);
    expect(partners[1]?.[2]?.checkinUserInfo).toEqual([
      {
        entryFormKey: 'name',
        answerMethod: 'NAME',
        textValue: '',
        selectorValue: [
          { key: 'last_name', value: '山田' },
          { key: 'first_name', value: '1郎' },
        ],
      },
    ]);
  });

  test('has the price above each form, and the answers are kept for that price', async () => {
    const asks = { enableCheckinUserForm: true, enableEntryUserForm: true };
    remember(profileDone);
    await openPurchase('?step=partner', {
      tickets: [twoPrices(1, asks)],
      cart: [{ ticketId: 1, multiplePrices: [1, 2].map((id) => ({ ticketMultiplePriceId: id, number: 1 })) }],
    });
    expect(screen.getByRole('heading', { level: 2, name: /チケット1 子ども$/ })).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/メールアドレス/), { target: { value: 'child@example.jp' } });
    await pressButton(say.next);
    expect(kept().partners[1]?.[1]).toMatchObject({ checkinUserEmail: 'child@example.jp', ticketMultiplePriceId: 2 });
    expect(heading()).toBe(say.headings.payment);
  });

  test('has to be filled in again when the forms were forgotten [TICKET-041]', async () => {
    const entry = { checkinUserEmail: 'a@example.jp', checkinUserInfo: [], isDone: true };
    remember({ ...profileDone, partners: { 1: [entry, entry, entry] } });
    const { at, unmount } = await openPurchase('/payment', opening);
    expect(at()).toBe('/payment');
    unmount();
    window.sessionStorage.setItem('purchaseForm', JSON.stringify({ ...kept(), partners: {} }));
    expect((await openPurchase('/payment', opening)).at()).toBe('?step=partner');
  });
});

describe('the way', () => {
  test('back leads to the step before, and nothing is lost on the way forward [TICKET-040]', async () => {
    remember(profileDone);
    const { at, back } = await openPurchase('?step=profile', {});
    await pressButton(say.next);
    expect(at()).toBe('/payment');
    await back();
    expect(at()).toBe('?step=profile');
    expect(screen.getByLabelText<HTMLInputElement>(/^メールアドレス/).value).toBe('hanako@example.jp');
  });

  test('without a cart leads to the list [TICKET-032]', async () => {
    remember({ ...profileDone, isPaymentChosen: true });
    const { at } = await openPurchase('?step=confirm', { cart: [] });
    expect(at()).toBe('');
  });

  test('of a cart that was bought in another tab leads to its order', async () => {
    keepOrderOfCart('ORDER1');
    const { at } = await openPurchase('?step=profile', {
      answers: { readOrder: () => new CallError(404, 'gone') },
    });
    expect(at()).toBe('/payment?order=ORDER1');
  });

  test.each<[string, boolean]>([
    ['another member', true],
    ['a visitor', false],
  ])('of a member is nothing to %s of the same tab: not its form, not its order', async (_, isMember) => {
    keepOrderOfCart('X');
    remember({ ...profileDone, purchaserEmail: 'hanako@example.jp' });
    const { at } = await openPurchase('?step=confirm', { isMember, personal: { userId: 2, mail: 'james@example.jp' } });
    expect(at()).toBe('?step=profile');
    expect(screen.getByLabelText<HTMLInputElement>(/^メールアドレス(?!（)/).value).toBe(
      isMember ? 'james@example.jp' : '',
    );
    expect(window.sessionStorage.getItem('purchaseForm') ?? '').not.toContain('hanako');
  });

  test('of an order that does not exist starts again', async () => {
    keepOrderOfCart('X');
    const answers = { readOrder: () => new CallError(404, 'gone') };
    const { at, unmount } = await openPurchase('?step=profile', { answers });
    expect(at()).toBe('/payment?order=X');
    expect(window.localStorage.getItem('ticketToken')).toBeNull();
    unmount();
    expect((await openPurchase('?step=profile', { answers })).at()).toBe('?step=profile');
  });

  test('of a member whose data could not be loaded says so and tries again', async () => {
    createMemberSession(browserStorage().local).store(siteInit().login.realmKey, {
      accessToken: 'a',
      refreshToken: 'r',
    });
    const reloadPersonal = vi.fn(() => Promise.reject(new CallError(500, '')));
    await openPurchase('?step=profile', { reloadPersonal });
    expect(screen.getByText(common.userNotObtained)).toBeTruthy();
    await pressButton(common.again);
    expect(reloadPersonal).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: common.again }).disabled).toBe(false);
  });

  test('says that the cart could not be loaded, and tries again [CART-036]', async () => {
    let isBroken = true;
    await openPurchase('?step=profile', {
      answers: {
        readHoldings: () =>
          isBroken
            ? new CallError(500, '')
            : {
                data: {
                  ownedTicketIds: [],
                  issuedTicketIds: [],
                  boughtNumbers: [],
                  appliedTicketIds: [],
                  openOrderIds: [],
                },
              },
      },
    });
    expect(screen.getByText(say.cartFailed.title)).toBeTruthy();
    isBroken = false;
    await pressButton(say.cartFailed.retry);
    expect(heading()).toBe(say.headings.profile);
  });
});
