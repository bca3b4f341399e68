// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTicketToken, storedCart } from '../../../../../test/kept-token.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBetweenTests, openSale, salePath, settled } from '../../../../../test/sale-site.tsx';
import { listAnswer, ticketContent } from '../../../../../test/ticket-content.ts';
import type { OrderAnswer } from '../../contract.ts';
import flow from '../flow/texts/jpn.ts';
import order from './texts/jpn.ts';

const say = { ...flow, ...order };
const bank = 'https://pay.test/3ds';
const cart = storedCart({ ticketId: 1, number: 1 });
const limited = ticketContent(1, {
  enablePurchasablenumber: true,
  purchasableNumber: 1,
  enableNumberSold: true,
  remainNumber: 0,
});

forgetBetweenTests();
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  keepTicketToken(cart);
  window.localStorage.setItem('ticketCart', cart);
});

/** The list, for a member whose order holds the last place and the only one that one person may have. */
const openList = (found: OrderAnswer) =>
  openSale(
    salePath,
    {
      listTickets: (call) => listAnswer([limited], { ids: call.query?.['ticket_ids'] }),
      readHoldings: () => ({
        data: {
          ownedTicketIds: [1],
          issuedTicketIds: [],
          boughtNumbers: [{ ticketId: 1, number: 1 }],
          appliedTicketIds: [],
          openOrderIds: [],
        },
      }),
      readOrder: () => ({ data: found }),
      leaveOrder: () => ({ data: orderAnswer({ state: 'canceled' }) }),
    },
    { isMember: true },
  );

describe('a member who left a purchase at 3-D Secure and comes back to the list', () => {
  const away = orderAnswer({ state: 'authenticating', paymentUrl: bank });

  test('can continue to pay at once', async () => {
    await openList(away);
    fireEvent.click(await screen.findByRole('button', { name: say.open.goOn }));
    await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalledExactlyOnceWith(bank));
  });

  test('finds the cart unchanged, because its own places do not count against it [CART-008]', async () => {
    await openList(away);
    expect(await screen.findByText(say.open.title)).toBeTruthy();
    expect(window.localStorage.getItem('ticketCart')).toBe(cart);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('can give the order up once, and the notice disappears', async () => {
    const { calls } = await openList(away);
    fireEvent.click(await screen.findByRole('button', { name: say.pay.leave }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: say.pay.leaveNow }));
    await settled();
    expect(calls.filter(({ name }) => name === 'leaveOrder')).toHaveLength(1);
    expect(screen.queryByText(say.open.title)).toBeNull();
    expect(window.localStorage.getItem('ticketToken')).toBeNull();
  });
});

test.each(['reserved', 'checking'] as const)('sees a link to the page of an order that is %s', async (state) => {
  await openList(orderAnswer({ state }));
  const name = state === 'reserved' ? say.open.goOn : say.lost.check;
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toMatch(/\/payment\?order=ORDER1$/);
});

test.each(['completed', 'expired'] as const)('sees no notice of an order that is %s', async (state) => {
  await openList(orderAnswer({ state }));
  await vi.waitFor(() => expect(window.localStorage.getItem('ticketToken')).toBeNull());
  expect(screen.queryByText(say.open.title)).toBeNull();
});
