import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPortalCharges } from '#features/ticket-charge/contract.ts';
import { type PortalSales, startPortalSales } from '../../../../test/portal-sales.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { listPortalTickets } from '../contract.ts';

/** More than a statement takes parameters. */
const many = 66_000;

let calls: PortalSales;
beforeAll(async () => {
  calls = await startPortalSales(async ({ kysely }) => {
    await sql`
      insert into site (site_key, portal_id, event_id, revision, published_at)
      select 'event/' || n, 1, n, (select max(revision) from site) + n, now()
      from generate_series(100, ${100 + many}::integer) n`.execute(kysely);
  });
});
afterAll(() => calls.close());

test('a portal has more events than a statement has parameters, and lists tickets and charges', async () => {
  const member = await calls.member();
  await sellTicket(calls.database, member.memberId, { siteKey: 'event/11' });
  await sellTicket(calls.database, member.memberId, { siteKey: 'event/13' });
  const before = calls.database.statements();
  const tickets = await calls.call(listPortalTickets, { portalId: 1 }, {}, calls.as(member));
  const charges = await calls.call(listPortalCharges, { portalId: 1 }, {}, calls.as(member));
  expect(tickets.data.events.map(({ eventId }) => eventId)).toEqual([11, 13]);
  expect(charges).toMatchObject({ total: 2, data: { rows: [{ event: { eventId: 13 } }, { event: { eventId: 11 } }] } });
  expect(calls.database.statements() - before).toBeLessThan(20);
});
