// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { keepTicketToken } from '../../../../../test/kept-token.ts';
import { myTicket } from '../../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, heading, openPurchase, pressButton, settle } from '../../../../../test/purchase-site.tsx';
import { saleSettings } from '../../../../../test/ticket-content.ts';
import type { OrderAnswer, SaleSettings } from '../../contract.ts';
import { convenienceStores } from '../../rules/payment/convenience-store.ts';
import flow from '../flow/texts/jpn.ts';
import order from './texts/jpn.ts';

const say = { ...flow, ...order };
beforeEach(() => {
  forgetBrowser();
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const waiting = (more: Partial<OrderAnswer> = {}): OrderAnswer =>
  orderAnswer({
    state: 'reserved',
    paymentStatus: 'Fail',
    problem: 'declined',
    heldUntil: '2099-01-01T12:30:00+09:00',
    ...more,
  });

/** Opens the order's own page. The calls get `answers` in turn, and then the last one. */
function openOrder(
  found: (OrderAnswer | Error)[],
  more: Partial<Parameters<typeof openPurchase>[1]> & { page?: string; calls?: object } = {},
) {
  const { page = '/payment', calls = {}, ...opening } = more;
  let looks = 0;
  const readOrder = () => {
    const answer = found[Math.min(looks, found.length - 1)];
    looks += 1;
    return answer instanceof Error ? answer : { data: answer };
  };
  return openPurchase(`${page}?order=ORDER1`, { answers: { readOrder, ...calls }, ...opening });
}
const payment = (more: Partial<SaleSettings['payment']>): Partial<SaleSettings> => ({
  payment: { ...saleSettings().payment, ...more },
});

describe('a payment that failed', () => {
  test.each([
    ['declined', say.failures.reasons.declined],
    ['cardInvalid', say.failures.reasons.cardInvalid],
    ['authenticationFailed', say.failures.reasons.authenticationFailed],
    ['notPossible', say.failures.reasons.notPossible],
    ['timeout', say.failures.payment.timeout],
    ['maintenance', say.failures.payment.maintenance],
    ['somethingNew', say.failures.reasons.declined],
  ])(
    'as %s says why, until when the places are held, and what it is for [TICKET-117, TICKET-118, TICKET-119]',
    async (problem, words) => {
      await openOrder([waiting({ problem })]);
      expect(screen.getByRole('alert').textContent).toContain(words);
      expect(screen.getByText(new RegExp('2099年1月1日（木）12:30'))).toBeTruthy();
      expect(screen.getByText(say.pay.lead('1,000円'))).toBeTruthy();
      expect(screen.getByText('一般チケット')).toBeTruthy();
    },
  );

  test.each(languageCodes)('has the words of a time-out in %s [TICKET-118]', async (language) => {
    const texts = ((await import(`../flow/texts/${language}.ts`)) as { default: typeof flow }).default;
    const english = 'Payment processing timed out. Please start the ticket purchase over from the beginning.';
    if (language === 'eng') expect(texts.failures.payment.timeout).toBe(english);
    await openOrder([waiting({ problem: 'timeout' })], { language });
    expect(screen.getByText(texts.failures.payment.timeout)).toBeTruthy();
  });

  test('can be repeated with another card, for the same order and places', async () => {
    const paid = orderAnswer();
    const { callsOf, at } = await openOrder([waiting(), paid], { calls: { payOrder: () => ({ data: paid }) } });
    await pressButton(say.pay.submit('1,000円'));
    expect(callsOf('payOrder')[0]?.body).toEqual({
      orderId: 'ORDER1',
      paymentMethod: 'CreditCard',
      cardId: 7,
      token: '',
      tokenKey: '',
      convenienceStore: null,
    });
    expect(at()).toBe('/purchased-ticket?order=ORDER1');
  });

  test('stays on its page with the new reason when it fails again', async () => {
    const again = new CallError(402, 'no', {}, { reason: 'payment', orderId: 'ORDER1' });
    const { at } = await openOrder([waiting(), waiting({ problem: 'cardInvalid' })], {
      calls: { payOrder: () => again },
    });
    await pressButton(say.pay.submit('1,000円'));
    expect(screen.getByText(say.failures.reasons.cardInvalid)).toBeTruthy();
    expect(at()).toBe('/payment?order=ORDER1');
  });

  test('can be given up, and the places go back and the cart stays', async () => {
    keepTicketToken('x');
    const { callsOf, at } = await openOrder([waiting()], {
      calls: { leaveOrder: () => ({ data: waiting({ state: 'canceled' }) }) },
    });
    await pressButton(say.pay.leave);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: say.pay.leaveNow }));
    await settle();
    expect(callsOf('leaveOrder')[0]?.body).toEqual({ orderId: 'ORDER1' });
    expect(at()).toBe('');
    expect(window.localStorage.getItem('ticketCart')).not.toBeNull();
    expect(window.localStorage.getItem('ticketToken')).toBeNull();
  });

  test('sends the buyer back to the beginning after a time-out [TICKET-118]', async () => {
    const { callsOf, at } = await openOrder([waiting({ problem: 'timeout' })], {
      calls: { leaveOrder: () => ({ data: waiting({ state: 'canceled' }) }) },
    });
    expect(screen.queryByRole('button', { name: say.pay.submit('1,000円') })).toBeNull();
    await pressButton(say.pay.startOver);
    expect(callsOf('leaveOrder')).toHaveLength(1);
    expect(at()).toBe('');
  });
});

describe('a payment that is being checked', () => {
  test('says so, reads the order more and more rarely, and goes on when the outcome is known', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const checking = orderAnswer({ state: 'checking' });
    const { callsOf, at } = await openOrder([checking, checking, checking, orderAnswer()]);
    expect(heading()).toBe(say.checking.checking.title);
    expect(screen.getByText(say.checking.goesOn)).toBeTruthy();
    const looksAfter: number[] = [];
    for (let second = 0; second < 12; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      looksAfter.push(callsOf('readOrder').length);
    }
    expect(at()).toBe('/purchased-ticket?order=ORDER1');
    // The reads are at the start, after two seconds, and after three and five more.
    expect([0, 2, 3, 5, 8].map((second) => looksAfter[second])).toEqual([1, 2, 2, 3, 3]);
  });

  test('can be read again at once by the buyer', async () => {
    const { callsOf } = await openOrder([orderAnswer({ state: 'charging' })]);
    await pressButton(say.checking.now);
    expect(callsOf('readOrder')).toHaveLength(2);
  });
});

describe('an order that is done', () => {
  const done = { page: '/purchased-ticket' };

  test.each(convenienceStores)(
    'with a number for %s says where, how and until when to pay [TICKET-107, TICKET-109]',
    async (store) => {
      const number = { store, number: '12345678901', deadline: '2026-11-23T10:00:00+09:00' };
      await openOrder([orderAnswer({ state: 'awaiting', paymentStatus: 'Waiting', convenienceStore: number })], done);
      expect(heading()).toBe(say.done.awaiting.title);
      expect(screen.getByText('12345678901')).toBeTruthy();
      expect(screen.getByText(say.instructions.deadline('2026年11月23日（月）10:00（日本時間）'))).toBeTruthy();
      expect(screen.getByText(say.instructions.storeTitle(say.stores[store]))).toBeTruthy();
      for (const line of say.instructions.ofStore[store]) expect(screen.getByText(line)).toBeTruthy();
    },
  );

  test('with a bank account shows where to transfer the money', async () => {
    const bank = {
      bankName: '汐見銀行',
      branchName: '臨海支店',
      accountType: '普通',
      accountNumber: '1234567',
      accountName: 'ヒロバ',
      deadline: '2026-11-23T10:00:00+09:00',
    };
    await openOrder([orderAnswer({ state: 'awaiting', paymentStatus: 'Waiting', paymentMethod: 'Bank', bank })], done);
    for (const text of ['汐見銀行', '臨海支店', '普通 1234567', 'ヒロバ']) expect(screen.getByText(text)).toBeTruthy();
  });

  test.each<[OrderAnswer['paymentMethod'], Partial<OrderAnswer>, string]>([
    ['Bank', { bankNote: '汐見信用組合 3456789' }, '汐見信用組合 3456789'],
    ['Bank', {}, say.instructions.bankLater],
    ['Local', {}, '東ホールの売り場で'],
  ])('to be paid later by %s says how', async (paymentMethod, more, words) => {
    await openOrder([orderAnswer({ paymentMethod, paymentStatus: 'Waiting', ...more })], {
      ...done,
      settings: payment({ localNote: '東ホールの売り場で' }),
    });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('of a member shows the organiser’s thanks and leads to my tickets', async () => {
    await openOrder([orderAnswer()], {
      ...done,
      settings: { completePage: { title: '会場でお会いしましょう', body: '<p>入場は東口から</p>' } },
    });
    expect(heading()).toBe('会場でお会いしましょう');
    expect(screen.getByText('入場は東口から')).toBeTruthy();
    expect(screen.getByText('ORDER1')).toBeTruthy();
    expect(screen.getByRole('link', { name: say.toMyTickets }).getAttribute('href')).toContain('/users/my-ticket/60');
    expect(screen.getByRole('img', { name: /入場用QRコード/ })).toBeTruthy();
    expect(screen.queryByText(say.done.keepTitle)).toBeNull();
  });

  test('of a visitor shows the codes of the tickets at once, and asks the visitor to keep the page [TICKET-097]', async () => {
    const tickets = [1, 2].map((id) => myTicket({ id, code: `CODE-${id}` }));
    await openOrder([orderAnswer({ amount: 0, paymentMethod: 'Free', purchasedTickets: tickets })], {
      ...done,
      isMember: false,
    });
    expect(screen.getAllByRole('img', { name: say.done.qr('一般チケット') })).toHaveLength(2);
    expect(screen.getByText(say.done.keepText)).toBeTruthy();
    expect(screen.queryByRole('link', { name: say.toMyTickets })).toBeNull();
  });

  test('shows the number of a ticket to its holder only [TRANSFER-006]', async () => {
    const tickets = [myTicket({ id: 1, code: 'CODE-1' }), myTicket({ id: 2, code: '', qrString: null })];
    await openOrder([orderAnswer({ purchasedTickets: tickets })], done);
    expect(screen.getAllByText(/^チケット番号/)).toHaveLength(1);
  });

  test('of a lottery shows its number and the draw, and no ticket', async () => {
    const applied = myTicket({
      qrString: null,
      lotteryStatus: 'WAITING',
      snapshot: { ticketType: 'LOTTERY', drawAt: '2026-11-26T12:00:00+09:00' },
    });
    await openOrder([orderAnswer({ state: 'applied', paymentStatus: 'Waiting', purchasedTickets: [applied] })], {
      ...done,
      settings: { completePage: { title: '会場でお会いしましょう', body: '' } },
    });
    expect(heading()).toBe(say.done.applied.title);
    expect(screen.getByText('E-77')).toBeTruthy();
    expect(screen.getByText('2026年11月26日（木）12:00（日本時間）')).toBeTruthy();
    expect(screen.getAllByText(say.summary.totalIfWon)).not.toEqual([]);
    expect(screen.queryByText(/AB12-CD34/)).toBeNull();
  });

  test('keeps a cart that was filled for something else', async () => {
    await openOrder([orderAnswer()], done);
    expect(window.localStorage.getItem('ticketCart')).not.toBeNull();
  });
});

describe('an order that', () => {
  test.each<[string, Partial<OrderAnswer>, string]>([
    ['ran out of time', { state: 'expired' }, say.over.expired.text],
    ['was given up', { state: 'canceled' }, say.over.canceled.text],
    ['was cancelled', { state: 'canceled', purchasedTickets: [myTicket({ canceled: 1 })] }, say.over.takenBack.text],
    ['lost its draw', { state: 'lost' }, say.over.lost.text],
  ])('%s says so and leads to the tickets', async (_, more, words) => {
    await openOrder([orderAnswer(more)]);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: say.toTickets })).toBeTruthy();
  });

  test('is not there says so, and offers the login because its buyer may be logged out', async () => {
    const { unmount } = await openOrder([new CallError(404, 'no')]);
    expect(screen.getByText(say.none.title)).toBeTruthy();
    unmount();
    await openOrder([new CallError(404, 'no')], { isMember: false });
    const login = screen.getByRole('link', { name: say.toLogin }).getAttribute('href') ?? '';
    expect(decodeURIComponent(login)).toContain('/module/ticket/60/payment?order=ORDER1');
  });

  test('cannot be read can be read again', async () => {
    await openOrder([new CallError(500, 'no'), orderAnswer({ state: 'checking' })]);
    await pressButton(say.cartFailed.retry);
    expect(heading()).toBe(say.checking.checking.title);
  });
});
