import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { PendingPurchase, Reserved } from './reservation.ts';
import { storedPurchase } from './stored-purchase.ts';

interface Row {
  place: number;
  outcome: 'accepted' | 'repeated' | 'gone' | 'soldOut' | 'limitReached';
  left_over: number | null;
  order_id: number | null;
  ticket_ids: Record<string, number> | null;
}

/** What the statement is sent through: the pool, where it is a named one, or an open transaction. */
export type Queries = Pick<Database['pool'], 'query'> | Kysely<Tables>;

const statement = {
  name: 'reserve_tickets',
  text: 'select place, outcome, left_over, order_id, ticket_ids from reserve_tickets($1, $2, $3, $4, $5, $6, $7, $8)',
};

/** Purchases of one ticket in one statement; all have the same site, content, ticket and text of it. */
export async function reserveBatch(queries: Queries, batch: readonly PendingPurchase[]): Promise<Reserved[]> {
  const [first] = batch as [PendingPurchase];
  const [limits] = first.limits as [PendingPurchase['limits'][number]];
  const { siteKey, contentId, now } = first;
  const { ticketId, capacity, perPerson } = limits;
  const snapshotId = first.places[0]?.snapshotId;
  const values = [
    siteKey,
    contentId,
    ticketId,
    snapshotId,
    capacity,
    perPerson,
    new Date(now).toISOString(),
    JSON.stringify(batch.map(asStored)),
  ];
  const { rows } =
    'query' in queries
      ? await queries.query<Row>({ ...statement, values })
      : await queries.executeQuery<Row>(CompiledQuery.raw(statement.text, values));
  const answers: Reserved[] = [];
  for (const row of rows) answers[row.place] = answerOf(row, batch[row.place] as PendingPurchase);
  return answers;

  function answerOf({ outcome, left_over, order_id, ticket_ids }: Row, purchase: PendingPurchase): Reserved {
    if (outcome === 'soldOut' || outcome === 'limitReached') return { outcome, ticketId, left: left_over ?? 0 };
    if (outcome !== 'accepted') return { outcome };
    const given = { orderId: order_id as number, ticketIds: ticket_ids ?? {} };
    // A batch is of one moment.
    return { outcome, stored: storedPurchase({ ...purchase, now }, given) };
  }
}

function asStored(purchase: PendingPurchase, place: number) {
  const { orderNumber, purchaseKey, purchaserId, state, paymentMethod, amount, isDeferred, attempt } = purchase;
  const { language, purchaserMail, purchaserInfo, addressee, includeReceipt, payment, tell } = purchase;
  const heldUntil = purchase.heldUntil === null ? null : new Date(purchase.heldUntil).toISOString();
  const tickets = purchase.places.map(({ priceId, price, originalPrice, code, qrSecret, mail, info }) => ({
    priceId,
    price,
    originalPrice,
    code,
    qrSecret,
    mail,
    info,
  }));
  const order = { orderNumber, purchaseKey, purchaserId, state, paymentMethod, amount, isDeferred, attempt, heldUntil };
  const buyer = { language, purchaserMail, purchaserInfo, addressee, includeReceipt, payment, tell };
  return { place, ...order, ...buyer, tickets };
}
