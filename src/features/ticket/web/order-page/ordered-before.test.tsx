// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import type { OrderAnswer } from '#features/ticket/contract.ts';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, openPurchase, pressButton } from '../../../../../test/purchase-site.tsx';
import { saleSettings } from '../../../../../test/ticket-content.ts';
import { emptyFlowForm, type FlowForm } from '../flow/purchase-form.ts';
import flow from '../flow/texts/jpn.ts';
import order from './texts/jpn.ts';

let number = 0;
const say = { ...flow, ...order };
beforeEach(() => {
  forgetBrowser();
  number += 1;
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
});

/** Another tab has ordered this cart. Now this tab orders it with another way to pay. */
async function orderAfter(other: Partial<OrderAnswer>, own: Partial<FlowForm>) {
  const done = { isProfileDone: true, purchaserEmail: 'hanako@example.jp', isPaymentChosen: true };
  window.sessionStorage.setItem(
    'purchaseForm',
    JSON.stringify({ ...emptyFlowForm({ ...saleInEvent, owner: 1 }), ...done, ...own }),
  );
  const made = orderAnswer({ orderId: `BEFORE${number}`, ...other });
  const refusal = new CallError(402, '', {}, { reason: 'payment', orderId: made.orderId, order: made });
  const opened = await openPurchase('?step=confirm', {
    settings: {
      payment: {
        ...saleSettings().payment,
        methods: ['Bank', 'Local', 'ConvenienceStore'],
        convenienceStores: ['lawson', 'familymart'],
      },
    },
    answers: {
      purchaseTickets: () => (made.problem === null ? { data: made } : refusal),
      readOrder: () => ({ data: made }),
    },
  });
  await pressButton(say.confirm.paid.order('1,000円'));
  return opened;
}
const atStore = (store: string) => ({
  paymentMethod: 'ConvenienceStore' as const,
  state: 'awaiting' as const,
  convenienceStore: { store, number: '12345678901', deadline: '2026-11-22T23:59:00+09:00' },
});
const said = () => screen.queryByText(say.orderedBefore.title);

test.each<[string, Partial<OrderAnswer>, Partial<FlowForm>, string]>([
  ['at the venue', { paymentMethod: 'Local' }, { paymentMethod: 'Bank' }, say.payment.methods.Local],
  [
    'at another store',
    atStore('lawson'),
    { paymentMethod: 'ConvenienceStore', convenienceStore: 'familymart' },
    `コンビニ払い · ${say.stores.lawson}`,
  ],
  [
    'by a card that was refused',
    { paymentMethod: 'CreditCard', state: 'reserved', paymentStatus: 'Fail', problem: 'declined' },
    { paymentMethod: 'Bank' },
    'クレジットカード',
  ],
])('who buys a cart that another tab has ordered %s is told so, and how', async (_, other, own, how) => {
  await orderAfter(other, own);
  expect(said()).toBeTruthy();
  expect(screen.getByText(say.orderedBefore.text(how))).toBeTruthy();
});

test('a buyer whose other tab ordered with a 3-D Secure card sees that order, and is not sent there', async () => {
  const paymentUrl = 'https://pay.test/3ds';
  const { at } = await orderAfter(
    { paymentMethod: 'CreditCard', state: 'authenticating', paymentUrl },
    { paymentMethod: 'Bank' },
  );
  expect(said()).toBeTruthy();
  expect(at()).toBe(`/payment?order=BEFORE${number}`);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(window.location.replace).not.toHaveBeenCalled();
});

test.each<[string, Partial<OrderAnswer>, Partial<FlowForm>]>([
  ['in the same way', { paymentMethod: 'Local' }, { paymentMethod: 'Local' }],
  ['at the same store', atStore('lawson'), { paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' }],
])('what was ordered %s is what was chosen: nothing is said', async (_, other, own) => {
  const { at } = await orderAfter(other, own);
  expect(at()).toContain(`order=BEFORE${number}`);
  expect(said()).toBeNull();
});
