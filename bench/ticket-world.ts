import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { makeMembers, publishTickets, worldSite } from '../test/ticket-world.ts';
import type { Purchase } from './ticket-load.ts';

/** Free tickets, except the one that only its code makes free; there are plenty of all. */
const forSale = [
  { detailId: 1, title: '入場券' },
  { detailId: 2, title: 'こども入場券' },
  { detailId: 3, title: '午前の部' },
  { detailId: 4, title: '午後の部' },
  { detailId: 5, title: 'ご招待', price: 1_000 },
];
const invitation = 'WELCOME';
/** One of them for each person. */
const eitherOr = [{ tickets: [{ id: 3 }, { id: 4 }], purchasableCount: 1 }];

const lines = (...ticketIds: number[]): Purchase['purchaseList'] =>
  ticketIds.map((ticketId) => {
    const { price = 0 } = forSale.find(({ detailId }) => detailId === ticketId) ?? {};
    return { ticketId, ticketType: 'NORMAL', price: 0, originalPrice: price };
  });

/** The rush for one hot ticket, two for each buyer. */
export const hotTicket: Purchase[] = [{ purchaseList: lines(1, 1) }];

/** A rush as an event has it: the hot ticket, families with two kinds, either of two halves of the day, a code. */
export const mixedTickets: Purchase[] = [
  { purchaseList: lines(1, 1) },
  { purchaseList: lines(1, 2) },
  { purchaseList: lines(3) },
  { purchaseList: lines(1) },
  { purchaseList: lines(1, 1) },
  { purchaseList: lines(1, 1, 2, 2) },
  { purchaseList: lines(4) },
  { purchaseList: lines(5), ticketDiscountCode: invitation },
];

/** An event that sells tickets, and members with a session each; answers their tokens. */
export async function makeTicketWorld(database: Database, buyers: number): Promise<string[]> {
  const tickets = forSale.map((ticket) => ({
    ...ticket,
    enableNumberSold: true,
    capacity: 10_000_000,
    enablePurchasablenumber: true,
    purchasableNumber: 10_000_000,
  }));
  const discountCodes = [{ code: invitation, isForFree: true, usesMax: 10_000_000 }];
  await publishTickets(database, { tickets, groups: eitherOr, serverContent: { discountCodes } });
  const members = await makeMembers(database, buyers);
  return members.map(({ accessToken }) => accessToken);
}

/** Tickets sold earlier, some to each member: a limit per person has to count among them. */
export async function sellBefore(database: Database, tickets: number): Promise<void> {
  await sql`
    insert into member (realm_key, mail, mail_key, language)
    select ${worldSite}, 'b' || n || '@example.jp', 'b' || n || '@example.jp', 'jpn'
    from generate_series(1, ${Math.ceil(tickets / ticketsOfEach)}::integer) n on conflict do nothing`.execute(
    database.kysely,
  );
  // Every statement ends after 30 s.
  for (let first = 1; first <= tickets; first += chunk) {
    await sellSome(database, first, Math.min(tickets, first + chunk - 1));
  }
  await sql`
    insert into ticket_stock (site_key, content_id, ticket_id, taken) values (${worldSite}, 60, 1, ${tickets})
    on conflict (site_key, content_id, ticket_id) do update set taken = ticket_stock.taken + excluded.taken`.execute(
    database.kysely,
  );
  await sql`vacuum analyze purchased_ticket, ticket_order`.execute(database.kysely);
}

const chunk = 50_000;
const ticketsOfEach = 5;

async function sellSome(database: Database, first: number, last: number): Promise<void> {
  await sql`
    with sold as (
      insert into ticket_order (order_number, purchase_key, site_key, content_id, purchaser_id, state, payment_method,
        amount, language, ordered_at, changed_at)
      select 'B' || n, 'before-' || n, ${worldSite}, 60, ids[n % cardinality(ids) + 1], 'completed', 'Free', 0, 'jpn',
        now(), now()
      from generate_series(${first}::integer, ${last}::integer) n,
        (select array_agg(member_id order by member_id) as ids from member) everybody
      returning order_id, purchaser_id
    )
    insert into purchased_ticket (order_id, site_key, content_id, ticket_id, snapshot_id, price, original_price, state,
      purchaser_id, holder_id, code, qr_secret, available_started_at)
    select order_id, ${worldSite}, 60, 1, 1, 0, 0, 'issued', purchaser_id, purchaser_id, 'B' || order_id, 'x', now()
    from sold`.execute(database.kysely);
}
