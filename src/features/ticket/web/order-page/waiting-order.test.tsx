// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, heading, openPurchase } from '../../../../../test/purchase-site.tsx';
import type { OrderAnswer } from '../../contract.ts';
import flow from '../flow/texts/jpn.ts';
import order from './texts/jpn.ts';

const say = { ...flow, ...order };
beforeEach(forgetBrowser);
afterEach(() => {
  vi.useRealTimers();
});

/** Opens an order that waits. The calls get `found` in turn, and then the last one. */
function openOrder(page: '/payment' | '/purchased-ticket', found: OrderAnswer[]) {
  let looks = 0;
  const readOrder = () => {
    const data = found[Math.min(looks, found.length - 1)];
    looks += 1;
    return { data };
  };
  return openPurchase(`${page}?order=ORDER1`, { answers: { readOrder } });
}

/** Effects run between the seconds, as in a browser. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
}

describe('a hold that runs out while its payment page is open', () => {
  /** A minute and a second after the instant that came with the page. */
  const heldUntil = '2026-11-20T10:01:01+09:00';

  const waiting = (more: Partial<OrderAnswer> = {}): OrderAnswer =>
    orderAnswer({ state: 'reserved', paymentStatus: 'Fail', problem: 'declined', heldUntil, ...more });

  test.each([
    ['three hours ahead', 3],
    ['three hours behind', -3],
  ])('counts down by the server’s time with a clock that is %s', async (_, hours) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-20T10:00:00+09:00') + hours * 3_600_000 });
    await openOrder('/payment', [waiting()]);
    expect(screen.getByText(/あと1分0\d秒/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText(/あと0分3\d秒/)).toBeTruthy();
  });

  test('no longer takes a payment, says what to do, and reads the order until the server has ended it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const still = waiting();
    const { callsOf } = await openOrder('/payment', [
      still,
      still,
      still,
      waiting({ state: 'expired', heldUntil: null }),
    ]);
    await pass(62);
    expect(heading()).toBe(say.over.expired.title);
    expect(screen.getByText(say.over.expired.text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: say.pay.submit('1,000円') })).toBeNull();
    expect(screen.getByRole('link', { name: say.toTickets })).toBeTruthy();
    // At the end, and twice more in the seconds after it.
    await pass(15);
    expect(callsOf('readOrder')).toHaveLength(4);
    await pass(40);
    expect(callsOf('readOrder')).toHaveLength(4);
    expect(heading()).toBe(say.over.expired.title);
  });

  test('but was paid in the last second leads to the thanks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { at } = await openOrder('/payment', [waiting(), waiting(), orderAnswer()]);
    await pass(70);
    expect(at()).toBe('/purchased-ticket?order=ORDER1');
  });
});

test('the page of a convenience store’s number shows without a reload that the buyer has paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const number = { store: 'lawson' as const, number: '12345678901', deadline: '2026-11-23T10:00:00+09:00' };
  const open = orderAnswer({ state: 'awaiting', paymentStatus: 'Waiting', convenienceStore: number });
  const { callsOf } = await openOrder('/purchased-ticket', [open, open, orderAnswer()]);
  expect(heading()).toBe(say.done.awaiting.title);
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  // A page that nobody sees asks nothing.
  expect(callsOf('readOrder')).toHaveLength(1);
  isHidden.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(heading()).toBe(say.done.completed.title);
  expect(screen.queryByText('12345678901')).toBeNull();
});
