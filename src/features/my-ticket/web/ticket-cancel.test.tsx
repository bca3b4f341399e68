// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { type DifferentTicket, myTicket, myTickets } from '../../../../test/my-tickets.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../../test/test-personal.ts';
import { Page, texts } from './my-ticket-detail-page.tsx';

const init = siteInit({ siteType: 'event', event: eventInit() });
const cancelTerms = { cancelPeriodStart: '2026-11-01', cancelPeriodEnd: '2026-11-25', cancelFee: 300 };

/** The page of a ticket that can be cancelled. */
async function open(ticket: DifferentTicket, answers: Parameters<typeof fakeApi>[0] = {}): Promise<MadeCall[]> {
  const { api, calls } = fakeApi(answers);
  const tickets = myTickets({ purchasedTickets: [myTicket(ticket)] });
  await renderScreen(
    <PersonalProvider value={{ personal: testPersonal(), isLoggedIn: true, reload: () => Promise.resolve() }}>
      <Page data={{ tickets, contentId: 100, ticketId: 1 }} />
    </PersonalProvider>,
    texts,
    pageContext({ ...inEvent, init, api }),
  );
  // This part of the page loads after the ticket.
  await act(() => vi.dynamicImportSettled());
  return calls;
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string): void =>
  void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  Object.defineProperty(window, 'scrollTo', { value: () => {}, configurable: true });
});

describe('a cancellation', () => {
  test('shows the fee and the refund beside its button, their way too in a dialog, where it is confirmed [TICKET-106, TICKET-116]', async () => {
    const refund = { amount: 2_700, way: 'card' };
    const answers = { cancelTicket: () => ({ data: { purchasedTicketId: 1, canceled: 1, refund } }) };
    const calls = await open({ snapshot: cancelTerms }, answers);
    const amountsIn = (part: Element | null) =>
      [...(part?.querySelectorAll('dd') ?? [])].map((amount) => amount.textContent);
    const beside = screen.getByRole('button', { name: 'キャンセルする' }).closest('section');
    expect(amountsIn(beside)).toEqual(['3,000円', '300円', '2,700円']);
    press('キャンセルする');
    const dialog = screen.getByRole('dialog');
    expect(amountsIn(dialog)).toEqual(['3,000円', '300円', '2,700円']);
    expect(dialog.textContent).toContain('お支払いに使ったカードへ返金します。');
    expect(calls).toEqual([]);
    confirm('キャンセルを確定する');
    const said = await screen.findByRole('status');
    expect([...said.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'チケットをキャンセルしました',
      '一般チケット · AB12-CD34-EF56',
      '2,700円を、お支払いに使ったカードへ返金します。明細に反映されるまで、カード会社により数日から2か月ほどかかります。',
    ]);
    expect(calls).toMatchObject([{ name: 'cancelTicket', body: { purchasedTicketId: 1 } }]);
  });

  test('of an unpaid ticket names no money, because none was paid and none comes back [TICKET-127]', async () => {
    const atVenue = { paymentMethod: 'Local', paymentStatus: 'Waiting' } as const;
    await open({ ...atVenue, snapshot: cancelTerms });
    press('キャンセルする');
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelectorAll('dd')).toHaveLength(0);
    expect(dialog.textContent).not.toMatch(/円/);
    expect(dialog.textContent).toContain('返金はありません。');
  });

  test.each([
    ['before its period', '2026-11-21', {}, 'キャンセルの受付期間ではありません。'],
    ['when it is used', '2026-11-01', { checkinCount: 1 }, '使用済みのチケットはキャンセルできません。'],
    [
      '91 days after it was paid by card',
      '2026-11-01',
      { availableStartedAt: '2026-08-21T12:00:00+09:00' },
      'カードでのお支払いから90日を過ぎたため、キャンセルできません。',
    ],
  ])('%s is not offered and says why [TICKET-067, TICKET-105, TICKET-106]', async (_, cancelPeriodStart, more, why) => {
    await open({ ...more, snapshot: { ...cancelTerms, cancelPeriodStart } });
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'キャンセルする' })).toBeNull();
  });
});
