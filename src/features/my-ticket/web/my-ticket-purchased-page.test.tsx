// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OrderAnswer } from '#features/ticket/web.ts';
import { languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { type DifferentTicket, myTicket } from '../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../test/order-answer.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit } from '../../../../test/test-personal.ts';
import { Page, texts } from './my-ticket-purchased-page.tsx';

const init = siteInit({ siteType: 'event', event: eventInit() });

async function open(order: Partial<OrderAnswer>, language: (typeof languageCodes)[number] = 'jpn') {
  const { api } = fakeApi({ readOrder: () => ({ data: orderAnswer(order) }) });
  await renderScreen(
    <Page data={{ contentId: 100 }} />,
    texts,
    pageContext({ ...inEvent, init, api, language }),
    '/web/portal/1/event/11/users/my-ticket/100/purchased-ticket?order=ORDER1',
  );
  await screen.findByText('ORDER1');
}

const cards = () => screen.getAllByRole('article');

describe('the page of an order', () => {
  const handedOn = myTicket({ id: 2, code: '', qrString: null, transferStatus: 'TRANSFERRED' });

  test('says that a ticket was handed on once somebody received it, and leads to what it was [TRANSFER-006]', async () => {
    await open({ purchasedTickets: [myTicket(), handedOn] });
    const [own, gone] = cards() as [HTMLElement, HTMLElement];
    expect(within(own).getByRole('link', { name: '一般チケット' })).toBeTruthy();
    expect(within(own).getByText('利用可能')).toBeTruthy();
    expect(gone.textContent).toMatch(/^譲渡済み一般チケット.*受け取りが完了しました。$/);
    expect(gone.dataset['quiet']).toBe('true');
    expect(within(gone).getByRole('link', { name: '一般チケット' })).toBeTruthy();
  });

  test.each<[string, DifferentTicket]>([
    ['is before its period', {}],
    ['was to be paid at the venue', { paymentMethod: 'Local', paymentStatus: 'Waiting' }],
  ])('says only that a ticket was cancelled, although it %s, and leads nowhere', async (_, more) => {
    await open({ purchasedTickets: [myTicket({ ...more, canceled: 1, qrString: null })] });
    const [card] = cards() as [HTMLElement];
    expect(card.textContent).toBe('キャンセル一般チケット');
    expect(card.querySelector('a')).toBeNull();
  });

  test.each([
    ['gateway', 'お支払いと同じ方法での返金を手続きしています。'],
    ['organiser', '主催者からの振込で返金します。'],
    ['nobody', '返金しました。'],
  ] as const)('names the refund for a cancelled ticket that is paid by %s [TICKET-116]', async (from, how) => {
    await open({ purchasedTickets: [myTicket({ canceled: 1, qrString: null })], refunds: [{ amount: 700, from }] });
    expect(screen.getByText(/キャンセルによる返金：700円/).textContent).toContain(how);
  });

  const held = { state: 'awaiting', paymentStatus: 'Waiting', heldUntil: '2026-11-23T10:00:00+09:00' } as const;
  const atStore = { store: 'lawson', number: '12345678901', deadline: '2026-11-22T23:59:00+09:00' };

  test.each<[string, Partial<OrderAnswer>, string]>([
    ['the deadline the till was told', { ...held, convenienceStore: atStore }, '2026年11月22日（日）23:59（日本時間）'],
    ['until when it is held', held, '2026年11月23日（月）10:00（日本時間）'],
    [
      'until when another way to pay is possible',
      { ...held, state: 'reserved' },
      '2026年11月23日（月）10:00（日本時間）',
    ],
  ])('says %s as long as the order is not paid [TICKET-109]', async (_, order, when) => {
    await open(order);
    expect(screen.getByText('お支払い期限').nextElementSibling?.textContent).toBe(when);
  });

  const facts = () => [...document.querySelectorAll('.hb-ticket-rows dt')].map(({ textContent }) => textContent);

  test('says what an application costs if it wins, and shows no sum that is owed', async () => {
    await open({ state: 'applied', paymentStatus: 'Waiting' });
    expect(facts()).toEqual(['注文番号', '申込日時', 'お支払い方法', '抽選結果']);
    expect(screen.getByText('当選時のお支払い額').nextElementSibling?.textContent).toContain('1,000円');
  });

  test.each(['applied', 'lost'] as const)('never calls an application that is %s a purchase', async (state) => {
    document.title = 'ご購入内容 | 催し';
    await open({ state, paymentStatus: 'Waiting' });
    expect(screen.getByRole('heading', { level: 1, name: 'お申し込み内容' })).toBeTruthy();
    expect(document.title).toBe('お申し込み内容 | 催し');
    expect(document.body.textContent).not.toContain('購入');
  });

  test('says that the order could not be read, not that it is missing, and reads it again', async () => {
    let isDown = true;
    const { api } = fakeApi({ readOrder: () => (isDown ? new CallError(500, 'down') : { data: orderAnswer() }) });
    await renderScreen(
      <Page data={{ contentId: 100 }} />,
      texts,
      pageContext({ ...inEvent, init, api }),
      '/web/portal/1/event/11/users/my-ticket/100/purchased-ticket?order=ORDER1',
    );
    const again = await screen.findByRole('button', { name: 'もう一度読み込む' });
    expect(screen.queryByText('ご購入内容が見つかりません')).toBeNull();
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('ORDER1')).toBeTruthy();
  });

  test('names no way to pay for free tickets', async () => {
    await open({ amount: 0, paymentMethod: 'Free' });
    expect(facts()).toEqual(['注文番号', '購入日時', '合計', 'お支払い状況']);
  });

  test.each([
    ['checking', 'checking', 'お支払いを確認中', '確認状況を見る'],
    ['authenticating', 'authenticating', '本人認証待ち', '支払いに進む'],
  ] as const)(
    'shows the state of the payment of an order that is %s, and leads to it',
    async (state, paymentUnderway, how, way) => {
      const ticket = myTicket({ isUnpaidTicket: true, paymentStatus: 'Waiting', paymentUnderway, qrString: null });
      await open({ state, paymentStatus: 'Waiting', purchasedTickets: [ticket] });
      expect(screen.getByText('お支払い状況').nextElementSibling?.textContent).toBe(how);
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toMatch(/\/payment\?order=ORDER1$/);
    },
  );

  test('names no deadline once the order is paid or over [TICKET-109]', async () => {
    for (const state of ['completed', 'expired'] as const) {
      await open({ ...held, state });
      expect(screen.queryByText('お支払い期限')).toBeNull();
      cleanup();
    }
  });

  test.each(languageCodes)('has its texts in %s', async (language) => {
    await open({ ...held, purchasedTickets: [myTicket(), handedOn] }, language);
    expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
  });
});
