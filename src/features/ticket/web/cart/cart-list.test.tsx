// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { forgetBetweenTests, openSale, salePath, settled } from '../../../../../test/sale-site.tsx';
import {
  freeTicket,
  listAnswer,
  lotteryTicket,
  saleSettings,
  ticketContent,
  twoPrices,
} from '../../../../../test/ticket-content.ts';
import type { SaleSettings, TicketContent } from '../../contract.ts';

const sells = (tickets: readonly TicketContent[], settings?: SaleSettings) => ({
  listTickets: (call: { query?: Record<string, unknown> | undefined }) =>
    listAnswer(tickets, { ids: call.query?.['ticket_ids'], ...(settings && { settings }) }),
});
const cartPath = `${salePath}?cart=1`;
const dialog = () => screen.getByRole('dialog');
const press = async (name: string): Promise<void> => {
  within(dialog()).getByRole('button', { name }).click();
  await settled();
};
const cart = () => JSON.parse(window.localStorage.getItem('ticketCart') ?? 'null')?.tickets;
const save = (...tickets: object[]): void =>
  window.localStorage.setItem('ticketCart', JSON.stringify({ ticketContentId: 60, tickets }));

forgetBetweenTests();

describe('the cart', () => {
  test('is restored when the page loads, by one call with the saved tickets [CART-008, CART-009]', async () => {
    save({ ticketId: 1, number: 2 }, { ticketId: 2, multiplePrices: [{ ticketMultiplePriceId: 2, number: 3 }] });
    const site = await openSale(salePath, sells([ticketContent(1), twoPrices(2)]), { isMember: true });
    const asked = site.calls.filter(({ query }) => query?.['ticket_ids'] !== undefined);
    expect(asked.map(({ query }) => query?.['ticket_ids'])).toEqual([[1, 2]]);
    const bar = screen.getByRole('region', { name: 'カート' });
    expect(bar.textContent).toBe('5枚3,500円カートを見る（5枚）');
    within(bar).getByRole('button').click();
    await settled();
    expect(site.at()).toBe(cartPath);
    await site.back();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('above the largest sum of one purchase says so and does not lead on', async () => {
    save({ ticketId: 1, number: 2 });
    const dear = ticketContent(1, { price: 50_000_000 });
    const site = await openSale(cartPath, sells([dear]), { isMember: true });
    expect(dialog().textContent).toContain('合計99,999,999円まで');
    within(dialog()).getByRole('button', { name: /購入/ }).click();
    await settled();
    expect(site.at()).toBe(cartPath);
  });

  test('lists its lines with their prices and the total to pay [CART-034]', async () => {
    save({ ticketId: 1, number: 2 }, { ticketId: 2, multiplePrices: [{ ticketMultiplePriceId: 1, number: 1 }] });
    await openSale(cartPath, sells([freeTicket(1, { price: 900 }), twoPrices(2)]), { isMember: true });
    expect(dialog().textContent).toContain('チケット1無料');
    expect(dialog().textContent).toContain('大人1枚 2,000円');
    expect(dialog().textContent).toContain('合計2,000円');
  });

  test('asks the buyer to confirm or take back an edited number before going on [CART-013, CART-014]', async () => {
    save({ ticketId: 1, number: 2 });
    const site = await openSale(cartPath, sells([ticketContent(1)]), { isMember: true });
    await press('チケット1を1枚増やす');
    expect(cart()).toEqual([{ ticketId: 1, number: 2 }]);
    await press('購入手続きへ進む');
    expect(within(dialog()).getByRole('alert').textContent).toContain('確定していません');
    expect(site.at()).toBe(cartPath);
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await settled();
    expect(within(dialog()).queryByRole('button', { name: '変更する' })).toBeNull();
    await press('チケット1を1枚増やす');
    await press('変更する');
    expect(cart()).toEqual([{ ticketId: 1, number: 3 }]);
    expect(dialog().textContent).toContain('合計3,000円');
  });

  test('closes with its last line and is no longer saved [CART-016, CART-004]', async () => {
    save({ ticketId: 1, number: 2 }, { ticketId: 2, number: 1 });
    const site = await openSale(cartPath, sells([ticketContent(1), ticketContent(2)]), { isMember: true });
    await press('チケット1をカートから外す');
    expect(cart()).toEqual([{ ticketId: 2, number: 1 }]);
    await press('チケット2をカートから外す');
    expect(window.localStorage.getItem('ticketCart')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(site.at()).toBe(salePath);
  });

  test('that was emptied can be restored until the visitor chooses something else', async () => {
    save({ ticketId: 1, number: 2 });
    await openSale(cartPath, sells([ticketContent(1), ticketContent(2)]), { isMember: true });
    await press('チケット1をカートから外す');
    expect(screen.getByRole('status').textContent).toBe('カートを空にしました');
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await settled();
    expect(cart()).toEqual([{ ticketId: 1, number: 2 }]);
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull();
    expect(screen.getByRole('button', { name: 'カートを見る（2枚）' })).toBeTruthy();
  });

  test('is replaced by the detail of a lottery, and comes back after it [TICKET-005]', async () => {
    const lotteryRequest = [
      { priority: 1, ticketSlotId: 12 },
      { priority: 2, ticketSlotId: 13 },
    ];
    save({ ticketId: 1, number: 1, lotteryRequest });
    const site = await openSale(salePath, sells([lotteryTicket(1)]), { isMember: true });
    screen.getByRole('button', { name: 'カートを見る（1枚）' }).click();
    await settled();
    expect(dialog().textContent).toContain('第1希望 第2便');
    await press('希望を変更する');
    expect(site.at()).toBe(`${salePath}/detail?ticket=1`);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await site.back();
    expect(site.at()).toBe(salePath);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each<[string, SaleSettings['terms']]>([
    ['terms', { title: '規約', body: '<p>規約</p>' }],
    ['no terms', null],
  ])('leads with %s to the first screen of the purchase [TICKET-036]', async (_, terms) => {
    save({ ticketId: 1, number: 1 });
    const site = await openSale(cartPath, sells([ticketContent(1)], saleSettings({ terms })), { isMember: true });
    await press('購入手続きへ進む');
    expect(site.at()).toBe(`${salePath}?step=profile`);
  });

  test('asks a visitor with a paid ticket to log in first, and one with a free ticket not [TICKET-095, TICKET-097]', async () => {
    save({ ticketId: 1, number: 1 });
    const site = await openSale(cartPath, sells([freeTicket(1), ticketContent(2)]));
    expect(within(dialog()).queryByRole('button', { name: '申し込み手続きへ進む' })).not.toBeNull();
    save({ ticketId: 1, number: 1 }, { ticketId: 2, number: 1 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'ticketCart' }));
    await settled();
    await press('ログインして手続きへ進む');
    expect(site.at()).toBe('/web/portal/1/event/11/users/login');
  });

  test('shows the limit of a ticket over all of its prices', async () => {
    const prices = [1, 2].map((ticketMultiplePriceId) => ({ ticketMultiplePriceId, number: 2 }));
    save({ ticketId: 2, multiplePrices: prices });
    const few = twoPrices(2, { enableNumberSold: true, remainNumber: 4 });
    await openSale(cartPath, sells([few]), { isMember: true });
    expect(dialog().textContent).toContain('すべての券種を合わせて4枚まで選べます。');
  });

  test('without a parent ticket says so, holds the checkout back and leads to the parent ticket [TICKET-015]', async () => {
    const child = ticketContent(1, { enableParentTicket: true, parentTicketIds: [5] });
    const parent = ticketContent(5, { title: '入場券' });
    save({ ticketId: 1, number: 1 });
    const site = await openSale(cartPath, sells([child, parent]), { isMember: true });
    expect(dialog().textContent).toContain('「チケット1」には「入場券」も必要です');
    await press('購入手続きへ進む');
    expect(site.at()).toBe(cartPath);
    expect(within(dialog()).getByRole('alert').textContent).toContain('「入場券」');
    await press('「入場券」を追加する');
    expect(site.at()).toBe(`${salePath}/detail?ticket=5`);
  });

  test('with the parent ticket, or with an owned one, goes on [TICKET-015]', async () => {
    const child = ticketContent(1, { enableParentTicket: true, parentTicketIds: [5] });
    save({ ticketId: 1, number: 1 });
    const holdings = {
      ownedTicketIds: [5],
      issuedTicketIds: [5],
      boughtNumbers: [],
      appliedTicketIds: [],
      openOrderIds: [],
    };
    const answers = { ...sells([child]), readHoldings: () => ({ data: holdings }) };
    const site = await openSale(cartPath, answers, { isMember: true });
    await press('購入手続きへ進む');
    expect(site.at()).not.toBe(cartPath);
  });

  test('does not count a lottery before all its slots are chosen, and leads to the choices [LOTTERY-002]', async () => {
    save({ ticketId: 4, number: 1, lotteryRequest: [{ priority: 1, ticketSlotId: 11 }] });
    await openSale(salePath, sells([lotteryTicket(4)]), { isMember: true });
    const bar = screen.getByRole('region', { name: 'カート' });
    expect(bar.textContent).toBe('希望の枠が未選択のチケットがありますカートを見る');
    expect(screen.queryByText('カートに1枚')).toBeNull();
    within(bar).getByRole('button').click();
    await settled();
    expect(dialog().textContent).not.toContain('合計');
    expect(within(dialog()).getByRole('button', { name: '希望を変更する' })).toBeTruthy();
    save({ ticketId: 4, number: 1 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'ticketCart' }));
    await settled();
    expect(within(dialog()).getByRole('button', { name: '希望を選ぶ' })).toBeTruthy();
  });

  test('takes over the changes of another tab', async () => {
    save({ ticketId: 1, number: 2 });
    await openSale(salePath, sells([ticketContent(1)]), { isMember: true });
    window.localStorage.removeItem('ticketCart');
    window.dispatchEvent(new StorageEvent('storage', { key: 'timetableCart' }));
    await settled();
    expect(screen.queryByRole('region', { name: 'カート' })).not.toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key: 'ticketCart' }));
    await settled();
    expect(screen.queryByRole('region', { name: 'カート' })).toBeNull();
  });

  test('of another content is not shown here, but is not lost', async () => {
    const other = '{"ticketContentId":7,"tickets":[{"ticketId":1,"number":1}]}';
    window.localStorage.setItem('ticketCart', other);
    await openSale(salePath, sells([ticketContent(1)]), { isMember: true });
    expect(screen.queryByRole('region', { name: 'カート' })).toBeNull();
    expect(JSON.parse(window.localStorage.getItem('ticketCart') ?? '')).toMatchObject(JSON.parse(other));
  });
});

describe('a cart that restoring changed', () => {
  test('shows its amendments and their reasons once [CART-037, CART-010]', async () => {
    save({ ticketId: 1, number: 5 }, { ticketId: 2, number: 1 }, { ticketId: 9, number: 1 });
    const few = ticketContent(1, { enableNumberSold: true, remainNumber: 3 });
    await openSale(salePath, sells([few, ticketContent(2, { enableNumberSold: true, remainNumber: 0 })]));
    const message = screen.getByRole('alertdialog');
    expect(message.textContent).toContain('購入できなくなったチケットがあるため、カートの内容を変更しました。');
    expect(
      within(message)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'チケット1購入できる3枚に減らしました。',
      'チケット2完売したため、カートから外しました。',
      '掲載が終了したチケット掲載が終了したため、カートから外しました。',
    ]);
    fireEvent.click(within(message).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(cart()).toEqual([{ ticketId: 1, number: 3 }]);
  });

  test('says which number the buyer has to lower when no number was lowered [CART-010, CART-037]', async () => {
    save({ ticketId: 2, multiplePrices: [1, 2].map((id) => ({ ticketMultiplePriceId: id, number: 1 })) });
    await openSale(salePath, sells([twoPrices(2, { enableNumberSold: true, remainNumber: 1 })]));
    const message = screen.getByRole('alertdialog');
    expect(message.textContent).toContain('カートの内容をご確認ください');
    expect(message.textContent).not.toContain('変更しました');
    expect(within(message).getByRole('listitem').textContent).toContain('購入できる1枚を超えています');
  });

  test('says that a chosen slot of a lottery no longer exists [CART-010, CART-037]', async () => {
    save({ ticketId: 4, number: 1, lotteryRequest: [{ priority: 1, ticketSlotId: 999 }] });
    await openSale(salePath, sells([lotteryTicket(4)]), { isMember: true });
    expect(within(screen.getByRole('alertdialog')).getByRole('listitem').textContent).toContain('希望の枠がなくなった');
  });

  test('says that it cannot be loaded, stays saved and can be loaded again [CART-036, CART-035]', async () => {
    save({ ticketId: 1, number: 2 });
    let isDown = true;
    const tickets = sells([ticketContent(1)]);
    await openSale(salePath, {
      ...tickets,
      listTickets: (call) =>
        isDown && call.query?.['ticket_ids'] !== undefined ? new Error('down') : tickets.listTickets(call),
    });
    expect(screen.getByRole('alert').textContent).toContain('カートを読み込めませんでした');
    expect(cart()).toEqual([{ ticketId: 1, number: 2 }]);
    isDown = false;
    screen.getByRole('button', { name: 'もう一度読み込む' }).click();
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('region', { name: 'カート' })).not.toBeNull();
  });
});
