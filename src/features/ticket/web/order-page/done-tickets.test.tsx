// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { fakeApi } from '../../../../../test/fake-api.ts';
import { type DifferentTicket, myTicket } from '../../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { madeFile, openedFiles } from '../../../../../test/opened-files.ts';
import type { OrderAnswer } from '../../contract.ts';
import { flowTexts } from './flow-texts.ts';
import { DoneTickets } from './done-tickets.tsx';
import say from './texts/jpn.ts';

async function show(
  ticket: DifferentTicket,
  order: Partial<OrderAnswer> = {},
  { language = pageContext().language, api = pageContext().api } = {},
) {
  await renderScreen(
    <DoneTickets order={orderAnswer({ purchasedTickets: [myTicket(ticket)], ...order })} isMember={false} />,
    flowTexts,
    pageContext({ language, api }),
  );
  return screen.getByRole('article').textContent;
}

describe('a ticket on the page of the thanks', () => {
  test.each([
    ['鈴木 蓮', 'お名前：鈴木 蓮'],
    ['', 'ご利用期間：'],
  ])('names its holder if known: %j', async (holderName, words) => {
    const text = await show({ holderName });
    expect(text).toContain(words);
    expect(text?.includes('お名前')).toBe(holderName !== '');
  });

  test.each<[string, DifferentTicket, string]>([
    ['the days it is for', {}, '2026年11月1日（日）〜11月30日（月）'],
    [
      'the hours it is for',
      { checkinPeriodStart: '2026-11-21 10:00', checkinPeriodEnd: '2026-11-21 18:00' },
      '10:00〜18:00',
    ],
    ['from when on it is good', { checkinPeriodEnd: null }, '2026年11月1日（日）から'],
    ['until when it is good', { checkinPeriodStart: null }, '2026年11月30日（月）まで'],
    [
      'the days from its purchase on',
      { snapshot: { dynamicCheckinPeriod: true, checkinPeriodDays: 2 } },
      '2026年11月10日（火）〜11月12日（木）',
    ],
  ])(
    'says %s, for a visitor has it nowhere else [TICKET-073, TICKET-074, TICKET-076, TICKET-097]',
    async (_, ticket, words) => {
      const text = await show(ticket);
      expect(text).toContain('ご利用期間：');
      expect(text).toContain(words);
    },
  );

  test('shows no days and no calendar file when it has no days [TICKET-076]', async () => {
    const free = { checkinPeriodStart: null, checkinPeriodEnd: null };
    expect(await show(free)).not.toContain('ご利用期間');
    expect(screen.queryByRole('button', { name: say.done.calendar })).toBeNull();
  });

  test('is offered as a calendar file, which links back to the page', async () => {
    const opened = openedFiles();
    const { api, calls } = fakeApi({ keepFile: () => madeFile('ticket.ics') });
    await show({}, {}, { api });
    const page = window.location.href;
    fireEvent.click(screen.getByRole('button', { name: say.done.calendar }));
    await waitFor(() => expect(opened).toMatchObject([{ name: 'ticket.ics' }]));
    const file = calls[0]?.body?.['content'];
    expect(file).toContain('DTSTART;VALUE=DATE:20261101\r\nDTEND;VALUE=DATE:20261201');
    expect(file).toContain('AB12-CD34-EF56');
    expect(file).toContain(`URL:${page}`);
  });

  test.each<[string, DifferentTicket, OrderAnswer['state']]>([
    ['is not paid', { isUnpaidTicket: true, paymentStatus: 'Waiting' }, 'awaiting'],
    ['was cancelled', { canceled: 1 }, 'completed'],
  ])('that %s is nothing for a calendar, and has no number', async (_, ticket, state) => {
    expect(await show(ticket, { state })).not.toContain('AB12-CD34-EF56');
    expect(screen.queryByRole('button', { name: say.done.calendar })).toBeNull();
  });

  test('that was cancelled says so', async () => {
    expect(await show({ canceled: 1 })).toContain('キャンセル済み');
  });

  test('has no number before it is paid at a store, as in my tickets [TICKET-109]', async () => {
    const unpaid = { isUnpaidTicket: true, paymentStatus: 'Waiting', qrString: null } as const;
    expect(await show(unpaid, { state: 'awaiting', paymentStatus: 'Waiting' })).not.toContain('AB12-CD34-EF56');
  });

  test('that is paid at the venue has its number [TICKET-109]', async () => {
    expect(await show({ paymentMethod: 'Local', paymentStatus: 'Waiting' })).toContain('AB12-CD34-EF56');
  });

  test.each(languageCodes)('says it in %s', async (language) => {
    expect(await show({}, {}, { language })).not.toMatch(/undefined|\[object|NaN/);
  });
});
