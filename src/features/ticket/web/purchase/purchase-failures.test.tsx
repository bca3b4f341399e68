// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { noSaleRules } from '../../rules/sale/purchase-limits.ts';
import { namedApi } from '../../../../../test/fake-api.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { answering, forgetBrowser, openConfirm, pressButton, settle } from '../../../../../test/purchase-site.tsx';
import { listAnswer, saleSettings, ticketContent } from '../../../../../test/ticket-content.ts';
import tickets from '../cart/texts/jpn.ts';
import order from '../order-page/texts/jpn.ts';
import say from '../flow/texts/jpn.ts';

beforeEach(() => {
  forgetBrowser();
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

const buy = say.confirm.paid.order('1,000円');
const reservedWith = (problem: string | null) =>
  orderAnswer({ state: 'reserved', paymentStatus: 'Fail', problem, heldUntil: '2099-01-01T00:00:00+09:00' });

describe('a problem of a purchase', () => {
  const problems = (...told: object[]) => new CallError(409, '', {}, { reason: 'cart', problems: told });

  test('is shown at its ticket, the cart is amended, and no answer is lost [CART-037]', async () => {
    let left = 5;
    const ticket = () => ticketContent(1, { enableNumberSold: true, remainNumber: left });
    const { callsOf, at } = await openConfirm({
      cart: [{ ticketId: 1, number: 3 }],
      answers: {
        purchaseTickets: () => {
          left = 2;
          return problems({ kind: 'notEnough', ticketId: 1, left: 2 });
        },
        listTickets: () => ({
          data: {
            tickets: [{ ticketContent: ticket(), remainingCount: left }],
            settings: noSaleRules,
          },
        }),
      },
    });
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await pressButton(say.confirm.paid.order('3,000円'));
    expect(screen.getByText(say.problems.notEnough(2))).toBeTruthy();
    expect(shown.mock.contexts.some((place) => (place as Element).contains(screen.getByRole('alert')))).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain(say.problems.lead);
    expect(screen.getByRole('button', { name: say.confirm.paid.order('2,000円') })).toBeTruthy();
    // The problem alone says it.
    expect(screen.queryByText(tickets.amended)).toBeNull();
    expect(JSON.parse(window.localStorage.getItem('ticketCart') ?? '')).toMatchObject({ tickets: [{ number: 2 }] });
    expect(at()).toBe('?step=confirm');
    expect(callsOf('purchaseTickets')).toHaveLength(1);
  });

  test('with tickets that exclude each other names the removed ticket only', async () => {
    const shut = problems({ kind: 'combination', ticketId: 1 }, { kind: 'combination', ticketId: 2 });
    let isShut = false;
    const exclusionGroups = [{ tickets: [{ id: 1 }, { id: 2 }], purchasableCount: 1 }];
    const both = [ticketContent(1), ticketContent(2)];
    await openConfirm({
      tickets: both,
      cart: [1, 2].map((ticketId) => ({ ticketId, number: 1 })),
      answers: {
        listTickets: () => listAnswer(both, { settings: saleSettings(isShut ? { exclusionGroups } : {}) }),
        purchaseTickets: () => {
          isShut = true;
          return shut;
        },
      },
    });
    await pressButton(say.confirm.paid.order('2,000円'));
    expect(screen.getByText(say.problems.of('チケット2', say.problems.combination(true)))).toBeTruthy();
    expect(screen.queryByText(say.problems.combination(false))).toBeNull();
    expect(screen.queryByText(tickets.amended)).toBeNull();
    expect(screen.getByRole('button', { name: buy })).toBeTruthy();
  });

  test.each<[string, object, string]>([
    ['the whole list', { kind: 'mixed' }, say.problems.mixed],
    ['a ticket that is not in the cart', { kind: 'soldOut', ticketId: 9 }, say.problems.soldOut],
    ['too many', { kind: 'tooMany', limit: 100 }, say.problems.tooMany(100)],
    ['too high a total', { kind: 'totalTooHigh', limit: 99_999_999 }, say.problems.totalTooHigh('99,999,999円')],
    ['a parent that is missing', { kind: 'parentNeeded', ticketId: 1, parentTicketIds: [1] }, '「チケット1」'],
    ['a price that changed', { kind: 'priceChanged', ticketId: 1 }, say.problems.priceChanged],
    ['a visitor', { kind: 'loginNeeded', ticketId: 1 }, say.problems.loginNeeded],
  ])('as %s has words of its own', async (_, problem, words) => {
    await openConfirm(answering(() => problems(problem)));
    await pressButton(buy);
    expect(screen.getAllByText(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).length).toBeGreaterThan(0);
  });

  test('with a missing parent ticket names that ticket, although it is not in the cart', async () => {
    const { callsOf } = await openConfirm({
      tickets: [ticketContent(1), ticketContent(5, { title: '入場券' })],
      ...answering(() => problems({ kind: 'parentNeeded', ticketId: 1, parentTicketIds: [5] })),
    });
    await pressButton(buy);
    expect(callsOf('listTickets').at(-1)?.query).toMatchObject({ ticket_ids: [5] });
    expect(screen.getByText(say.problems.parentNeeded(['入場券']))).toBeTruthy();
  });

  test('with a code that can no longer be used removes the code [DISCOUNT-014]', async () => {
    const discount = { code: 'A', discountPrice: 300, isForFree: false };
    const { callsOf } = await openConfirm(
      answering(() => problems({ kind: 'codeUnusable' })),
      {
        discount,
        ticketDiscountCode: 'A',
      },
    );
    await pressButton(say.confirm.paid.order('700円'));
    expect(callsOf('purchaseTickets')[0]?.body).toMatchObject({ ticketDiscountCode: 'A' });
    expect(screen.getByText(say.problems.codeUnusable)).toBeTruthy();
    expect(screen.getByRole('button', { name: buy })).toBeTruthy();
  });
});

describe('a payment that fails', () => {
  test.each<[number, string, string]>([
    [402, say.failures.payment.refused, 'declined'],
    [408, say.failures.payment.timeout, 'timeout'],
    [503, say.failures.payment.maintenance, 'maintenance'],
  ])('with %i says so where the order is paid [TICKET-117, TICKET-118, TICKET-119]', async (status, words, problem) => {
    const { at } = await openConfirm({
      answers: {
        purchaseTickets: () => new CallError(status, 'said', {}, { reason: 'payment', orderId: 'ORDER1' }),
        readOrder: () => ({ data: reservedWith(problem) }),
      },
    });
    await pressButton(buy);
    expect(at()).toBe('/payment?order=ORDER1');
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(window.localStorage.getItem('ticketCart')).not.toBeNull();
  });

  test('before any place was held is shown at the confirmation', async () => {
    const { at } = await openConfirm(answering(() => new CallError(503, 'said', {}, { reason: 'payment' })));
    await pressButton(buy);
    expect(at()).toBe('?step=confirm');
    expect(screen.getByText(say.failures.payment.maintenance)).toBeTruthy();
    expect(screen.getByText(say.failures.nothingCharged)).toBeTruthy();
  });
});

describe('an answer that is lost [TICKET-121]', () => {
  test('leaves open whether the purchase succeeded, and the page sends it again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isBack = false;
    const { callsOf, at } = await openConfirm(
      answering(() => (isBack ? { data: orderAnswer() } : new CallError(10_000, ''))),
    );
    await pressButton(buy);
    expect(screen.getByText(order.lost.title)).toBeTruthy();
    expect(screen.getByRole('link', { name: say.toMyTickets }).getAttribute('href')).toContain(
      '/users/mypage/my-ticket',
    );
    isBack = true;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    await settle();
    const keys = callsOf('purchaseTickets').map(({ headers }) => headers?.['ticket-token']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(at()).toBe('/purchased-ticket?order=ORDER1');
  });
});

describe('a buyer who tries to leave while the purchase is on its way [TICKET-120]', () => {
  const link = (): HTMLAnchorElement => {
    const made = document.createElement('a');
    made.href = '/web/portal/1/event/11';
    document.body.append(made);
    return made;
  };

  test('is asked to wait: after Back, after a link, and by the browser when it closes', async () => {
    let answer: (order: { data: unknown }) => void = () => undefined;
    const opened = await openConfirm();
    vi.spyOn(window.history, 'pushState');
    opened.router.get();
    const slow = new Promise<{ data: unknown }>((resolve) => (answer = resolve));
    opened.calls.length = 0;
    Object.assign(
      opened.api,
      namedApi(() => slow),
    );
    await pressButton(buy);
    expect(screen.getByRole('button', { name: say.confirm.paid.sending })).toBeTruthy();

    const elsewhere = link();
    const isFollowed = fireEvent.click(elsewhere);
    expect(isFollowed).toBe(false);
    await settle();
    expect(screen.getByText(say.leaving.text)).toBeTruthy();
    await pressButton(say.leaving.stay);
    expect(screen.queryByText(say.leaving.text)).toBeNull();

    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByText(say.leaving.text)).toBeTruthy();

    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);

    answer({ data: orderAnswer() });
    await settle();
    const after = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(after);
    expect(after.defaultPrevented).toBe(false);
  });

  test('may leave before it was sent', async () => {
    await openConfirm();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
    expect(fireEvent.click(link())).toBe(true);
  });
});
