import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
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

const statement = {
  name: 'reserve_tickets',
  text: `select row_to_json(given) as given from reserve_tickets(${batchParameters
    .map((parameter, place) => `${parameter} => $${place + 1}`)
    .join(', ')}) as given`,
};

/**
 * Stores purchases of one sale in one statement, and accepts or refuses each on its own. They must agree on the limits
 * of tickets and codes, and each must have a person and a key that no other has.
 */
export async function reserveBatch(queries: Queries, batch: readonly PendingPurchase[]): Promise<Reserved[]> {
  const values = batchValues(batch);
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
