// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, openPurchase, pressButton, settle } from '../../../../../test/purchase-site.tsx';
import type { OrderAnswer } from '../../contract.ts';
import order from './texts/jpn.ts';

beforeEach(forgetBrowser);

const atStore = {
  state: 'awaiting',
  paymentMethod: 'ConvenienceStore',
  paymentStatus: 'Waiting',
  convenienceStore: { store: 'lawson', number: '12345678901', deadline: '2026-11-22T23:59:00+09:00' },
} as const;
const openOrder = (more: Partial<OrderAnswer>, left: OrderAnswer['state']) =>
  openPurchase('/purchased-ticket?order=ORDER1', {
    answers: {
      readOrder: () => ({ data: orderAnswer(more) }),
      leaveOrder: () => ({ data: orderAnswer({ state: left }) }),
    },
  });
async function leave(): Promise<void> {
  await pressButton(order.pay.leave);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(order.pay.leaveNumberText)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: order.pay.leaveNow }));
  await settle();
}

describe('an order with a store number', () => {
  test('can be given up beside the number', async () => {
    const { callsOf, at } = await openOrder(atStore, 'canceled');
    await leave();
    expect(callsOf('leaveOrder')).toMatchObject([{ body: { orderId: 'ORDER1' } }]);
    expect(at()).toBe('');
  });

  test('shows the thanks if the buyer has paid at the store in the meantime', async () => {
    const { at } = await openOrder(atStore, 'completed');
    await leave();
    expect(screen.getByText(order.done.completed.title)).toBeTruthy();
    expect(at()).toContain('/purchased-ticket');
  });

  test('that is paid cannot be given up', async () => {
    await openOrder({}, 'canceled');
    expect(screen.queryByRole('button', { name: order.pay.leave })).toBeNull();
  });
});
