import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/my-ticket-site.ts';
import { type PortalSales, portalNow, startPortalSales } from '../../../../test/portal-sales.ts';
import { appliedFor, sellTicket } from '../../../../test/sell-ticket.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { listPortalTickets, portalTicketsSchema } from '../contract.ts';

let calls: PortalSales;
let aoi: TestMember;
beforeAll(async () => {
  calls = await startPortalSales();
});
beforeEach(async () => {
  aoi = await calls.member();
});
afterAll(() => calls.close());

const list = async (member = aoi, more = {}) =>
  (await calls.call(listPortalTickets, { portalId: 1 }, {}, calls.as(member, more))).data;
const sell = (siteKey: string, member = aoi, more: object = {}) =>
  sellTicket(calls.database, member.memberId, { siteKey, ...more });

describe('the tickets of a portal', () => {
  test('are for members, of all its events, each with its event in their language [MYPAGE-011]', async () => {
    expect(await refusalOf(calls.call(listPortalTickets, { portalId: 1 }))).toEqual([403, expect.any(String)]);
    const bought = await sell('event/11');
    const other = await sell('event/12', aoi, { item: { title: { jpn: '夜会の券' } } });
    const data = await list();
    expect(v.is(portalTicketsSchema, data)).toBe(true);
    expect(data.events).toEqual([
      {
        portalId: 1,
        eventId: 11,
        ownDomain: null,
        name: 'Co-Creation EXPO',
        startDate: '2026-12-16 10:00',
        endDate: '2026-12-18 17:00',
        isWithdrawn: false,
      },
      expect.objectContaining({ eventId: 12, name: '夜会', startDate: null }),
    ]);
    expect(data.purchasedTickets).toMatchObject([
      { eventId: 11, id: bought.ids[0], ticketContentSnapshot: { contentId: 80, title: 'Admission' } },
      { eventId: 12, id: other.ids[0], ticketContentSnapshot: { title: '夜会の券' } },
    ]);
    const inJapanese = await list(aoi, { language: 'jpn' });
    expect(inJapanese.events[0]?.name).toBe('共創EXPO');
    expect(inJapanese.purchasedTickets[0]?.ticketContentSnapshot.title).toBe('入場券');
  });

  test('have nothing that opens a gate, at an event with a passcode or without one [MYPAGE-011]', async () => {
    const transfer = { transfer_status: 'TRANSFERRING', transfer_code: 'LINKLINK', transfer_started_at: new Date() };
    for (const [place, siteKey] of ['event/11', 'event/12'].entries()) {
      await sell(siteKey, aoi, { ticket: { code: `AAAA-BBBB-000${place}`, qr_secret: 'SECRET', ...transfer } });
      transfer.transfer_code = 'LINKLINK2';
    }
    const data = await list();
    expect(data.purchasedTickets.map(({ isCodeWithheld }) => isCodeWithheld)).toEqual([true, true]);
    for (const secret of ['AAAA-BBBB', 'SECRET', 'LINKLINK']) expect(JSON.stringify(data)).not.toContain(secret);
  });

  test('are those of a withdrawn event too, whose tickets stay good [MYPAGE-011]', async () => {
    const { ids } = await sell('event/13');
    const data = await list();
    expect(data.events).toMatchObject([{ eventId: 13, name: 'Harvest', ownDomain: 'harvest.test', isWithdrawn: true }]);
    expect(data.purchasedTickets).toMatchObject([{ id: ids[0], canceled: 0 }]);
  });

  test('are listed by what they wait for, as at an event [MYPAGE-011, TICKET-026]', async () => {
    const unpaid = { payment_method: 'ConvenienceStore', paid_attempt: null, paid_at: null, state: 'awaiting' };
    const held_until = new Date(portalNow + 1000);
    const waiting = await sell('event/11', aoi, { order: { ...unpaid, held_until }, ticket: { state: 'held' } });
    const applied = await sell('event/12', aoi, { ...appliedFor, number: 2 });
    await sell('event/11', aoi, { ticket: { state: 'canceled', canceled_at: new Date(portalNow) } });
    const { events, purchasedTickets, unpaidTickets, unprocessedTickets } = await list();
    expect([events.map(({ eventId }) => eventId), purchasedTickets]).toEqual([[11, 12], []]);
    expect(unpaidTickets).toMatchObject([{ id: waiting.ids[0], eventId: 11, orderId: waiting.orderNumber }]);
    expect(unprocessedTickets).toMatchObject([
      { eventId: 12, orderId: applied.orderNumber, number: 2, tickets: [{ id: applied.ids[0] }, {}] },
    ]);
  });

  test('come in pages that together have each of them once, each page with its own events [MYPAGE-011]', async () => {
    for (const siteKey of ['event/11', 'event/12', 'event/13']) await sell(siteKey, aoi, { number: 55 });
    const ask = (query: object) => calls.call(listPortalTickets, { portalId: 1 }, query, calls.as(aoi));
    const first = await ask({ page: '1' });
    const names = (first.order ?? []).map(({ name }) => name);
    const pages = [first];
    for (let at = 40; at < names.length; at += 40)
      pages.push(await ask({ tickets: names.slice(at, at + 40).join(',') }));
    const found = pages.flatMap(({ data }) => data.purchasedTickets.map(({ id }) => id));
    expect([names.length, new Set(found)]).toEqual([165, new Set(names)]);
    expect(pages.map(({ data }) => data.purchasedTickets.length)).toEqual([40, 40, 40, 40, 5]);
    for (const { data } of pages) {
      expect(new Set(data.events.map(({ eventId }) => eventId))).toEqual(
        new Set(data.purchasedTickets.map(({ eventId }) => eventId)),
      );
    }
  });

  test('are never those of another member, nor those of another portal [MYPAGE-011]', async () => {
    const other = await calls.member();
    const given = await sell('event/11', other, {
      ticket: { holder_id: aoi.memberId, transfer_status: 'TRANSFERRED' },
    });
    await sell('event/11', other);
    await sell('event/21');
    await sell('event/31');
    const { events, purchasedTickets } = await list();
    expect(events.map(({ eventId }) => eventId)).toEqual([11]);
    // A ticket that was handed over is its holder's, without what its buyer paid.
    expect(purchasedTickets).toMatchObject([{ id: given.ids[0], isPurchaser: false, price: 0, orderId: '' }]);
  });

  test('that were passed on stand with those of their event, without a code', async () => {
    const friend = await calls.member();
    const given = await sell('event/11', aoi, {
      ticket: { holder_id: friend.memberId, transfer_status: 'TRANSFERRED' },
    });
    const { events, purchasedTickets, passedOnTickets } = await list();
    expect([events.map(({ eventId }) => eventId), purchasedTickets]).toEqual([[11], []]);
    expect(passedOnTickets).toMatchObject([
      { id: given.ids[0], eventId: 11, code: '', qrString: null, isCodeWithheld: false, receivedAt: null },
    ]);
  });

  test('are found nowhere where the portal does not show them, and at no time at the operator’s portal [MYPAGE-004, MYPAGE-011]', async () => {
    for (const portalId of [2, 0]) {
      const member = await calls.member(`portal/${portalId}`);
      const asked = calls.call(listPortalTickets, { portalId }, {}, calls.as(member));
      expect(await refusalOf(asked)).toEqual([404, expect.any(String)]);
    }
  });

  test('take one statement, and one more with applications, however many events and tickets there are', async () => {
    const statements = async () => {
      const before = calls.database.statements();
      await list();
      return calls.database.statements() - before;
    };
    // The sites are read once after each publication.
    for (const siteKey of ['event/11', 'event/12', 'event/13']) await sell(siteKey, await calls.member());
    await sell('event/11');
    await statements();
    const one = await statements();
    for (const siteKey of ['event/11', 'event/12', 'event/13']) await sell(siteKey, aoi, { number: 10 });
    await list();
    expect(await statements()).toBe(one);
    await sell('event/11', aoi, appliedFor);
    await sell('event/12', aoi, appliedFor);
    expect(await statements()).toBe(one + 1);
  });
});
