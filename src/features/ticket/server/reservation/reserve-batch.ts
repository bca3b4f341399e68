import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { gramsBetween, searchLists } from '../order/let-orders-be-found.ts';
import { batchParameters, batchValues } from './batch-lists.ts';
import type { PendingPurchase } from './reservation.ts';
import { type Reserved, storedPurchase } from './stored-purchase.ts';

/** The answer of the SQL function: its lists follow the purchases in their order, `ticket_ids` all of their tickets. */
interface Given {
  outcomes: Reserved['outcome'][];
  refused_ids: (number | null)[] | null;
  left_over: (number | null)[] | null;
  order_ids: (number | null)[];
  ticket_ids: (number | null)[] | null;
}

/** Sends the statement: the pool, which keeps it prepared by its name, or an open transaction. */
export type Queries = Pick<Database['pool'], 'query'> | Kysely<Tables>;

const after = (nth: number): string => `$${batchParameters.length + nth}`;
/** It also lets the orders be found that it stores. */
const statement = {
  name: 'reserve_tickets',
  text: `
    with given as materialized (
      select * from reserve_tickets(${batchParameters
        .map((parameter, place) => `${parameter} => $${place + 1}`)
        .join(', ')})
    ), found as (
      insert into ticket_order_search (order_id, site_key, folded, grams)
        select f.order_id, $1, f.folded, $1::text || string_to_array(f.grams, ${after(3)})
        from given, unnest(given.order_ids, ${after(1)}::text[], ${after(2)}::text[]) as f (order_id, folded, grams)
        where f.order_id is not null
        on conflict do nothing
    )
    select row_to_json(given) as given from given`,
};

/**
 * Stores purchases of one sale in one statement, and accepts or refuses each on its own. They must agree on the limits
 * of tickets and codes, and each must have a person and a key that no other has.
 */
export async function reserveBatch(queries: Queries, batch: readonly PendingPurchase[]): Promise<Reserved[]> {
  const { folded, grams } = searchLists(
    batch.map(({ orderNumber, purchaserMail: mail, purchaserInfo: answers }) => ({ orderNumber, mail, answers })),
  );
  const values = [...batchValues(batch), folded, grams, gramsBetween];
  const { rows } =
    'query' in queries
      ? await queries.query<{ given: Given }>({ ...statement, values })
      : await queries.executeQuery<{ given: Given }>(CompiledQuery.raw(statement.text, values));
  const { outcomes, refused_ids, left_over, order_ids, ticket_ids } = rows[0]!.given;

  // The statement gives all orders of a batch the time of the first.
  const { now } = batch[0]!;
  let ticketAt = 0;
  return batch.map((purchase, place): Reserved => {
    const outcome = outcomes[place]!;
    const ticketsUntil = ticketAt + purchase.places.length;
    const ticketIds = (ticket_ids ?? []).slice(ticketAt, ticketsUntil).filter((id) => id !== null);
    ticketAt = ticketsUntil;
    if (outcome === 'accepted') {
      const stored = storedPurchase({ ...purchase, now }, { orderId: order_ids[place]!, ticketIds });
      return { outcome, stored };
    }
    if (outcome === 'repeated' || outcome === 'gone' || outcome === 'codeUsedUp') return { outcome };
    const ticketId = refused_ids![place]!;
    return outcome === 'combination' ? { outcome, ticketId } : { outcome, ticketId, left: left_over?.[place] ?? 0 };
  });
}
