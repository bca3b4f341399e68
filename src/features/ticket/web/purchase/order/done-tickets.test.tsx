// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { type DifferentTicket, myTicket } from '../../../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../../../test/order-answer.ts';
import { pageContext, renderScreen } from '../../../../../../test/render-screen.tsx';
import type { OrderAnswer } from '../../../contract.ts';
import { flowTexts } from '../flow-texts.ts';
import { DoneTickets } from './done-tickets.tsx';

async function show(ticket: DifferentTicket, order: Partial<OrderAnswer> = {}, language = pageContext().language) {
  await renderScreen(
    <DoneTickets order={orderAnswer({ purchasedTickets: [myTicket(ticket)], ...order })} isMember={false} />,
    flowTexts,
    pageContext({ language }),
  );
  return screen.getByRole('article').textContent;
}

describe('a ticket on the page of the thanks', () => {
  test.each<[string, DifferentTicket, string]>([
    ['the days it is for', {}, '2026.11.01 – 2026.11.30'],
    [
      'the hours it is for',
      { checkinPeriodStart: '2026-11-21 10:00', checkinPeriodEnd: '2026-11-21 18:00' },
      '10:00 – 18:00',
    ],
    ['from when on it is good', { checkinPeriodEnd: null }, '2026.11.01 から'],
    ['until when it is good', { checkinPeriodStart: null }, '2026.11.30 まで'],
    [
      'the days from its purchase on',
      { snapshot: { dynamicCheckinPeriod: true, checkinPeriodDays: 2 } },
      '2026.11.10 – 2026.11.12',
    ],
  ])(
    'says %s, for a visitor has it nowhere else [TICKET-073, TICKET-074, TICKET-076, TICKET-097]',
    async (_, ticket, words) => {
      const text = await show(ticket);
      expect(text).toContain('ご利用期間：');
      expect(text).toContain(words);
    },
  );

  test('says no days where it has none [TICKET-076]', async () => {
    const free = { checkinPeriodStart: null, checkinPeriodEnd: null };
    expect(await show(free)).not.toContain('ご利用期間');
  });

  test('has no number before it is paid at a till, as in my tickets [TICKET-109]', async () => {
    const unpaid = { isUnpaidTicket: true, paymentStatus: 'Waiting', qrString: null } as const;
    expect(await show(unpaid, { state: 'awaiting', paymentStatus: 'Waiting' })).not.toContain('AB12-CD34-EF56');
  });

  test('that is paid at the venue has its number [TICKET-109]', async () => {
    expect(await show({ paymentMethod: 'Local', paymentStatus: 'Waiting' })).toContain('AB12-CD34-EF56');
  });

  test.each(languageCodes)('says it in %s', async (language) => {
    expect(await show({}, {}, language)).not.toMatch(/undefined|\[object|NaN/);
  });
});
