// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { forgetBetweenTests, openSale, salePath, settled } from '../../../../../test/sale-site.tsx';
import {
  freeTicket,
  listAnswer,
  lotteryTicket,
  saleSettings,
  ticketContent,
  twoPrices,
} from '../../../../../test/ticket-content.ts';
import { madeFile, openedFiles } from '../../../../../test/opened-files.ts';
import type { TicketContent } from '../../contract.ts';
import type { Holdings } from '../sale/sale-calls.ts';

const none: Holdings = {
  ownedTicketIds: [],
  issuedTicketIds: [],
  boughtNumbers: [],
  appliedTicketIds: [],
  openOrderIds: [],
};
const sells = (tickets: readonly TicketContent[], held: Partial<Holdings> = {}, groups: number[][] = []) => ({
  listTickets: (call: { query?: Record<string, unknown> | undefined }) =>
    listAnswer(tickets, {
      ids: call.query?.['ticket_ids'],
      settings: saleSettings({
        exclusionGroups: groups.map((ids) => ({ tickets: ids.map((id) => ({ id })), purchasableCount: 1 })),
      }),
    }),
  readHoldings: () => ({ data: { ...none, ...held } }),
});
const detailOf = (ticketId: number): string => `${salePath}/detail?ticket=${ticketId}`;
const dialog = () => screen.getByRole('dialog');
const press = async (name: string): Promise<void> => {
  // The button that puts a ticket into the cart also says how many, and for how much.
  const isNamed = (said: string): boolean => said === name || said.startsWith(`${name} `);
  within(dialog()).getByRole('button', { name: isNamed }).click();
  await settled();
};
const cart = () => JSON.parse(window.localStorage.getItem('ticketCart') ?? 'null')?.tickets;
const save = (...tickets: object[]): void =>
  window.localStorage.setItem('ticketCart', JSON.stringify({ ticketContentId: 60, tickets }));

forgetBetweenTests();

describe('the detail of a ticket', () => {
  test('opens at its address with all facts of the ticket [TICKET-002, TICKET-123]', async () => {
    const ticket = ticketContent(1, {
      description: '<p>三日間ご利用いただけます。</p>',
      checkinPeriodStart: '2026-12-18 09:30',
      checkinPeriodEnd: '2026-12-18 17:00',
      enablePurchasablenumber: true,
      purchasableNumber: 4,
      cancelPeriodEnd: '2026-12-11 23:59',
      cancelFee: 300,
    });
    await openSale(detailOf(1), sells([ticket]));
    expect(within(dialog()).getByRole('heading', { name: 'チケット1' })).not.toBeNull();
    for (const words of [
      '三日間ご利用いただけます。',
      '2026\u2060年\u206012\u2060月\u206018\u2060日\u2060（金）09:30\u2060〜\u206017:00',
      'お一人様4枚まで',
      '2026\u2060年\u206012\u2060月\u206011\u2060日\u2060（金）23:59まで（キャンセル料 300円）',
    ])
      expect(dialog().textContent).toContain(words);
  });

  test('says above the list that a ticket does not exist', async () => {
    await openSale(detailOf(9), sells([ticketContent(1)]));
    expect(screen.getByText('このチケットは現在掲載されていません。')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens above the list and closes with Back, without another call for the list', async () => {
    const site = await openSale(salePath, sells([ticketContent(1)]));
    fireEvent.click(screen.getByRole('link', { name: 'チケット1' }));
    await settled();
    expect(site.at()).toBe(detailOf(1));
    expect(dialog()).not.toBeNull();
    await site.back();
    expect(site.at()).toBe(salePath);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('チケット1');
    expect(site.calls.filter(({ name }) => name === 'listTickets')).toHaveLength(1);
  });

  test('puts a free ticket into the cart of a visitor, and opens the cart in its place [TICKET-097, TICKET-005, CART-006]', async () => {
    const site = await openSale(detailOf(1), sells([freeTicket(1)]));
    await press('チケット1を1枚増やす');
    await press('カートに入れる');
    expect(cart()).toEqual([{ ticketId: 1, number: 2 }]);
    expect(window.localStorage.getItem('timetableCart')).toBeNull();
    expect(site.at()).toBe(`${salePath}?cart=1`);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(within(dialog()).getByRole('heading', { name: 'カート' })).not.toBeNull();
  });

  test.each([
    ['a paid ticket', ticketContent(1), 'ログインしてカートに入れる'],
    ['a lottery', lotteryTicket(1, { requiredSelectSlotNumber: 0 }), 'ログインして抽選の申し込みに加える'],
  ])(
    'leads a visitor with %s to the login and back to the cart, where it is kept [TICKET-095, TICKET-096]',
    async (_, ticket, button) => {
      const site = await openSale(detailOf(1), sells([ticket]));
      await press(button);
      expect(site.at()).toBe('/web/portal/1/event/11/users/login');
      expect(cart()).toMatchObject([{ ticketId: 1, number: 1 }]);
      expect(window.sessionStorage.getItem('destination_url')).toContain(`${salePath}?cart=1`);
    },
  );

  test('puts a paid ticket into a member’s cart at once, but not where nobody can log in [TICKET-095]', async () => {
    const site = await openSale(detailOf(1), sells([ticketContent(1)]), { isMember: true });
    await press('カートに入れる');
    expect(site.at()).toBe(`${salePath}?cart=1`);
  });

  test('has no button for a paid ticket where nobody can log in [TICKET-095]', async () => {
    await openSale(detailOf(1), sells([ticketContent(1)]), { hasLogin: false });
    expect(dialog().textContent).toContain('このサイトにはログインがないため');
    expect(within(dialog()).queryByRole('button', { name: /カートに入れる/ })).toBeNull();
  });
});

describe('the number of tickets', () => {
  test('stops at the stock and at the limit per person, over all prices [CART-022, CART-023, CART-026]', async () => {
    const ticket = twoPrices(1, {
      enableNumberSold: true,
      remainNumber: 8,
      enablePurchasablenumber: true,
      purchasableNumber: 4,
    });
    await openSale(detailOf(1), sells([ticket], { boughtNumbers: [{ ticketId: 1, number: 1 }] }), { isMember: true });
    const number = (name: string) =>
      (within(dialog()).getByRole('textbox', { name: `${name}の枚数` }) as HTMLInputElement).value;
    expect([number('大人'), number('子ども')]).toEqual(['0', '0']);
    await press('大人を1枚増やす');
    await press('子どもを1枚増やす');
    fireEvent.change(within(dialog()).getByRole('textbox', { name: '大人の枚数' }), { target: { value: '99' } });
    expect([number('大人'), number('子ども')]).toEqual(['2', '1']);
    await press('子どもを1枚増やす');
    expect(number('子ども')).toBe('1');
    expect(dialog().textContent).toContain('すべての券種を合わせて3枚まで選べます。');
    await press('カートに入れる');
    expect(cart()).toEqual([
      {
        ticketId: 1,
        multiplePrices: [
          { ticketMultiplePriceId: 1, number: 2 },
          { ticketMultiplePriceId: 2, number: 1 },
        ],
      },
    ]);
  });

  test('has to be chosen before a ticket goes into the cart', async () => {
    await openSale(detailOf(1), sells([twoPrices(1)]), { isMember: true });
    await press('カートに入れる');
    expect(within(dialog()).getByText('枚数をお選びください。')).not.toBeNull();
    expect(cart()).toBeUndefined();
  });

  test.each([
    ['one more', ['チケット1を1枚増やす'], 'カートの内容を変更する', [{ ticketId: 1, number: 3 }]],
    ['one less', ['チケット1を1枚減らす'], 'カートの内容を変更する', [{ ticketId: 1, number: 1 }]],
    ['none', ['チケット1を1枚減らす', 'チケット1を1枚減らす'], 'カートから外す', undefined],
  ])(
    'begins with the number in the cart; %s is taken over and clears what was typed for the companions of every ticket [TICKET-041]',
    async (_, steps, apply, tickets) => {
      save({ ticketId: 1, number: 2 });
      const entry = { checkinUserEmail: 'a@example.jp', checkinUserInfo: [], isDone: true };
      const form = { ...saleInEvent, hasAgreed: true, purchaserEmail: 'hanako@example.jp' };
      const typed = JSON.stringify({ ...form, partners: { 1: [entry, entry], 2: [entry] } });
      window.sessionStorage.setItem('purchaseForm', typed);
      await openSale(detailOf(1), sells([ticketContent(1), ticketContent(2)]), { isMember: true });
      for (const step of steps) await press(step);
      expect(window.sessionStorage.getItem('purchaseForm')).toBe(typed);
      await press(apply);
      expect(cart()).toEqual(tickets);
      expect(JSON.parse(window.sessionStorage.getItem('purchaseForm') ?? '')).toEqual({ ...form, partners: {} });
    },
  );
});

describe('a reason against a ticket is shown before the button is pressed', () => {
  const refused = async (
    tickets: TicketContent[],
    words: string,
    held: Partial<Holdings> = {},
    groups?: number[][],
  ) => {
    await openSale(detailOf(1), sells(tickets, held, groups), { isMember: true });
    expect(dialog().textContent).toContain(words);
    expect(within(dialog()).queryByRole('button', { name: /カートに/ })).toBeNull();
  };

  test('sales that have not begun, with their day [TICKET-089]', () =>
    refused(
      [ticketContent(1, { enableSalesPeriod: true, salesPeriodStart: '2099-11-29 10:00' })],
      '2099年11月29日（日）10:00に販売を開始します。',
    ));

  test('applications to a lottery that have not begun, in the words of its chip [TICKET-089]', () =>
    refused(
      [lotteryTicket(1, { enableSalesPeriod: true, salesPeriodStart: '2099-11-29 10:00' })],
      '2099年11月29日（日）10:00に受付を開始します。',
    ));

  test('a lottery beside first-come tickets [TICKET-098]', async () => {
    save({ ticketId: 2, number: 1 });
    await refused([lotteryTicket(1), ticketContent(2)], '抽選のチケットは、ほかのチケットと一緒に申し込めません。');
  });

  test('a ticket in the cart that excludes this one, by its name [TICKET-099]', async () => {
    save({ ticketId: 2, number: 1 });
    await refused([ticketContent(1), ticketContent(2)], '「チケット2」と同時には購入できません。', {}, [[1, 2]]);
  });

  test('an owned ticket that excludes this one [TICKET-100]', () =>
    refused([ticketContent(1), ticketContent(2)], '「チケット2」と同時には購入できません。', { ownedTicketIds: [2] }, [
      [1, 2],
    ]));

  test('the limit per person that is used up [CART-023]', () =>
    refused([ticketContent(1, { enablePurchasablenumber: true, purchasableNumber: 2 })], '上限に達しています', {
      boughtNumbers: [{ ticketId: 1, number: 2 }],
    }));

  test('a missing parent ticket, which may be added afterwards [TICKET-014, TICKET-015]', async () => {
    const child = ticketContent(1, { enableParentTicket: true, parentTicketIds: [2] });
    await openSale(detailOf(1), sells([child, ticketContent(2)]), { isMember: true });
    expect(dialog().textContent).toContain('「チケット2」のいずれかが必要です');
    await press('カートに入れる');
    expect(cart()).toEqual([{ ticketId: 1, number: 1 }]);
  });
});

describe('a lottery', () => {
  const choose = (name: string, value: string): void => {
    fireEvent.change(within(dialog()).getByRole('combobox', { name }), { target: { value } });
  };
  const chosen = (name: string): string =>
    (within(dialog()).getByRole('combobox', { name }) as HTMLSelectElement).value;

  test('goes into the cart when every priority has its slot [LOTTERY-001, LOTTERY-002]', async () => {
    await openSale(detailOf(1), sells([lotteryTicket(1)]), { isMember: true });
    choose('第1希望', '12');
    await press('抽選の申し込みに加える');
    expect(within(dialog()).getByText('第2希望をお選びください。')).not.toBeNull();
    expect(cart()).toBeUndefined();
    choose('第2希望', '11');
    await press('抽選の申し込みに加える');
    expect(cart()).toEqual([
      {
        ticketId: 1,
        number: 1,
        lotteryRequest: [
          { priority: 1, ticketSlotId: 12 },
          { priority: 2, ticketSlotId: 11 },
        ],
      },
    ]);
  });

  test('has one slot for a priority and one priority for a slot [LOTTERY-003, LOTTERY-010]', async () => {
    await openSale(detailOf(1), sells([lotteryTicket(1)]), { isMember: true });
    choose('第1希望', '12');
    choose('第1希望', '13');
    expect(chosen('第1希望')).toBe('13');
    choose('第2希望', '13');
    expect([chosen('第1希望'), chosen('第2希望')]).toEqual(['', '13']);
    const told = 'この枠は第2希望に移りました。第1希望を選び直してください。';
    expect(screen.getByText(told)).toBeTruthy();
    choose('第1希望', '12');
    expect(screen.queryByText(told)).toBeNull();
  });

  test('shows the published data of its draw when the visitor unfolds them', async () => {
    const closesAt = '2026-11-24T23:59:00+09:00';
    const announcement = { version: 'v1', secretHash: 'a1b2', closesAt, publicValueSource: '', listHash: null };
    const data = {
      announcement,
      drawAt: null,
      drawnAt: null,
      seed: null,
      entrantId: '17',
      drawsAgain: true,
      further: [],
      waitingOrder: null,
    };
    const site = await openSale(detailOf(1), {
      ...sells([lotteryTicket(1)]),
      readLotteryDraw: () => ({ data }),
      keepFile: () => madeFile('announcement.json'),
    });
    expect(site.calls.some(({ name }) => name === 'readLotteryDraw')).toBe(false);
    const fold = dialog().querySelector('details') as HTMLDetailsElement;
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
    await settled();
    expect(fold.textContent).toMatch(/受付終了日時.*11月24日（火）23:59（日本時間）/);
    for (const words of ['a1b2', '受付終了後に公開します', '17', '再抽選を行うことがあります'])
      expect(fold.textContent).toContain(words);
    openedFiles();
    fireEvent.click(within(fold).getByRole('button', { name: '事前公開の内容を保存する' }));
    await settled();
    expect(JSON.parse(String(site.calls.at(-1)?.body?.['content']))).toEqual(announcement);
  });
});
