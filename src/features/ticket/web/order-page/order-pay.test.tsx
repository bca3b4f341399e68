// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { myTicket } from '../../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { saleSettings } from '../../../../../test/ticket-content.ts';
import { forgetBrowser, heading, openPurchase, pressButton, settle } from '../../../../../test/purchase-site.tsx';
import type { OrderAnswer } from '../../contract.ts';
import flow from '../flow/texts/jpn.ts';
import order from './texts/jpn.ts';

const say = { ...flow, ...order };
const waiting = orderAnswer({
  state: 'reserved',
  paymentStatus: 'Fail',
  problem: 'declined',
  heldUntil: '2099-01-01T12:30:00+09:00',
});

beforeEach(() => {
  forgetBrowser();
  for (const way of ['assign', 'replace'] as const) {
    vi.spyOn(window.location, way).mockImplementation(() => undefined);
  }
});

/** An order that can be paid when the page is opened; its payment is answered by `pay`. */
async function payTo(pay: () => { data: OrderAnswer } | Error, then = waiting) {
  let looks = 0;
  const readOrder = () => ({ data: (looks += 1) === 1 ? waiting : then });
  const opened = await openPurchase('/payment?order=ORDER1', { answers: { readOrder, payOrder: pay } });
  await pressButton(say.pay.submit('1,000円'));
  await settle();
  return opened;
}

describe('an order that another tab pays at the same moment', () => {
  const told = 'このご注文は、いまはお支払いいただけません。';
  const stands = (now: OrderAnswer) => () =>
    new CallError(409, told, {}, { reason: 'order', orderId: 'ORDER1', order: now });

  test.each<[OrderAnswer['state'], string]>([
    ['charging', say.checking.checking.title],
    ['checking', say.checking.checking.title],
    ['authenticating', say.checking.authenticating.title],
    ['expired', say.over.expired.title],
    ['canceled', say.over.canceled.title],
  ])('and that is %s by now is shown as it is, without an error', async (state, title) => {
    const now = orderAnswer({ state, paymentUrl: state === 'authenticating' ? 'https://pay.test/3ds' : null });
    const { at } = await payTo(stands(now), now);
    expect([at(), heading()]).toEqual(['/payment?order=ORDER1', title]);
    expect(screen.queryByRole('alert')).toBeNull();
    // The other tab chose another card, so this tab does not go to its 3-D Secure unasked.
    expect(window.location.assign).not.toHaveBeenCalled();
    expect(window.location.replace).not.toHaveBeenCalled();
  });

  test('and that is a withdrawn application does not mention a cart', async () => {
    const ticket = myTicket({ availableStartedAt: null, snapshot: { ticketType: 'LOTTERY' } });
    await openPurchase('/payment?order=ORDER1', {
      answers: { readOrder: () => ({ data: orderAnswer({ state: 'canceled', purchasedTickets: [ticket] }) }) },
    });
    expect(heading()).toBe(say.over.takenBack.title);
    expect(screen.getByText(say.over.takenBack.text)).toBeTruthy();
  });

  test.each<OrderAnswer['state']>(['completed', 'awaiting'])(
    'and that is %s by now shows the thanks',
    async (state) => {
      const now = orderAnswer({ state });
      const { at } = await payTo(stands(now), now);
      expect(at()).toBe('/purchased-ticket?order=ORDER1');
    },
  );

  test('and whose payment was refused there can be paid again here', async () => {
    const again = new CallError(402, 'no', {}, { reason: 'payment', orderId: 'ORDER1' });
    await payTo(() => again, { ...waiting, problem: 'cardInvalid' });
    expect(screen.getByText(say.failures.reasons.cardInvalid)).toBeTruthy();
    expect(screen.getByRole('button', { name: say.pay.submit('1,000円') })).toBeTruthy();
  });

  test('and whose hold has ended shows the message of the server', async () => {
    await payTo(stands(waiting));
    expect(screen.getByText(told)).toBeTruthy();
  });
});

test('a payment that needs 3-D Secure goes there in place of its page', async () => {
  const away = orderAnswer({ state: 'authenticating', paymentUrl: 'https://pay.test/3ds' });
  await payTo(() => ({ data: away }));
  expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.test/3ds');
});

describe('after a decline', () => {
  const offered = (isBankDeferred: boolean) => ({
    payment: {
      ...saleSettings().payment,
      methods: ['CreditCard', 'ConvenienceStore', 'Bank', 'Local'] as const satisfies string[],
      isBankDeferred,
    },
  });
  const open = (found: OrderAnswer, isBankDeferred = true) =>
    openPurchase('/payment?order=ORDER1', {
      settings: offered(isBankDeferred),
      answers: {
        readOrder: () => ({ data: found }),
        payOrder: () => ({ data: orderAnswer({ paymentMethod: 'Local', paymentStatus: 'Waiting' }) }),
      },
    });
  const ways = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name="paymentMethod"]')].map(({ value }) => value);

  test('every offered payment method is there, and one with a later payment says so on its button [TICKET-117]', async () => {
    const { callsOf } = await open(waiting);
    expect(ways()).toEqual(['CreditCard', 'ConvenienceStore', 'Bank', 'Local']);
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(say.payment.methods.Local) }));
    await pressButton(say.confirm.paid.order('1,000円'));
    await settle();
    expect(callsOf('payOrder')[0]?.body).toMatchObject({ orderId: 'ORDER1', paymentMethod: 'Local' });
  });

  test('the winner of a lottery pays before the tickets are issued', async () => {
    await open({ ...waiting, purchasedTickets: [myTicket({ snapshot: { ticketType: 'LOTTERY' } })] });
    expect(ways()).toEqual(['CreditCard', 'ConvenienceStore']);
  });
});
