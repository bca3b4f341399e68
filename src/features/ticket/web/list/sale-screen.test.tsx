// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unbroken } from '#kernel/said-date.ts';
import { forgetBetweenTests, openSale, salePath, settled } from '../../../../../test/sale-site.tsx';
import {
  freeTicket,
  listAnswer,
  lotteryTicket,
  saleSettings,
  ticketCategory,
  ticketContent,
  twoPrices,
} from '../../../../../test/ticket-content.ts';
import type { TicketContent } from '../../contract.ts';

const sells = (tickets: readonly TicketContent[], more: Parameters<typeof listAnswer>[1] = {}) => ({
  listTickets: (call: { query?: Record<string, unknown> | undefined }) =>
    listAnswer(tickets, { ids: call.query?.['ticket_ids'], ...more }),
});
const cards = () => screen.getAllByRole('article').map((card) => card.textContent);
const card = (title: string) => screen.getByRole('heading', { name: title }).closest('article') as HTMLElement;

forgetBetweenTests();

describe('the list of tickets', () => {
  const tickets = [
    ticketContent(1, { enableSalesPeriod: true, salesPeriodEnd: '2099-12-01 23:59' }),
    ticketContent(2, { enableSalesPeriod: true, salesPeriodStart: '2099-11-21 10:00' }),
    ticketContent(3, { enableSalesPeriod: true, salesPeriodEnd: '2020-11-01 10:00' }),
    ticketContent(4, { enableNumberSold: true, remainNumber: 0 }),
    lotteryTicket(5, { enableSalesPeriod: true, salesPeriodEnd: '2099-12-01 23:59' }),
    freeTicket(6, { enableNumberSold: true, remainNumber: 3 }),
    twoPrices(7),
  ];

  test('shows the selling label of each ticket with its next date [TICKET-089, TICKET-090, TICKET-091, TICKET-092]', async () => {
    await openSale(salePath, sells(tickets), { isMember: true });
    expect(cards()).toEqual([
      `販売中チケット1${unbroken('2099年12月1日（火）23:59')}まで販売1,000円`,
      `販売前チケット2${unbroken('2099年11月21日（土）10:00')} 販売開始1,000円`,
      '販売終了チケット31,000円',
      '完売チケット41,000円',
      `受付中抽選チケット5${unbroken('2099年12月1日（火）23:59')}まで受付1,000円`,
      '販売中残りわずかチケット6無料',
      '販売中チケット7500円〜2,000円',
    ]);
  });

  test('has its texts in the language of the visitor', async () => {
    await openSale(salePath, sells(tickets), { language: 'eng', isMember: true });
    expect(cards()[5]).toBe('On saleAlmost goneチケット6Free');
    expect(cards()[6]).toBe('On saleチケット7¥500 – ¥2,000');
  });

  test('marks a lottery that the visitor has applied for [TICKET-093]', async () => {
    const readHoldings = () => ({
      data: { ownedTicketIds: [5], issuedTicketIds: [], boughtNumbers: [], appliedTicketIds: [5], openOrderIds: [] },
    });
    await openSale(salePath, { ...sells(tickets), readHoldings }, { isMember: true });
    expect(within(card('チケット5')).getByText('申込済み')).not.toBeNull();
  });

  const loginRule = '有料・抽選のチケットにはログインが必要です';

  test.each([
    ['a paid ticket', [ticketContent(1)], 1],
    ['a lottery', [lotteryTicket(5)], 1],
    ['both', tickets, 1],
    ['free tickets alone', [freeTicket(6)], 0],
    ['what is not sold now', [tickets[1] as TicketContent], 0],
  ])('says once to a visitor that %s needs a login [TICKET-095, TICKET-096, TICKET-097]', async (_, sold, times) => {
    await openSale(salePath, sells(sold));
    expect(screen.queryAllByText(loginRule)).toHaveLength(times);
  });

  test('does not mention a login to a member', async () => {
    await openSale(salePath, sells(tickets), { isMember: true });
    expect(screen.queryByText(/ログインが必要/)).toBeNull();
  });

  test('says when a ticket can be used, or how long from its purchase on', async () => {
    const checkin = { checkinPeriodStart: '2099-12-18 13:00', checkinPeriodEnd: '2099-12-18 15:00' };
    const when = '2099\u2060年\u206012\u2060月\u206018\u2060日\u2060（金）13:00\u2060〜\u206015:00';
    await openSale(
      salePath,
      sells([
        ticketContent(1, checkin),
        ticketContent(2, { ...checkin, dynamicCheckinPeriod: true, checkinPeriodDays: 3 }),
      ]),
    );
    expect(within(card('チケット1')).getByText(when)).toBeTruthy();
    expect(within(card('チケット2')).queryByText(/2099/)).toBeNull();
    expect(within(card('チケット2')).getByText('受け取った日から3日後まで')).toBeTruthy();
  });

  test('fetches the first picture first, and no other', async () => {
    const image = { path: '/a.webp', width: 960, height: 540 };
    await openSale(salePath, sells([ticketContent(1, { image }), ticketContent(2, { image })]));
    const pictures = [...document.querySelectorAll('article img')].map((one) => one.getAttribute('loading'));
    expect(pictures).toEqual(['eager', 'lazy']);
  });

  test('has the organiser’s text above it [TICKET-126]', async () => {
    await openSale(salePath, sells(tickets, { listDescription: '<p>入場は<strong>無料</strong>です。</p>' }));
    expect(screen.getByText('無料', { selector: 'strong' })).not.toBeNull();
  });

  test('is shown as cards or as a list, by the organiser’s setting and the visitor’s choice [TICKET-004]', async () => {
    const settings = saleSettings({ list: { displayType: 'List', numberOfDisplayWeb: 20 } });
    const site = await openSale(salePath, sells(tickets, { settings }));
    expect(card('チケット1').className).toContain('hb-sale-card-list');
    screen.getByRole('link', { name: 'カード表示' }).click();
    await settled();
    expect(site.at()).toBe(`${salePath}?view=card`);
    expect(card('チケット1').className).not.toContain('hb-sale-card-list');
    expect(screen.getByRole('link', { name: 'カード表示' }).getAttribute('aria-current')).toBe('true');
    expect(site.calls.filter(({ name }) => name === 'listTickets')).toHaveLength(1);
  });

  test.each(['constructor', '__proto__', 'tiles', ''])(
    'with ?view=%s is shown by the organiser’s setting',
    async (view) => {
      await openSale(`${salePath}?view=${view}`, sells(tickets));
      expect(card('チケット1').className).not.toContain('hb-sale-card-list');
      expect(screen.getByRole('link', { name: 'カード表示' }).getAttribute('aria-current')).toBe('true');
    },
  );

  test('says that there are no tickets', async () => {
    await openSale(salePath, sells([]));
    expect(screen.getByText('チケットはまだありません')).not.toBeNull();
  });

  test('comes in pages of the organiser’s size', async () => {
    const listTickets = () => ({ ...listAnswer([ticketContent(3)]), total: 5, lastPage: 3 });
    const site = await openSale(`${salePath}?page=2`, { listTickets }, { list: { numberOfDisplayWeb: 2 } });
    expect(site.calls.find(({ name }) => name === 'listTickets')?.query).toEqual({ page: 2, per_page: 2 });
    expect(screen.getByRole('link', { name: '次へ' }).getAttribute('href')).toBe(`${salePath}?page=3`);
  });
});

describe('the categories', () => {
  const categories = [
    ticketCategory(1, 'large', null, 1),
    ticketCategory(2, 'large', null, 2),
    ticketCategory(3, 'middle', 2, 3),
    ticketCategory(4, 'small', 3, 4),
  ];
  const answers = {
    ...sells([1, 2, 3, 4].map((id) => ticketContent(id))),
    listTicketCategories: () => ({ data: { categories } }),
  };
  const titles = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
  const follow = async (site: Awaited<ReturnType<typeof openSale>>, name: string): Promise<void> => {
    await site.router.navigate(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    await settled();
  };

  test('lead from the large over the middle and the small to their tickets, and back [TICKET-003]', async () => {
    const site = await openSale(salePath, answers);
    const sizes = () => [...document.querySelectorAll('[data-size]')].map((one) => one.getAttribute('data-size'));
    expect([sizes(), titles()]).toEqual([['large'], ['チケット1', 'チケット2', 'チケット3', 'チケット4']]);
    await follow(site, 'カテゴリー2');
    expect([sizes(), titles()]).toEqual([['middle'], ['チケット2', 'チケット3', 'チケット4']]);
    await follow(site, 'カテゴリー3');
    expect([sizes(), titles()]).toEqual([['small'], ['チケット3', 'チケット4']]);
    await follow(site, 'カテゴリー4');
    expect([sizes(), titles()]).toEqual([[], ['チケット4']]);
    expect(site.at()).toBe(`${salePath}?category=4`);
    await follow(site, 'すべてのチケット');
    expect(titles()).toHaveLength(4);
  });

  test('say that one is empty, without a call for tickets', async () => {
    const empty = [ticketCategory(1, 'large', null)];
    await openSale(`${salePath}?category=1`, {
      ...answers,
      listTicketCategories: () => ({ data: { categories: empty } }),
    });
    expect(screen.getByText('このカテゴリーのチケットはありません')).not.toBeNull();
  });
});
