// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { type MadeCall, saleInEvent } from '../../../../../test/fake-api.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import {
  answering,
  forgetBrowser,
  heading,
  openConfirm,
  pressButton,
  settle,
  ticketPath,
} from '../../../../../test/purchase-site.tsx';
import { freeTicket, lotteryTicket, saleSettings, ticketContent } from '../../../../../test/ticket-content.ts';
import order from '../order-page/texts/jpn.ts';
import say from '../flow/texts/jpn.ts';

beforeEach(() => {
  forgetBrowser();
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
});

const buy = say.confirm.paid.order('1,000円');

describe('the order button', () => {
  test('sends everything once, under the key of the cart [TICKET-028, TICKET-030, CHARGE-008]', async () => {
    const { callsOf, at } = await openConfirm(
      answering(() => ({ data: orderAnswer() })),
      {
        includeReceipt: true,
        addressee: ' 汐見商店 ',
      },
    );
    const button = screen.getByRole('button', { name: buy });
    fireEvent.click(button);
    fireEvent.click(button);
    await settle();
    const [call, ...more] = callsOf('purchaseTickets') as [MadeCall];
    expect(more).toEqual([]);
    expect(call.headers).toEqual({
      'ticket-token': expect.stringMatching(/^[A-Za-z0-9]{32}$/) as string,
      PurchaseRoute: 'ticket',
    });
    expect(call.body).toEqual({
      enableExtraSlot: false,
      hasLottery: false,
      purchaserEmail: 'hanako@example.jp',
      purchaserInfo: [],
      purchaseList: [
        {
          ticketId: 1,
          ticketType: 'NORMAL',
          ticketMultiplePriceId: null,
          lotterySetting: null,
          checkinUserEmail: '',
          checkinUserInfo: [],
          updatedAt: null,
          price: 1000,
          originalPrice: 1000,
        },
      ],
      paymentMethod: 'CreditCard',
      cardId: 7,
      token: '',
      tokenKey: '',
      convenienceStore: null,
      addressee: '汐見商店',
      includeReceipt: true,
      ticketDiscountCode: null,
    });
    expect(at()).toBe('/purchased-ticket?order=ORDER1');
    // Neither the cart nor anything of the flow is left.
    expect(window.localStorage.getItem('ticketCart')).toBeNull();
    expect(window.localStorage.getItem('ticketToken')).toBeNull();
    expect(window.sessionStorage.getItem('purchaseForm')).toBeNull();
  });

  test('leaves no cart in the window: the steps lead to the list, and the held places are loaded again [CART-008, CART-012]', async () => {
    const { callsOf, at, router } = await openConfirm(answering(() => ({ data: orderAnswer() })));
    expect(callsOf('readHoldings')).toHaveLength(1);
    await pressButton(buy);
    expect(callsOf('readHoldings')).toHaveLength(2);
    await act(() => router.navigate(`${ticketPath}?step=profile`));
    await settle();
    expect(at()).toBe('');
    expect(screen.getByText('the list')).toBeTruthy();
  });

  test('sends the same key from two tabs; another cart has another key [TICKET-121]', async () => {
    const lost = answering(() => new CallError(10_000, ''));
    const first = await openConfirm(lost);
    await pressButton(buy);
    first.unmount();
    const second = await openConfirm({ ...lost, cart: false });
    await pressButton(buy);
    second.unmount();
    const third = await openConfirm({ ...lost, cart: [{ ticketId: 1, number: 2 }] });
    await pressButton(say.confirm.paid.order('2,000円'));
    const [one, two, three] = [first, second, third].map(
      ({ callsOf }) => callsOf('purchaseTickets')[0]?.headers?.['ticket-token'],
    );
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  test('sends nothing if another tab has changed the cart since', async () => {
    const { callsOf } = await openConfirm(answering(() => ({ data: orderAnswer() })));
    window.localStorage.setItem('ticketCart', '{"ticketContentId":60,"tickets":[{"ticketId":1,"number":5}]}');
    await pressButton(buy);
    expect(callsOf('purchaseTickets')).toEqual([]);
    expect(screen.getByText(say.failures.cartChanged)).toBeTruthy();
  });

  test('sends nothing while the browser is offline, and says so', async () => {
    const { callsOf } = await openConfirm(answering(() => ({ data: orderAnswer() })));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pressButton(buy);
    expect(callsOf('purchaseTickets')).toEqual([]);
    expect(screen.getByText(say.failures.offline)).toBeTruthy();
  });

  test('shows no payment method for a free ticket, not even to a visitor', async () => {
    const { callsOf } = await openConfirm(
      { tickets: [freeTicket(1)], isMember: false, ...answering(() => ({ data: orderAnswer({ amount: 0 }) })) },
      { owner: 'visitor', isPaymentChosen: false, cardId: null },
    );
    await pressButton(say.confirm.free.order('', 1));
    expect(callsOf('purchaseTickets')[0]?.body).toMatchObject({ paymentMethod: 'Free', includeReceipt: false });
    expect(callsOf('purchaseTickets')[0]?.body).not.toHaveProperty('token');
  });

  test('buys the timetable’s cart for a buyer from the timetable, and says so', async () => {
    window.sessionStorage.setItem('timetableToTicketFlag', JSON.stringify(saleInEvent));
    window.localStorage.setItem('timetableCart', '{"ticketContentId":60,"tickets":[{"ticketId":1,"number":2}]}');
    const { callsOf } = await openConfirm({ cart: false, ...answering(() => ({ data: orderAnswer() })) });
    await pressButton(say.confirm.paid.order('2,000円'));
    expect(callsOf('purchaseTickets')[0]?.headers?.['PurchaseRoute']).toBe('timetable');
    expect(window.localStorage.getItem('timetableCart')).toBeNull();
  });

  test('goes to 3-D Secure when the gateway asks for it, and keeps the cart until the order is paid', async () => {
    const away = orderAnswer({ state: 'authenticating', paymentUrl: 'https://pay.test/3ds' });
    await openConfirm(answering(() => ({ data: away })));
    await pressButton(buy);
    // In place of the step: the browser's Back does not lead to the button that buys.
    expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.test/3ds');
    expect(window.localStorage.getItem('ticketCart')).not.toBeNull();
  });

  test('sends no second purchase during 3-D Secure: every step leads to the order [TICKET-121]', async () => {
    const away = orderAnswer({ state: 'authenticating', paymentUrl: 'https://pay.test/3ds' });
    const answers = { purchaseTickets: () => ({ data: away }), readOrder: () => ({ data: away }) };
    const first = await openConfirm({ answers });
    await pressButton(buy);
    first.unmount();
    const { at, callsOf } = await openConfirm({ answers, cart: false });
    expect(at()).toBe('/payment?order=ORDER1');
    expect(heading()).toBe(order.checking.authenticating.title);
    expect(callsOf('purchaseTickets')).toEqual([]);
  });

  test('works again when Back shows the page as the buyer left it', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const away = orderAnswer({ state: 'authenticating', paymentUrl: 'https://pay.test/3ds' });
    await openConfirm(answering(() => ({ data: away })));
    await pressButton(buy);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalled();
  });
});

describe('an application to a lottery [LOTTERY-007, LOTTERY-008, LOTTERY-009]', () => {
  test('sends its choices and whether another slot is accepted; it is charged later, and shows its number', async () => {
    const choices = [11, 13].map((ticketSlotId, index) => ({ priority: index + 1, ticketSlotId }));
    const applied = orderAnswer({ state: 'applied', paymentStatus: 'Waiting', purchasedTickets: [] });
    const { callsOf, at } = await openConfirm({
      tickets: [lotteryTicket(1)],
      cart: [{ ticketId: 1, number: 1, lotteryRequest: choices }],
      answers: { purchaseTickets: () => ({ data: applied }), readOrder: () => ({ data: applied }) },
    });
    expect(heading()).toBe(say.headings.confirmApplication);
    expect(screen.getAllByText('第1便').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(say.confirm.extraSlot) }));
    await pressButton(say.confirm.application.order(''));
    expect(callsOf('purchaseTickets')[0]?.body).toMatchObject({
      hasLottery: true,
      enableExtraSlot: true,
      purchaseList: [{ ticketType: 'LOTTERY', lotterySetting: choices }],
    });
    expect(at()).toBe('/purchased-ticket?order=ORDER1');
    expect(heading()).toBe(order.done.applied.title);
  });
});

describe('the terms of an order', () => {
  const factsIn = (title: string): string =>
    screen.getByRole('heading', { name: title }).closest('section')?.textContent ?? '';
  const { conditions } = say;

  test('stand above the button: when it is paid, delivered and cancelled, and until when it is on sale', async () => {
    const sold = { enableSalesPeriod: true, salesPeriodEnd: '2099-11-30 23:59' };
    const canceled = { cancelPeriodEnd: '2099-11-25 18:00', cancelFee: 300 };
    await openConfirm({ tickets: [ticketContent(1, { ...sold, ...canceled })] });
    const said = factsIn(conditions.title);
    expect(said).toContain(conditions.payments.cardNow());
    expect(said).toContain(conditions.deliveries.atOnce);
    expect(said).toContain('キャンセル料は1枚につき300円です。');
    expect(said).toContain(conditions.refunds.card);
    expect(said.replaceAll('\u2060', '')).toContain('販売期間2099年11月30日（月）23:59まで');
  });

  test('say that a ticket without a period of cancellation cannot be given back', async () => {
    await openConfirm({ tickets: [ticketContent(1)] });
    expect(factsIn(conditions.title)).toContain(conditions.never);
  });

  test('say the hours in which a number has to be paid', async () => {
    const payment = {
      ...saleSettings().payment,
      methods: ['ConvenienceStore' as const],
      convenienceStores: ['lawson' as const],
    };
    await openConfirm(
      { tickets: [ticketContent(1)], settings: { payment } },
      { paymentMethod: 'ConvenienceStore', cardId: null, convenienceStore: 'lawson' },
    );
    expect(factsIn(conditions.title)).toContain('72時間以内');
  });

  test('say to an applicant after which draw the card is charged', async () => {
    const choices = [11, 13].map((ticketSlotId, index) => ({ priority: index + 1, ticketSlotId }));
    await openConfirm({
      tickets: [lotteryTicket(1, { drawAt: '2099-12-01 12:00' })],
      cart: [{ ticketId: 1, number: 1, lotteryRequest: choices }],
    });
    const said = factsIn(conditions.title).replaceAll('\u2060', '');
    expect(said).toContain('抽選（2099年12月1日（火）12:00）のあとに、登録したカードで決済します。');
    expect(said).toContain(conditions.withdraw);
  });

  test('are not said of what costs nothing', async () => {
    await openConfirm({ tickets: [freeTicket(1)] });
    expect(screen.queryByRole('heading', { name: conditions.title })).toBeNull();
  });
});
