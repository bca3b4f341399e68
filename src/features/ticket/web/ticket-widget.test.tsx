// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unbroken } from '#kernel/said-date.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { lotteryTicket, ticketContent } from '../../../../test/ticket-content.ts';
import type { TicketContent } from '../contract.ts';
import { sale, texts, Widget } from './ticket-widget.tsx';

const applied = { ownedTicketIds: [], issuedTicketIds: [], boughtNumbers: [], appliedTicketIds: [5] };

async function open(
  data: TicketContent[],
  { isLoggedIn = true, readHoldings = (): { data: unknown } | Error => ({ data: applied }) } = {},
) {
  const { api, calls } = fakeApi({ readHoldings });
  await renderScreen(
    <PersonalProvider value={{ personal: undefined, isLoggedIn, reload: () => Promise.resolve() }}>
      <Widget module={moduleEntry('ticket', { contentId: 60 })} data={data} />
    </PersonalProvider>,
    texts,
    pageContext({ ...inEvent, api }),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  return calls;
}
const marks = () => screen.getAllByRole('article').map((card) => card.querySelector('.hb-chip')?.textContent);
const sold = [
  ticketContent(4),
  lotteryTicket(5, { enableSalesPeriod: true, salesPeriodEnd: '2099-12-01 23:59', drawAt: '2099-12-02 12:00' }),
];

describe('the tickets on the home', () => {
  test('show that a member has applied for a lottery, by one call [TICKET-093]', async () => {
    const calls = await open([...sold, lotteryTicket(6)]);
    expect(marks()).toEqual(['販売中', '申込済み', '受付中']);
    expect(calls).toMatchObject([{ name: 'readHoldings', params: { portalId: 1, eventId: 11, contentId: 60 } }]);
  });

  test('show it in the same lines, so that nothing moves [TICKET-093]', async () => {
    await open(sold);
    const lines = [...document.querySelectorAll('.hb-ticket-line')].map((line) => line.textContent);
    expect(lines).toEqual([`${unbroken('2099年12月2日（水）12:00')} 抽選`]);
    cleanup();
    await open(sold, { isLoggedIn: false });
    expect(document.querySelectorAll('.hb-ticket-line')).toHaveLength(1);
  });

  test.each<[string, TicketContent[], Parameters<typeof open>[1]]>([
    ['a visitor', sold, { isLoggedIn: false }],
    ['a member where nothing is drawn', [ticketContent(4)], {}],
  ])('ask nobody for %s [TICKET-093]', async (_, data, opening) => {
    expect(await open(data, opening)).toEqual([]);
  });

  test('are shown without it when the call fails', async () => {
    await open(sold, { readHoldings: () => new CallError(500, 'no') });
    expect(marks()).toEqual(['販売中', '受付中']);
  });
});

test('are the first offer of the home while one of them is on sale', async () => {
  await open([]);
  const module = moduleEntry('ticket', { contentId: 60 });
  const offered = (tickets: TicketContent[]) => sale(tickets, module, pageContext({ ...inEvent }));
  const over = { enableSalesPeriod: true, salesPeriodEnd: '2020-01-01 00:00' };
  expect(offered([ticketContent(4, over), ticketContent(5)])).toEqual({
    href: '/web/portal/1/event/11/module/ticket/60',
    label: 'チケットを選ぶ',
  });
  expect(offered([ticketContent(4, over)])).toBeUndefined();
});
