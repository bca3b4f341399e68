import { sql } from 'kysely';
import { byHand } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import './notice-tables.ts';

/** Transactions that began before it have ended: none of them can commit an order behind the one that was seen last. */
const commitMs = 60_000;
/** What organisers are told of; older orders are looked up in the list. */
const keptDays = 60;

/**
 * Writes down the orders that were sold since the last look, each once: those that were made with their tickets, and
 * those that got them later. What an organiser issued is no sale, and neither is a rehearsal.
 */
export async function gatherSold(database: Database, now: Instant): Promise<void> {
  const until = new Date(now - commitMs);
  await inTransaction(database, async (tx) => {
    await sql`insert into sales_notice_state (order_id, order_event_id) values (0, 0) on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ order_id: number; order_event_id: number; last_order: number; last_event: number }>`
      select order_id, order_event_id,
        coalesce((select max(o.order_id) from ticket_order o where o.order_id > s.order_id and o.ordered_at <= ${until}),
          order_id) as last_order,
        coalesce((select max(e.ticket_order_event_id) from ticket_order_event e
          where e.ticket_order_event_id > s.order_event_id and e.at <= ${until}), order_event_id) as last_event
      from sales_notice_state s for update`.execute(tx);
    const seen = rows[0]!;
    await sql`
      insert into sold_order (order_id, site_key, sold_at)
      select o.order_id, o.site_key, sold.at from (
        select order_id, ordered_at as at from ticket_order
          where order_id > ${seen.order_id} and order_id <= ${seen.last_order} and state = 'completed'
        union all
        select order_id, at from ticket_order_event
          where ticket_order_event_id > ${seen.order_event_id} and ticket_order_event_id <= ${seen.last_event}
            and kind = 'completed'
      ) sold join ticket_order o on o.order_id = sold.order_id
      where not starts_with(o.purchase_key, ${byHand})
        and exists (select from site s where s.site_key = o.site_key and s.rehearsal_of is null)
      order by sold.at, o.order_id
      on conflict do nothing`.execute(tx);
    await sql`update sales_notice_state set order_id = ${seen.last_order}, order_event_id = ${seen.last_event}`.execute(
      tx,
    );
  });
}

/** Forgets sales that everybody was told of long ago; called each hour. */
export async function forgetSold({ kysely }: Pick<Database, 'kysely'>, now: Instant): Promise<void> {
  await sql`delete from sold_order where sold_at < ${new Date(now - keptDays * 86_400_000)}`.execute(kysely);
}
