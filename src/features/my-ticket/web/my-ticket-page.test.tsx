// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unbroken } from '#kernel/said-date.ts';
import type { Personal } from '#features/account/web.ts';
import { languageCodes } from '#kernel/language.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import {
  lotteryApplication,
  myTicket,
  myTickets,
  soldTicket,
  ticketOfEachStatus,
} from '../../../../test/my-tickets.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../../test/test-personal.ts';
import type { MyTickets } from '../contract.ts';
import * as contentPage from './my-ticket-content-page.tsx';
import * as page from './my-ticket-page.tsx';

const { mypage } = siteInit();
const inMenu = { scope: 'event', sort: 1, visible: true, onHome: true, isConsoleUserOnly: false } as const;
const init = siteInit({
  siteType: 'event',
  event: eventInit(),
  mypage: { ...mypage, isShowMyTicket: true },
  modules: [{ ...moduleEntry('ticket', { contentId: 100, title: '入場券' }), ...inMenu }],
});

interface Shown {
  tickets: MyTickets;
  personal?: Personal;
  path?: string;
  language?: (typeof languageCodes)[number];
}

function show({ tickets, personal, path, language = 'jpn' }: Shown) {
  const access = { personal, isLoggedIn: true, reload: () => Promise.resolve() };
  return renderScreen(
    <PersonalProvider value={access}>
      <page.Page data={{ tickets }} />
    </PersonalProvider>,
    page.texts,
    pageContext({ ...inEvent, init, language }),
    path,
  );
}
const cards = (): HTMLElement[] => screen.queryAllByRole('article');
const staff = testPersonal({ userdata: { ...testPersonal().userdata, isStaff: true } });

describe('my tickets', () => {
  test('that have no days of their own say those of the event, and where it is', async () => {
    await show({
      tickets: myTickets({ purchasedTickets: [myTicket({ checkinPeriodStart: null, checkinPeriodEnd: null })] }),
    });
    const text = cards()[0]?.textContent ?? '';
    expect(text).toContain(unbroken('12月16日（水）10:00〜12月18日（金）17:00'));
    expect(text).toContain('汐見国際展示場');
    expect(text).not.toContain('期間の定めはありません');
  });

  test('that wait for a draw and would be paid later ask for no money and show no number', async () => {
    const snapshot = { ticketType: 'LOTTERY' } as const;
    const later = {
      paymentMethod: 'Bank',
      paymentStatus: 'Waiting',
      lotteryStatus: 'WAITING',
      qrString: null,
    } as const;
    await show({ tickets: myTickets({ purchasedTickets: [myTicket({ ...later, snapshot })] }) });
    const text = cards()[0]?.textContent ?? '';
    expect(text).toContain('結果待ち');
    expect(text).not.toMatch(/後払い|AB12/);
  });

  test('of one purchase say whose each is', async () => {
    const bought = [
      myTicket({ id: 1 }),
      myTicket({ id: 2, holderName: '鈴木 蓮' }),
      myTicket({ id: 3, holderName: '' }),
    ];
    await show({ tickets: myTickets({ purchasedTickets: bought }), personal: testPersonal() });
    const names = cards().map((card) => /お名前 (.*?)チケット番号/.exec(card.textContent ?? '')?.[1]);
    expect(names).toEqual(['汐見 花子', '鈴木 蓮', undefined]);
  });

  test('are those of the event, read by one call [TICKET-027]', async () => {
    const { api, calls } = fakeApi({ listMyTickets: () => ({ data: myTickets() }) });
    const context = pageContext({ ...inEvent, api });
    const query = new URLSearchParams();
    expect(await page.load(context, { params: {}, query })).toEqual({ tickets: myTickets() });
    await contentPage.load(context, { params: { contentId: '100' }, query });
    expect(calls.map(({ name, params }) => [name, params])).toEqual([
      ['listMyTickets', { portalId: 1, eventId: 11 }],
      ['listMyTickets', { portalId: 1, eventId: 11, contentId: 100 }],
    ]);
  });

  test('each show one of the twelve statuses, first those to act on [TICKET-048, TICKET-061]', async () => {
    await show({ tickets: myTickets({ purchasedTickets: Object.values(ticketOfEachStatus()) }) });
    const badges = cards().map((card) => card.querySelector('.hb-chip')?.textContent);
    expect(badges).toEqual(
      '未払い,後払い,当日払い,要お支払い,利用可能,抽選 結果待ち,利用期間前,使用済み,期限切れ,抽選 落選,キャンセル,確認中'.split(
        ',',
      ),
    );
    const quiet = cards().filter((card) => card.dataset['quiet'] !== undefined);
    expect(quiet.map((card) => card.querySelector('.hb-chip')?.textContent)).toEqual([
      '使用済み',
      '期限切れ',
      '抽選 落選',
      'キャンセル',
    ]);
  });

  test('that were passed on say when they were received, lead to what they were, and show no number [TICKET-061]', async () => {
    const gone = { code: '', qrString: null, holderName: '', transferStatus: 'TRANSFERRED' } as const;
    const given = { ...myTicket({ id: 7, ...gone }), receivedAt: '2026-11-19T18:00:00+09:00' };
    const passedOnTickets = [given, { ...given, id: 8, receivedAt: null }];
    await show({ tickets: myTickets({ purchasedTickets: [myTicket({ id: 2 })], passedOnTickets }) });
    const [, first, second] = cards() as [HTMLElement, HTMLElement, HTMLElement];
    expect(first.querySelector('.hb-chip')?.textContent).toBe('譲渡済み');
    expect(first.textContent).toContain(`${unbroken('11月19日（木）18:00')}に、受け取りが完了しました。`);
    expect(first.textContent).not.toContain('チケット番号');
    expect(within(first).getByRole('link').getAttribute('href')).toMatch(/\/100\/detail\?ticket=7$/);
    expect(second.textContent).toMatch(/受け取りが完了しました。$/);
  });

  test('that are being transferred say until when they wait to be received', async () => {
    const transferExpiresAt = '2026-11-22T10:00:00+09:00';
    const waiting = myTicket({ transferStatus: 'TRANSFERRING', transferExpiresAt });
    await show({ tickets: myTickets({ purchasedTickets: [waiting] }) });
    expect(cards()[0]?.textContent).toContain(`受け取り待ち（${unbroken('11月22日（日）10:00')}まで）`);
  });

  test('of one kind differ by their numbers', async () => {
    const same = ['AB12-CD34-EF56', 'GH78-JK90-MN12'].map((code, id) => myTicket({ id: id + 1, code }));
    await show({ tickets: myTickets({ purchasedTickets: same }) });
    const numbers = cards().map((card) => /チケット番号 [\w-]+/.exec(card.textContent)?.[0]);
    expect(numbers).toEqual(['チケット番号 AB12-CD34-EF56', 'チケット番号 GH78-JK90-MN12']);
  });

  test('show the deadline for payment while they are unpaid [TICKET-109]', async () => {
    const payBy = '2026-11-23T10:00:00+09:00';
    const unpaid = myTicket({ isUnpaidTicket: true, paymentStatus: 'Waiting', payBy });
    await show({ tickets: myTickets({ purchasedTickets: [myTicket({ id: 2 })], unpaidTickets: [unpaid] }) });
    const said = cards().map((card) => card.querySelector('.hb-ticket-pay-by')?.textContent);
    expect(said).toEqual([`お支払い期限 ${unbroken('11月23日（月）10:00')}`, undefined]);
    // An unpaid ticket has no number yet, neither here nor on its page.
    expect(cards().map((card) => card.textContent.includes('チケット番号'))).toEqual([false, true]);
  });

  test.each([
    ['checking', 'お支払いを確認中'],
    ['authenticating', '本人認証待ち'],
  ] as const)(
    'with a payment that is %s say so, count as unpaid and lead to their order [TICKET-084]',
    async (paymentUnderway, chip) => {
      const ticket = myTicket({ isUnpaidTicket: true, paymentStatus: 'Waiting', paymentUnderway, qrString: null });
      const path = '/web/portal/1/event/11/users/mypage/my-ticket?filter=unpaid';
      await show({ tickets: myTickets({ unpaidTickets: [ticket] }), path });
      const [card] = cards() as [HTMLElement];
      expect(card.querySelector('.hb-chip')?.textContent).toBe(chip);
      expect(card.textContent).not.toContain('チケット番号');
      expect(within(card).getByRole('link').getAttribute('href')).toBe(
        '/web/portal/1/event/11/users/my-ticket/100/payment?order=ORDER1',
      );
    },
  );

  test.each([
    ['SUCCESS', '当選'],
    ['FAIL', '落選'],
    ['WAITING', '結果待ち'],
    ['PRE_SUCCESS', '結果待ち'],
  ] as const)(
    'of a lottery with %s are labelled %s [LOTTERY-004, LOTTERY-005, LOTTERY-006]',
    async (lotteryStatus, label) => {
      const ticket = myTicket({ lotteryStatus, snapshot: { ticketType: 'LOTTERY' } });
      await show({ tickets: myTickets({ purchasedTickets: [ticket] }) });
      expect(cards()[0]?.querySelector('.hb-ticket-lottery b')?.textContent).toBe(label);
    },
  );

  test('can be filtered by status, with a number at each filter, and the address keeps the filter [TICKET-078, TICKET-080]', async () => {
    const { active, used } = ticketOfEachStatus();
    await show({
      tickets: myTickets({ purchasedTickets: [active, used, myTicket({ id: 30 })].filter((one) => one !== undefined) }),
    });
    const filters = screen.getByRole('group', { name: 'チケットの絞り込み' });
    const names = within(filters)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['すべて33件', '利用可能22件', '使用済み11件']);
    fireEvent.click(within(filters).getByRole('button', { name: /使用済み/ }));
    expect(cards()).toHaveLength(1);
    expect(within(filters).getByRole('button', { pressed: true }).textContent).toContain('使用済み');
    expect(new URL(window.location.href).searchParams.get('filter')).toBe('used');
  });

  test('use the filter of the address', async () => {
    const tickets = myTickets({ purchasedTickets: Object.values(ticketOfEachStatus()) });
    await show({ tickets, path: '/web/portal/1/event/11/users/mypage/my-ticket?filter=lose' });
    expect(cards()).toHaveLength(1);
  });

  test('show an application with its choices in order, its number and the record of its draw [LOTTERY-006]', async () => {
    await show({ tickets: myTickets({ unprocessedTickets: [lotteryApplication()] }) });
    const [card] = cards();
    const wishes = within(card as HTMLElement)
      .getAllByRole('listitem')
      .map((wish) => wish.textContent);
    expect(wishes).toEqual(['第1希望昼の部', '第2希望夜の部', 'ほかの枠でも可']);
    expect(card?.textContent).toContain('K7Q2');
    const proof = within(card as HTMLElement).getByRole('link', { name: '抽選の記録を確認する' });
    expect(proof.getAttribute('href')).toBe('/web/portal/1/event/11/users/my-ticket/100/detail?ticket=21#draw');
  });

  test('are shown as they were bought, although the ticket was renamed [TICKET-122]', async () => {
    await show({
      tickets: myTickets({
        purchasedTickets: [myTicket({ snapshot: { title: '買ったときの名前' } })],
        ticketContents: [soldTicket({ title: '今の名前' })],
      }),
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('買ったときの名前');
  });

  test('lead a member without tickets to the sale', async () => {
    await show({ tickets: myTickets() });
    expect(screen.getByText('チケットはまだありません')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'チケットを見る' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/module/ticket/100',
    );
  });

  test('of a draft are marked as a sample [TICKET-103]', async () => {
    await show({ tickets: myTickets({ isSample: true, purchasedTickets: [myTicket()] }) });
    expect(cards()[0]?.querySelector('.hb-chip')?.textContent).toBe('サンプル');
    expect(screen.getByText('プレビュー用の見本です。実際のチケットではありません。')).toBeTruthy();
  });

  test('lead reception staff, and nobody else, to the reception [ACCESS-058]', async () => {
    const { again } = await show({ tickets: myTickets(), personal: testPersonal() });
    expect(screen.queryByRole('link', { name: '受付を開く' })).toBeNull();
    again(pageContext({ ...inEvent, init }));
    await show({ tickets: myTickets(), personal: staff });
    expect(screen.getByRole('link', { name: '受付を開く' }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/users/mypage/my-ticket?reception=1',
    );
  });

  test('show no reception to a member who is not staff, even when the address asks for it [ACCESS-058]', async () => {
    const path = '/web/portal/1/event/11/users/mypage/my-ticket?reception=1';
    await show({ tickets: myTickets(), personal: testPersonal(), path });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('マイチケット');
  });

  test.each(languageCodes)('have their texts in %s', async (language) => {
    const purchasedTickets = Object.values(ticketOfEachStatus());
    await show({ tickets: myTickets({ purchasedTickets, unprocessedTickets: [lotteryApplication()] }), language });
    expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
  });
});
