// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import longList from '#web/long-list/texts/jpn.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { myTicket, myTickets } from '../../../../test/my-tickets.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import * as page from './my-ticket-page.tsx';

afterEach(cleanup);

const tickets = Array.from({ length: 500 }, (_, place) =>
  myTicket({ id: place + 1, checkinCount: place < 300 ? 0 : 1, code: `CODE-${place + 1}` }),
);
const order = tickets.map(({ id, checkinCount }) => ({ name: id, status: checkinCount === 0 ? 'active' : 'used' }));

const listMyTickets =
  (count: number) =>
  ({ query }: MadeCall) => {
    const names = query?.['tickets'];
    if (names === undefined) return { data: myTickets({ purchasedTickets: tickets.slice(0, count) }), order };
    const asked = String(names).split(',').map(Number);
    return { data: myTickets({ purchasedTickets: tickets.filter(({ id }) => asked.includes(id)) }) };
  };

async function show() {
  const { api, calls } = fakeApi({ listMyTickets: listMyTickets(40) });
  const context = pageContext({ ...inEvent, api });
  const data = await page.load(context, { params: {}, query: new URLSearchParams() });
  window.history.replaceState({ key: String(Math.random()) }, '', '/web/portal/1/event/11/users/mypage/my-ticket');
  await renderScreen(<page.Page data={data} />, page.texts, context);
  return calls;
}
const cards = (): number => document.querySelectorAll('article').length;

test('a list of 500 tickets has hardly more elements than one of 40; further ones come when they are asked for', async () => {
  const few = { tickets: myTickets({ purchasedTickets: tickets.slice(0, 40) }) };
  await renderScreen(<page.Page data={few} />, page.texts, pageContext(inEvent));
  const small = document.querySelectorAll('*').length;
  cleanup();
  const calls = await show();
  await waitFor(() => expect(document.querySelector('.hb-long-list-bar button')).not.toBeNull());
  expect([cards(), document.querySelectorAll('*').length < small + 40]).toEqual([40, true]);
  fireEvent.click(screen.getByRole('link', { name: longList.later }));
  await waitFor(() => expect(cards()).toBe(80));
  expect(calls.at(-1)?.query).toEqual({
    tickets: order
      .slice(40, 80)
      .map(({ name }) => name)
      .join(','),
  });
});

test('a filter counts and finds among all tickets, not only among those that are there [TICKET-078]', async () => {
  const calls = await show();
  fireEvent.click(await screen.findByRole('button', { name: /使用済み.*200/ }));
  await waitFor(() => expect(cards()).toBe(40));
  expect(calls.at(-1)?.query).toEqual({
    tickets: order
      .slice(300, 340)
      .map(({ name }) => name)
      .join(','),
  });
  expect(screen.getByText(longList.later)).toBeTruthy();
});
