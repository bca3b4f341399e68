// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { forgetBetweenTests, openSale, salePath, settled } from '../../../../../test/sale-site.tsx';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { freeTicket, listAnswer } from '../../../../../test/ticket-content.ts';

const session = window.sessionStorage;
const local = window.localStorage;
const own = JSON.stringify(saleInEvent);
const keysOfSale = ['timetableToTicketFlag', 'purchaseStep', 'purchaseForm'];
const open = () =>
  openSale(salePath, {
    listTickets: (call) => listAnswer([freeTicket(1)], { ids: call.query?.['ticket_ids'] }),
  });
const go = async (site: Awaited<ReturnType<typeof open>>, href: string): Promise<void> => {
  await site.router.navigate(href);
  await settled();
};

forgetBetweenTests();

describe('the data of a purchase in the browser', () => {
  test('name the content of the flow [TICKET-044]', async () => {
    await open();
    expect(local.getItem('next_purchase_flow_contentId')).toBe('60');
  });

  test('are removed when the visitor leaves its pages; the cart stays [TICKET-042, TICKET-043]', async () => {
    local.setItem('ticketCart', '{"ticketContentId":60,"tickets":[{"ticketId":1,"number":1}]}');
    const site = await open();
    for (const key of keysOfSale) session.setItem(key, own);
    await go(site, `${salePath}/payment`);
    await go(site, '/web/portal/1/event/11/users/login');
    await go(site, `${salePath}?cart=1`);
    expect(session.getItem('purchaseForm')).toBe(own);
    await go(site, '/web/portal/1/event/11/module/web_page/20');
    for (const key of ['timetableToTicketFlag', 'browserBack', 'purchaseStep', 'purchaseForm'])
      expect([key, session.getItem(key)]).toEqual([key, null]);
    expect(local.getItem('next_purchase_flow_contentId')).toBeNull();
    expect(local.getItem('ticketCart')).not.toBeNull();
  });

  test.each<[string, object, boolean]>([
    ['this sale stays', saleInEvent, true],
    ['another content goes', { ...saleInEvent, contentId: 61 }, false],
    ['the same number at another site goes', { ...saleInEvent, siteKey: 'event/12' }, false],
  ])('and is of %s when a page of the sale opens [TICKET-046]', async (_, sale, isKept) => {
    for (const key of keysOfSale) session.setItem(key, JSON.stringify(sale));
    await open();
    for (const key of keysOfSale) expect([key, session.getItem(key) !== null]).toEqual([key, isKept]);
  });

  test('say that a page was reached by Back, until the visitor moves on [TICKET-047]', async () => {
    const site = await open();
    await go(site, `${salePath}/detail?ticket=1`);
    expect(session.getItem('browserBack')).toBeNull();
    await site.back();
    expect(session.getItem('browserBack')).toBe('1');
    await go(site, `${salePath}?cart=1`);
    expect(session.getItem('browserBack')).toBeNull();
  });
});
