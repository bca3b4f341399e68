import { sql } from 'kysely';
import { openSession } from '#features/account/server.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import type { Database } from '#server/database/database.ts';
import * as v from 'valibot';
import { publishTestSites } from '../test/published-site.ts';
import { eventFile } from '../test/site-folders.ts';

export const benchSite = 'event/1';
const schemas = ticketDocuments[0];
const atOnce = 100;

/** An event that sells one ticket, free and plenty, and members with a session each; answers their tokens. */
export async function makeTicketWorld(database: Database, buyers: number): Promise<string[]> {
  if (schemas?.item === undefined || schemas.serverContent === undefined) throw new Error('Tickets have documents.');
  const item = {
    detailId: 1,
    title: { jpn: '入場券' },
    enableNumberSold: true,
    capacity: 10_000_000,
    enablePurchasablenumber: true,
    purchasableNumber: 10_000_000,
  };
  const module = {
    moduleCode: 'ticket',
    contentId: 60,
    list: v.parse(schemas.list, {}),
    widget: v.parse(schemas.widget, {}),
    serverContent: v.parse(schemas.serverContent, {}),
    items: [v.parse(schemas.item, item)],
  };
  await publishTestSites(database, [{ site: eventFile({ portalId: 0, eventId: 1 }), modules: [module] }]);
  const { rows } = await sql<{ member_id: number }>`
    insert into member (realm_key, mail, mail_key, language)
    select ${benchSite}, 'm' || n || '@example.jp', 'm' || n || '@example.jp', 'jpn' from generate_series(1, ${buyers}::integer) n
    returning member_id`.execute(database.kysely);
  const tokens: string[] = [];
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce);
    const sessions = await Promise.all(
      some.map(({ member_id }) => openSession(database.kysely, member_id, Date.now())),
    );
    tokens.push(...sessions.map(({ accessToken }) => accessToken));
  }
  return tokens;
}

/** Tickets that were sold before to others, some to each: what a limit per person has to count among. */
export async function sellBefore(database: Database, tickets: number): Promise<void> {
  await sql`
    insert into member (realm_key, mail, mail_key, language)
    select ${benchSite}, 'b' || n || '@example.jp', 'b' || n || '@example.jp', 'jpn'
    from generate_series(1, ${Math.ceil(tickets / ticketsOfEach)}::integer) n on conflict do nothing`.execute(
    database.kysely,
  );
  // A statement ends after 30 s, whoever sends it.
  for (let first = 1; first <= tickets; first += chunk) {
    await sellSome(database, first, Math.min(tickets, first + chunk - 1));
  }
  await sql`
    insert into ticket_stock (site_key, content_id, ticket_id, sold) values (${benchSite}, 60, 1, ${tickets})
    on conflict (site_key, content_id, ticket_id) do update set sold = ticket_stock.sold + excluded.sold`.execute(
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
      select 'B' || n, 'before-' || n, ${benchSite}, 60, ids[n % cardinality(ids) + 1], 'completed', 'Free', 0, 'jpn',
        now(), now()
      from generate_series(${first}::integer, ${last}::integer) n,
        (select array_agg(member_id order by member_id) as ids from member) everybody
      returning order_id, purchaser_id
    )
    insert into purchased_ticket (order_id, site_key, content_id, ticket_id, snapshot_id, price, original_price, state,
      purchaser_id, holder_id, code, qr_secret, available_started_at)
    select order_id, ${benchSite}, 60, 1, 1, 0, 0, 'issued', purchaser_id, purchaser_id, 'B' || order_id, 'x', now()
    from sold`.execute(database.kysely);
}
