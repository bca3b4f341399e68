// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { pageNamed, pages } from '#kernel/page.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { moduleEntry, siteInit } from '../../test/site-init.ts';
import { saleSettings } from '../../test/ticket-content.ts';
import { isForMembers } from './page-facts.ts';
import { loadPage } from './page-route.ts';

const ticketPath = '/web/portal/1/event/11/module/ticket/60';
const lists = [{ isAnd: false, tickets: [{ name: '一日券', link: '/module/ticket/20', isHeld: false }] }];
const closedSale = moduleEntry('ticket', 60, { closedBy: { reason: 'ticket', lists } });

/** Loads an address of a sale that is closed to the visitor; `isKnown`: the order of the address exists. */
async function load(rest: string, search = '', isKnown = true) {
  const { completePage, payment } = saleSettings();
  const { api, calls } = fakeApi({
    listTickets: () => new CallError(403, 'said', {}, { reason: 'ticket', lists }),
    readOrderSettings: () => (isKnown ? { data: { completePage, payment } } : new CallError(404, 'said')),
  });
  const loaded = await loadPage(
    { pathname: ticketPath + rest, search },
    {
      page: {
        api,
        init: siteInit({ siteType: 'event', modules: [closedSale] }),
        language: 'jpn',
        now: 0,
        hostSite: sharedHost,
        address: { portalId: 1, eventId: 11 },
        site: { portalId: 1, eventId: 11 },
        keptQuery: '',
      },
      isOpen: true,
      visitor: 'member',
      report: vi.fn(),
    },
  );
  return { loaded, asked: calls.map(({ name }) => name) };
}

const needed = { page: { screen: 'features/doors/web/ticket-needed-page' } };

describe('for a buyer of tickets whose content is now locked', () => {
  test.each([
    ['/payment', 'ticketPayment'],
    ['/purchased-ticket', 'ticketPurchased'],
  ])('the page %s of an order opens, as after 3-D Secure [TICKET-123]', async (rest, name) => {
    const { loaded, asked } = await load(rest, '?order=ORDER1');
    expect(loaded).toMatchObject({ page: { name, data: { contentId: 60, orderId: 'ORDER1' } } });
    expect(asked).toEqual(['readOrderSettings']);
  });

  test.each([
    ['', '', true],
    ['/payment', '', true],
    ['/payment', '?order=UNKNOWN', false],
  ])('the page %s%s says what would open it [ACCESS-029]', async (rest, search, isKnown) => {
    expect((await load(rest, search, isKnown)).loaded).toMatchObject(needed);
  });
});

test('a lock by login does not ask a visitor to log in for their order', () => {
  const login = { isEnabled: true, lock: [{ contentId: 60, detailSetting: { isEnabled: true, detailIds: null } }] };
  const init = { login: { ...siteInit().login, ...login } };
  expect(isForMembers(pageNamed('ticketList'), { contentId: '60' }, init)).toBe(true);
  expect(isForMembers(pageNamed('ticketPurchased'), { contentId: '60' }, init)).toBe(false);
});

test('the pages that pass the doors of their content are those of orders and of my tickets', () => {
  const names = pages.filter((page) => 'behindDoors' in page).map(({ name }) => name);
  expect(names).toEqual([
    'ticketPayment',
    'ticketPurchased',
    'ticketPaymentAlias',
    'ticketPurchasedAlias',
    'myTicketContent',
    'myTicketDetail',
    'myTicketPayment',
    'myTicketPurchased',
  ]);
});
