// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { forgetBetweenTests, openSale, salePath, settled } from '../../../../../test/sale-site.tsx';
import { freeTicket, listAnswer, saleSettings, twoPrices } from '../../../../../test/ticket-content.ts';
import type { TicketContent } from '../../contract.ts';

const sells = (maxPerOrder: number, tickets: readonly TicketContent[] = [freeTicket(1), freeTicket(2)]) => ({
  listTickets: (call: { query?: Record<string, unknown> | undefined }) =>
    listAnswer(tickets, { ids: call.query?.['ticket_ids'], settings: saleSettings({ maxPerOrder }) }),
});
const cartPath = `${salePath}?cart=1`;
const detailOf = (ticketId: number): string => `${salePath}/detail?ticket=${ticketId}`;
const dialog = () => screen.getByRole('dialog');
const press = async (name: string): Promise<void> => {
  // The button that puts a ticket into the cart also says how many, and for how much.
  const isNamed = (said: string): boolean => said === name || said.startsWith(`${name} `);
  within(dialog()).getByRole('button', { name: isNamed }).click();
  await settled();
};
const isShut = (name: string): boolean =>
  within(dialog()).getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const cart = () => JSON.parse(window.localStorage.getItem('ticketCart') ?? 'null')?.tickets;
const save = (...tickets: object[]): void =>
  window.localStorage.setItem('ticketCart', JSON.stringify({ ticketContentId: 60, tickets }));
const atMost = (count: number): string => `一度に選べるのは、すべてのチケットを合わせて${count}枚までです。`;

forgetBetweenTests();

describe('the detail of a ticket under a limit per order', () => {
  test('offers no more than the order may have, and says why', async () => {
    await openSale(detailOf(1), sells(2));
    expect(dialog().textContent).not.toContain(atMost(2));
    await press('チケット1を1枚増やす');
    expect(dialog().textContent).toContain(atMost(2));
    expect(isShut('チケット1を1枚増やす')).toBe(true);
    await press('チケット1を1枚増やす');
    await press('カートに入れる');
    expect(cart()).toEqual([{ ticketId: 1, number: 2 }]);
  });

  test('counts the other tickets in the cart, and all prices together', async () => {
    save({ ticketId: 1, number: 2 });
    await openSale(detailOf(2), sells(4, [freeTicket(1), twoPrices(2)]), { isMember: true });
    await press('大人を1枚増やす');
    expect(isShut('子どもを1枚増やす')).toBe(false);
    await press('子どもを1枚増やす');
    expect([isShut('大人を1枚増やす'), isShut('子どもを1枚増やす')]).toEqual([true, true]);
    expect(dialog().textContent).toContain(atMost(4));
  });

  test('says that the cart is full, and puts nothing into it', async () => {
    save({ ticketId: 1, number: 2 });
    await openSale(detailOf(2), sells(2));
    expect(dialog().textContent).toContain('カートの枚数が、一度に選べる上限（合計2枚）に達しています。');
    expect(within(dialog()).queryByRole('button', { name: /カートに入れる/ })).toBeNull();
  });
});

describe('the cart under a limit per order', () => {
  test('offers no more, neither by two numbers that are edited at once', async () => {
    save({ ticketId: 1, number: 1 }, { ticketId: 2, number: 1 });
    await openSale(cartPath, sells(3));
    expect(dialog().textContent).not.toContain(atMost(3));
    await press('チケット1を1枚増やす');
    expect(within(dialog()).getAllByText(atMost(3))).toHaveLength(1);
    expect([isShut('チケット1を1枚増やす'), isShut('チケット2を1枚増やす')]).toEqual([true, true]);
    await press('変更する');
    expect(cart()).toEqual([
      { ticketId: 1, number: 2 },
      { ticketId: 2, number: 1 },
    ]);
  });

  test('offers no more, neither by two prices of a ticket that are edited at once', async () => {
    const lines = [1, 2].map((ticketMultiplePriceId) => ({ ticketMultiplePriceId, number: 1 }));
    save({ ticketId: 1, multiplePrices: lines });
    await openSale(cartPath, sells(3, [twoPrices(1)]), { isMember: true });
    await press('チケット1 大人を1枚増やす');
    expect([isShut('チケット1 大人を1枚増やす'), isShut('チケット1 子どもを1枚増やす')]).toEqual([true, true]);
  });

  test('that was saved with more of a ticket is reduced', async () => {
    save({ ticketId: 1, number: 5 });
    await openSale(cartPath, sells(3));
    expect(dialog().textContent).toContain('購入できる3枚に減らしました。');
    expect(cart()).toEqual([{ ticketId: 1, number: 3 }]);
  });

  test('that was saved with more tickets together says so, and leads on when the buyer has taken some out', async () => {
    save({ ticketId: 1, number: 2 }, { ticketId: 2, number: 2 });
    const site = await openSale(cartPath, sells(3), { isMember: true });
    const words = '一度に選べるのは合計3枚までです。枚数を減らしてください。';
    expect(dialog().textContent).toContain(words);
    await press('申し込み手続きへ進む');
    expect(site.at()).toBe(cartPath);
    await press('チケット2を1枚減らす');
    await press('変更する');
    expect(dialog().textContent).not.toContain(words);
    await press('申し込み手続きへ進む');
    expect(site.at()).not.toBe(cartPath);
  });
});
