// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { endLeftFlow } from './purchase-flow-pages.ts';
import { lostWithSession } from './purchase-flow-storage.ts';

const session = window.sessionStorage;
const local = window.localStorage;
const keys = ['timetableToTicketFlag', 'browserBack', 'purchaseStep', 'purchaseForm'];

beforeEach(() => {
  session.clear();
  local.clear();
  local.setItem('next_purchase_flow_contentId', '60');
  local.setItem('ticketCart', '{}');
});

test('a flow that was left by loading another page is forgotten there; the cart stays [TICKET-042, TICKET-043]', () => {
  for (const key of keys) session.setItem(key, '60');
  endLeftFlow('home');
  expect(keys.filter((key) => session.getItem(key) !== null)).toEqual([]);
  expect(local.getItem('next_purchase_flow_contentId')).toBeNull();
  expect(local.getItem('ticketCart')).not.toBeNull();
});

test.each(['ticketPayment', 'ticketPurchased', 'ticketListAlias', 'login', 'verify'])(
  'a flow continues at %s, as after 3-D Secure, a login or a reload [TICKET-042]',
  (page) => {
    session.setItem('purchaseStep', '4');
    endLeftFlow(page);
    expect(session.getItem('purchaseStep')).toBe('4');
    expect(local.getItem('next_purchase_flow_contentId')).toBe('60');
  },
);

test('a tab that was in no flow does not touch the flow of another one [TICKET-042]', () => {
  endLeftFlow('home');
  expect(local.getItem('next_purchase_flow_contentId')).toBe('60');
});

test.each<[string, () => void, ReturnType<typeof lostWithSession>]>([
  ['a cart', () => undefined, 'cart'],
  ['nothing without a cart', () => local.removeItem('ticketCart'), undefined],
  [
    'the cart of the timetable',
    () => {
      local.removeItem('ticketCart');
      local.setItem('timetableCart', '{}');
    },
    'cart',
  ],
  ['a purchase on its way, which was not ordered', () => session.setItem('purchaseStep', '4'), 'purchase'],
  ['a cart, when it was sent and nobody knows what became of it', () => keepSent(true, null), 'cart'],
  ['a cart, when its order is there', () => keepSent(false, 'ORDER1'), 'cart'],
])('a session that ends takes along %s [AUTH-025]', (_, begin, lost) => {
  begin();
  expect(lostWithSession()).toBe(lost);
});

function keepSent(isSent: boolean, orderId: string | null): void {
  session.setItem('purchaseStep', '4');
  local.setItem('ticketToken', JSON.stringify({ isSent, orderId }));
}
