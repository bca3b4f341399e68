// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import common from '#kernel/texts/jpn.ts';
import { CallError } from '#web/api/call-error.ts';
import { keepTicketToken } from '../../../../../test/kept-token.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, heading, openPurchase, pressButton, settle } from '../../../../../test/purchase-site.tsx';
import type { OrderAnswer } from '../../contract.ts';
import flow from '../flow/texts/jpn.ts';
import order from './texts/jpn.ts';

const say = { ...flow, ...order };
const bank = 'https://pay.test/3ds';
const away = orderAnswer({ state: 'authenticating', paymentUrl: bank, heldUntil: '2099-01-01T12:30:00+09:00' });

beforeEach(() => {
  forgetBrowser();
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  keepTicketToken('x');
});

/** `left` is the state of the order when the buyer asks to leave it. */
function comeBack(left: OrderAnswer | CallError = away, language: LanguageCode = 'jpn') {
  let now = away;
  const leaveOrder = () => {
    if (left instanceof CallError) return left;
    now = left;
    return { data: left };
  };
  return openPurchase('/payment?order=ORDER1', {
    answers: { readOrder: () => ({ data: now }), leaveOrder },
    language,
  });
}

async function giveUp() {
  await pressButton(say.pay.leave);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: say.pay.leaveNow }));
  await settle();
}

describe('a buyer who comes back from 3-D Secure without its answer', () => {
  test('reads that nothing is paid yet, and until when the places are held [TICKET-120]', async () => {
    await comeBack();
    expect(heading()).toBe(say.checking.authenticating.title);
    expect(screen.getByText(/2099年1月1日（木）12:30/)).toBeTruthy();
    expect(screen.getByText(say.pay.lead('1,000円'))).toBeTruthy();
  });

  test.each(languageCodes)('can go on there, in %s', async (language) => {
    const { default: words } = (await import(`./texts/${language}.ts`)) as { default: typeof order };
    await comeBack(away, language);
    await pressButton(words.open.goOn);
    expect(window.location.assign).toHaveBeenCalledExactlyOnceWith(bank);
  });

  test('can give the order up once, which frees the places and keeps the cart', async () => {
    const { callsOf, at } = await comeBack(orderAnswer({ state: 'canceled' }));
    await giveUp();
    expect(callsOf('leaveOrder').map(({ body }) => body)).toEqual([{ orderId: 'ORDER1' }]);
    expect(at()).toBe('');
    expect(window.localStorage.getItem('ticketCart')).not.toBeNull();
    expect(window.localStorage.getItem('ticketToken')).toBeNull();
  });

  test('and has no connection is told so, and the order keeps its places', async () => {
    const { at } = await comeBack(new CallError(10_000, 'ネットワーク通信エラーが発生しました。'));
    await giveUp();
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(common.offlineText);
    expect(at()).toBe('/payment?order=ORDER1');
    expect(window.localStorage.getItem('ticketToken')).not.toBeNull();
  });

  test('and has paid in the meantime sees the thanks, and nothing is given up', async () => {
    const { at } = await comeBack(orderAnswer());
    await giveUp();
    expect(at()).toBe('/purchased-ticket?order=ORDER1');
  });
});
