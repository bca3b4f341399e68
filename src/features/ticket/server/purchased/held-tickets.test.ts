import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { createHeldTickets } from './held-tickets.ts';

const soldAt = Date.parse('2026-11-10T10:00:00+09:00');
const later = { is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;
const venue = { ...later, payment_method: 'Local' } as const;
const transfer = { ...later, payment_method: 'Bank' } as const;
const waits = {
  order: { state: 'awaiting', paid_attempt: null, held_until: new Date(soldAt) },
  ticket: { state: 'held' },
} as const;

describeEngines('a ticket that opens what is for its holders', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.kysely.insertInto('site').values({ site_key: 'event/11', portal_id: 0, event_id: 11 }).execute();
  });

  test.each<[string, boolean, Parameters<typeof sellTicket>[2]]>([
    ['paid by card', true, {}],
    ['paid and used', true, { ticket: { checkin_count: 1 } }],
    ['free', true, { item: { price: 0 }, order: { attempt: 0, paid_attempt: null } }],
    ['to be paid at the venue', false, { order: venue }],
    ['paid at the venue', true, { order: { ...venue, is_settled: true } }],
    ['to be paid by a transfer that is trusted', false, { order: transfer }],
    ['paid by it', true, { order: { ...transfer, is_settled: true } }],
    ['with a number for a till that nobody paid', false, waits],
    ['cancelled', false, { ticket: { state: 'canceled', canceled_at: new Date(soldAt) } }],
  ])('%s is held: %j [ACCESS-029, TICKET-124]', async (_, isHeld, sale) => {
    const { memberId } = await testMember(database, 'event/11', soldAt);
    await sellTicket(database, memberId, { ...sale, number: 2 });
    const held = await createHeldTickets(database)({ memberId }, { siteKey: 'event/11' });
    expect(held).toEqual(isHeld ? [{ contentId: 80, ticketId: 5 }] : []);
  });
});
