import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { PendingPurchase, Reserved, WantedPlace } from './reservation.ts';
import { storedPurchase } from './stored-purchase.ts';

/** What the function answers, in the order of the purchases, and of all their tickets. */
interface Given {
  outcomes: ('accepted' | 'repeated' | 'gone' | 'soldOut' | 'limitReached')[];
  left_over: (number | null)[] | null;
  order_ids: (number | null)[];
  ticket_ids: (number | null)[] | null;
}

/** What the statement is sent through: the pool, where it is a named one, or an open transaction. */
export type Queries = Pick<Database['pool'], 'query'> | Kysely<Tables>;

const json = JSON.stringify;

/** The lists that the function takes: of the purchases, and of their tickets. */
const ofPurchases: Record<string, (purchase: PendingPurchase) => unknown> = {
  p_order_number: ({ orderNumber }) => orderNumber,
  p_purchase_key: ({ purchaseKey }) => purchaseKey,
  p_purchaser_id: ({ purchaserId }) => purchaserId,
  p_state: ({ state }) => state,
  p_payment_method: ({ paymentMethod }) => paymentMethod,
  p_amount: ({ amount }) => amount,
  p_is_deferred: ({ isDeferred }) => isDeferred,
  p_attempt: ({ attempt }) => attempt,
  p_held_until: ({ heldUntil }) => (heldUntil === null ? null : new Date(heldUntil).toISOString()),
  p_language: ({ language }) => language,
  p_purchaser_mail: ({ purchaserMail }) => purchaserMail,
  p_purchaser_info: ({ purchaserInfo }) => json(purchaserInfo),
  p_addressee: ({ addressee }) => addressee,
  p_include_receipt: ({ includeReceipt }) => includeReceipt,
  p_payment: ({ payment }) => json(payment),
  p_tell: ({ tell }) => tell,
  p_number: ({ places }) => places.length,
};
const ofTickets: Record<string, (place: WantedPlace) => unknown> = {
  p_price_id: ({ priceId }) => priceId,
  p_price: ({ price }) => price,
  p_original_price: ({ originalPrice }) => originalPrice,
  p_code: ({ code }) => code,
  p_qr_secret: ({ qrSecret }) => qrSecret,
  p_mail: ({ mail }) => mail,
  p_info: ({ info }) => json(info),
};
const parameters = [
  'p_site_key',
  'p_content_id',
  'p_ticket_id',
  'p_snapshot_id',
  'p_capacity',
  'p_per_person',
  'p_now',
  ...Object.keys(ofPurchases),
  'p_of',
  ...Object.keys(ofTickets),
];
const [listsOfPurchases, listsOfTickets] = [Object.values(ofPurchases), Object.values(ofTickets)];

const statement = {
  name: 'reserve_tickets',
  text: `select row_to_json(given) as given from reserve_tickets(${parameters
    .map((parameter, place) => `${parameter} => $${place + 1}`)
    .join(', ')}) as given`,
};

/** Purchases of one ticket in one statement; all have the same site, content, ticket and text of it. */
export async function reserveBatch(queries: Queries, batch: readonly PendingPurchase[]): Promise<Reserved[]> {
  const [first] = batch as [PendingPurchase];
  const [limits] = first.limits as [PendingPurchase['limits'][number]];
  const { siteKey, contentId, now } = first;
  const { ticketId, capacity, perPerson } = limits;
  const tickets = batch.flatMap(({ places }) => places);
  const values = [
    siteKey,
    contentId,
    ticketId,
    first.places[0]?.snapshotId,
    capacity,
    perPerson,
    new Date(now).toISOString(),
    ...listsOfPurchases.map((list) => asList(batch.map(list))),
    // Lists of SQL count from 1.
    asList(batch.flatMap(({ places }, place) => places.map(() => place + 1))),
    ...listsOfTickets.map((list) => asList(tickets.map(list))),
  ];
  const { rows } =
    'query' in queries
      ? await queries.query<{ given: Given }>({ ...statement, values })
      : await queries.executeQuery<{ given: Given }>(CompiledQuery.raw(statement.text, values));
  const { outcomes, left_over, order_ids, ticket_ids } = (rows[0] as { given: Given }).given;

  let ticketAt = 0;
  return batch.map((purchase, place): Reserved => {
    const outcome = outcomes[place];
    const ticketsUntil = ticketAt + purchase.places.length;
    const ticketIds = ticket_ids?.slice(ticketAt, ticketsUntil) as number[];
    ticketAt = ticketsUntil;
    if (outcome === 'soldOut' || outcome === 'limitReached')
      return { outcome, ticketId, left: left_over?.[place] ?? 0 };
    if (outcome !== 'accepted') return { outcome: outcome as 'repeated' | 'gone' };
    // A batch is of one moment.
    const stored = storedPurchase({ ...purchase, now }, { orderId: order_ids[place] as number, ticketIds });
    return { outcome, stored };
  });
}

/** A list as PostgreSQL reads it: as JSON writes it but for its brackets, where nothing in it is escaped. */
function asList(values: readonly unknown[]): unknown {
  const text = JSON.stringify(values);
  return text.includes('\\') ? values : `{${text.slice(1, -1)}}`;
}
