// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { keepTicketToken, storedCart } from '../../../../../test/kept-token.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, openPurchase, pressButton } from '../../../../../test/purchase-site.tsx';
import { forgetBetweenTests, openSale, salePath, settled } from '../../../../../test/sale-site.tsx';
import { listAnswer, ticketContent } from '../../../../../test/ticket-content.ts';
import { loadOpenOrderNotice } from '../list/load-overlays.ts';
import { comeFromTimetable, keepStep, lastStep } from '../flow/kept-flow.ts';
import { cardTokenOf, keepCardToken } from '../flow/card-token.ts';
import { emptyFlowForm } from '../flow/purchase-form.ts';
import order from '../order-page/texts/jpn.ts';
import say from '../flow/texts/jpn.ts';

const { session, local } = { session: window.sessionStorage, local: window.localStorage };
/** The content of the same number at the next event. */
const elsewhere = { ...saleInEvent, siteKey: 'event/12' };
const cartElsewhere = JSON.stringify({
  ticketContentId: 60,
  siteKey: 'event/12',
  tickets: [{ ticketId: 1, number: 1 }],
});
const allDone = {
  hasAgreed: true,
  isProfileDone: true,
  purchaserEmail: 'hanako@example.jp',
  isPaymentChosen: true,
  cardId: 7,
  ticketDiscountCode: 'FREEPASS',
};
const terms = { terms: { title: '購入規約', body: '<p>転売はお断りします。</p>' } };

beforeEach(forgetBrowser);
forgetBetweenTests();

describe('the kept data of another event’s content with the same number', () => {
  const openList = () =>
    openSale(
      salePath,
      {
        listTickets: (call) => listAnswer([ticketContent(1)], { ids: call.query?.['ticket_ids'] }),
        readOrder: () => ({ data: orderAnswer({ state: 'reserved' }) }),
      },
      { isMember: true },
    );

  test.each([
    ['cart', 'ticketCart'],
    ["timetable's cart", 'timetableCart'],
  ] as const)('does not become tickets of this one: its %s stays as it is', async (_, key) => {
    if (key === 'timetableCart') comeFromTimetable(saleInEvent);
    local.setItem(key, cartElsewhere);
    const { calls } = await openList();
    expect(calls.some(({ query }) => query?.['ticket_ids'] !== undefined)).toBe(false);
    expect(screen.queryByRole('region', { name: 'カート' })).toBeNull();
    expect(local.getItem(key)).toBe(cartElsewhere);
  });

  test('leads to no order of that event', async () => {
    local.setItem('ticketCart', cartElsewhere);
    keepTicketToken(cartElsewhere, 'ORDER1', elsewhere);
    // The notice of an open order would be here already.
    const { texts } = await loadOpenOrderNotice();
    await Promise.all(texts.map((one) => one.load('jpn')));
    const { calls } = await openList();
    await settled();
    expect(screen.queryByText(order.open.title)).toBeNull();
    expect(calls.filter(({ name }) => name === 'readOrder')).toEqual([]);
  });

  test('does not mark a flow from the timetable at this event [TICKET-046]', async () => {
    comeFromTimetable(elsewhere);
    local.setItem('timetableCart', storedCart({ ticketId: 1, number: 1 }));
    await openList();
    expect(screen.queryByRole('region', { name: 'カート' })).toBeNull();
    expect(session.getItem('timetableToTicketFlag')).toBeNull();
  });

  test('does not agree to terms, fill in forms or choose a payment here', async () => {
    session.setItem('purchaseForm', JSON.stringify({ ...emptyFlowForm({ ...elsewhere, owner: 1 }), ...allDone }));
    keepStep(elsewhere, 5);
    const { at } = await openPurchase('?step=confirm', { settings: terms });
    expect(at()).toBe('?step=profile');
    expect(session.getItem('purchaseForm') ?? '').not.toContain('FREEPASS');
  });

  test('has its own last step, so the first step here does not count as going back', () => {
    keepStep(elsewhere, 4);
    expect([lastStep(elsewhere), lastStep(saleInEvent)]).toEqual([4, 0]);
  });

  test('keeps a card that belongs to its event and buyer only', () => {
    const card = { token: 'once-1', tokenKey: '' };
    const own = { ...saleInEvent, owner: 1 };
    keepCardToken({ ...elsewhere, owner: 1 }, card);
    expect(cardTokenOf(own)).toBeUndefined();
    keepCardToken(own, card);
    expect(cardTokenOf({ ...own, owner: 2 })).toBeUndefined();
    expect(cardTokenOf(own)).toBe(card);
    keepCardToken({ ...elsewhere, owner: 1 }, undefined);
    expect(cardTokenOf(own)).toBe(card);
  });
});

test.each<[string, string, object, string[]]>([
  ['the cart as it was before', 'is left first', saleInEvent, ['ORDER1']],
  ['another event', 'goes on: it may be at the bank', elsewhere, []],
  ['another content', 'goes on: it may be at the bank', { ...saleInEvent, contentId: 61 }, []],
])('when something is bought here, an order of %s %s', async (_, _what, sale, left) => {
  session.setItem('purchaseForm', JSON.stringify({ ...emptyFlowForm({ ...saleInEvent, owner: 1 }), ...allDone }));
  keepTicketToken(cartElsewhere, 'ORDER1', sale);
  const { callsOf } = await openPurchase('?step=confirm', {
    answers: {
      leaveOrder: () => ({ data: orderAnswer({ state: 'canceled' }) }),
      purchaseTickets: () => ({ data: orderAnswer({ orderId: 'ORDER2' }) }),
      readOrder: () => ({ data: orderAnswer({ orderId: 'ORDER2' }) }),
    },
  });
  await pressButton(say.confirm.paid.order('1,000円'));
  expect(callsOf('leaveOrder').map(({ body }) => body?.['orderId'])).toEqual(left);
  expect(callsOf('purchaseTickets')).toHaveLength(1);
  expect(callsOf('purchaseTickets')[0]?.headers?.['ticket-token']).not.toBe('a'.repeat(32));
});
