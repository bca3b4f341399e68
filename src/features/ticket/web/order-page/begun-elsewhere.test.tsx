// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBetweenTests, openSale, salePath } from '../../../../../test/sale-site.tsx';
import { listAnswer, ticketContent } from '../../../../../test/ticket-content.ts';
import order from './texts/jpn.ts';

forgetBetweenTests();
let openOrderIds: string[];
beforeEach(() => {
  openOrderIds = ['ORDER1'];
});

/** The list, in a browser that knows nothing of the purchase that its member has begun in another one. */
const openList = (state: 'checking' | 'authenticating') =>
  openSale(
    salePath,
    {
      listTickets: () => listAnswer([ticketContent(1)]),
      readHoldings: () => ({
        data: {
          ownedTicketIds: [1],
          issuedTicketIds: [],
          boughtNumbers: [{ ticketId: 1, number: 1 }],
          appliedTicketIds: [],
          openOrderIds,
        },
      }),
      readOrder: ({ params }) => ({ data: orderAnswer({ state, orderId: String(params?.['orderNumber']) }) }),
      leaveOrder: () => {
        openOrderIds = [];
        return { data: orderAnswer({ state: 'canceled' }) };
      },
    },
    { isMember: true },
  );

test('a member who began a purchase in another browser sees that it is being checked, before buying again', async () => {
  await openList('checking');
  expect(await screen.findByText(order.checking.checking.title)).toBeTruthy();
  expect(screen.getByText(order.checking.checking.text)).toBeTruthy();
  expect(screen.getByRole('link', { name: order.lost.check }).getAttribute('href')).toMatch(/order=ORDER1/);
});

test('a member who gives that purchase up here no longer sees a notice of it', async () => {
  const { calls } = await openList('authenticating');
  expect(await screen.findByText(order.open.title)).toBeTruthy();
  const asked = calls.filter(({ name }) => name === 'readHoldings').length;
  fireEvent.click(screen.getByRole('button', { name: order.pay.leave }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: order.pay.leaveNow }));
  await vi.waitFor(() => expect(screen.queryByText(order.open.title)).toBeNull());
  // The limits that counted its places are read anew.
  await vi.waitFor(() => expect(calls.filter(({ name }) => name === 'readHoldings').length).toBeGreaterThan(asked));
});

test('a member with several open purchases sees each of them, and which one it is', async () => {
  openOrderIds = ['ORDER2', 'ORDER1'];
  await openList('authenticating');
  expect(await screen.findAllByText(order.open.title)).toHaveLength(2);
  for (const one of openOrderIds) expect(screen.getByText(order.done.number(one))).toBeTruthy();
});

test('a member without an open purchase sees no notice', async () => {
  openOrderIds = [];
  const { calls } = await openList('checking');
  expect(screen.queryByText(order.checking.checking.title)).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('readOrder');
});
