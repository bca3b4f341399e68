import { type Kysely, sql, type Transaction } from 'kysely';
import { noteInLog } from '#features/operator/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { tell } from '#server/realtime/hints.ts';
import type { IssueWay } from '../../rules/organiser/issue-way.ts';
import type { NameInParts } from '../../rules/organiser/correct-answers.ts';
import { priceOf } from '../../rules/sale/price-of.ts';
import { salesTopic } from '../../rules/sale/sales-topic.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import { byHand } from '../order/issued-by-hand.ts';
import type { OrderJobs } from '../order/order-jobs.ts';
import { siteOfOrder } from '../order/site-of-order.ts';
import { qrStringOf } from '../purchased/ticket-numbers.ts';
import { reserveBatch } from '../reservation/reserve-batch.ts';
import type { PendingPurchase } from '../reservation/reservation.ts';
import { stockMoved } from '../sale/kept-stock.ts';
import { findSale, saleTicketOf } from '../sale/sale-content.ts';
import type { SnapshotOf } from '../sale/snapshots.ts';
import { handPurchase, noteIssuedOrders } from './hand-purchase.ts';
import type { Changer } from './note-change.ts';

/** Whoever gets tickets, with as many as they get. */
interface Recipient {
  name: NameInParts;
  /** '': nobody is mailed, and the tickets are shown. */
  mail: string;
  number: number;
}

export interface IssueWish {
  contentId: number;
  ticketId: number;
  /** Of a ticket with several prices. */
  priceId: number | null;
  way: IssueWay;
  /** For the organiser's own books. */
  note: string;
  language: LanguageCode;
  recipients: readonly Recipient[];
}

interface Issued {
  orders: number;
  tickets: number;
  /** The key had made them before. */
  isRepeated: boolean;
  /** Of one recipient alone: to be shown at once. */
  shown: { orderNumber: string; tickets: { code: string; qrString: string }[] } | null;
}

/** `row`: the first recipient, from 0 on, for whom nothing is left; `left`: what could still be had then. */
export type IssueOutcome =
  | { issued: Issued }
  | { problem: 'unknown' | 'lottery' }
  | { problem: 'soldOut'; row: number; left: number };

export interface IssueServices {
  database: Database;
  site: SiteServer;
  orderJobs: OrderJobs;
  snapshotOf: SnapshotOf;
}

/** The same key was faster on another connection. */
class Repeated extends Error {}

class NotEnough extends Error {
  readonly row: number;
  readonly left: number;

  constructor(row: number, left: number) {
    super('There are not enough places for all recipients.');
    this.row = row;
    this.left = left;
  }
}

/**
 * Issues tickets to one recipient or to a list of them: all of them, or none. The places are taken as buyers take them,
 * in one statement with the same locks and the same capacity. The same key finds what it made before.
 */
export async function issueByHand(
  services: IssueServices,
  { siteKey }: { siteKey: string },
  wish: IssueWish,
  changer: Changer,
): Promise<IssueOutcome> {
  const { database, site, orderJobs, snapshotOf } = services;
  const { now } = changer.context;
  const published = await siteOfOrder(site, { site_key: siteKey });
  const sale = await findSale(site.store, published, wish.contentId);
  const item = sale.items.find(({ detailId }) => detailId === wish.ticketId);
  if (item === undefined) return { problem: 'unknown' };
  if (isLottery(item)) return { problem: 'lottery' };
  const unit = priceOf(saleTicketOf(item, 0), wish.priceId);
  if (unit === undefined) return { problem: 'unknown' };
  const snapshotId = await snapshotOf(sale, item);
  const { priceId, way, language } = wish;
  const purchases = wish.recipients.map((recipient, row) =>
    handPurchase(
      {
        sale,
        item,
        snapshotId,
        priceId,
        price: unit.price,
        way,
        language,
        ...recipient,
        isMailed: recipient.mail !== '',
        now,
      },
      `${changer.changeKey}/${row}`,
    ),
  );
  const needed = orderJobs.needed(purchases);
  try {
    const issued = await inTransaction(database, async (tx): Promise<Issued> => {
      const before = await issuedBefore(tx, changer, siteKey);
      if (before !== undefined) return before;
      const reserved = await reserveBatch(tx, purchases);
      const orderIds = reserved.map((one, row) => {
        if (one.outcome === 'accepted') return one.stored.order.order_id;
        if (one.outcome === 'repeated') throw new Repeated();
        throw new NotEnough(row, 'left' in one ? one.left : 0);
      });
      await noteIssued(tx, changer, { siteKey, wish, orderIds, purchases });
      await orderJobs.add(tx, needed);
      return toldOf(purchases);
    });
    await orderJobs.committed(needed);
    return { issued };
  } catch (error) {
    const before = error instanceof Repeated ? await issuedBefore(database.kysely, changer, siteKey) : undefined;
    if (before !== undefined) return { issued: before };
    if (error instanceof NotEnough) return { problem: 'soldOut', row: error.row, left: error.left };
    throw error;
  } finally {
    // This holds also when nobody knows whether it was stored.
    stockMoved({ siteKey, contentId: wish.contentId });
    tell(database, salesTopic(siteKey));
  }
}

interface Noted {
  siteKey: string;
  wish: IssueWish;
  orderIds: readonly number[];
  purchases: readonly PendingPurchase[];
}

/** Who, when and why at each order; one entry of the log for all of them. */
async function noteIssued(
  tx: Transaction<Tables>,
  { operator, context, changeKey }: Changer,
  { siteKey, wish, orderIds, purchases }: Noted,
): Promise<void> {
  const { way, note } = wish;
  await noteIssuedOrders(
    tx,
    { operator, context },
    way,
    orderIds.map((orderId, row) => ({ key: `${changeKey}/${row}`, orderId, reason: note })),
  );
  const amount = purchases.reduce((sum, one) => sum + one.amount, 0);
  const [first] = purchases;
  await noteInLog(tx, context, {
    operator,
    siteKey,
    action: 'order.issued',
    details: {
      ...(purchases.length === 1 && first ? { order: first.orderNumber } : { orders: purchases.length }),
      tickets: purchases.reduce((sum, { places }) => sum + places.length, 0),
      way,
      ...(amount > 0 && { amount }),
      ...(note !== '' && { reason: note }),
    },
  });
}

function toldOf(purchases: readonly PendingPurchase[]): Issued {
  const [first] = purchases;
  return {
    orders: purchases.length,
    tickets: purchases.reduce((sum, { places }) => sum + places.length, 0),
    isRepeated: false,
    shown:
      purchases.length === 1 && first
        ? {
            orderNumber: first.orderNumber,
            tickets: first.places.map(({ code, qrSecret: qr_secret }) => ({
              code,
              qrString: qrStringOf({ code, qr_secret }),
            })),
          }
        : null,
  };
}

/** What a key made before; undefined: nothing yet. */
async function issuedBefore(
  connection: Kysely<Tables>,
  { changeKey }: Pick<Changer, 'changeKey'>,
  siteKey: string,
): Promise<Issued | undefined> {
  const prefix = `${byHand}${changeKey}/`;
  // The sign after `/` is `0`: the keys are compared byte by byte.
  const { rows } = await sql<{ orderNumber: string; tickets: { code: string; qr_secret: string }[] }>`
    select o.order_number as "orderNumber",
      (select jsonb_agg(jsonb_build_object('code', t.code, 'qr_secret', t.qr_secret) order by t.purchased_ticket_id)
        from purchased_ticket t where t.order_id = o.order_id) as tickets
    from ticket_order o
    where o.purchase_key >= ${prefix} and o.purchase_key < ${`${prefix.slice(0, -1)}0`} and o.site_key = ${siteKey}`.execute(
    connection,
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    orders: rows.length,
    tickets: rows.reduce((sum, { tickets }) => sum + tickets.length, 0),
    isRepeated: true,
    shown:
      rows.length === 1
        ? {
            orderNumber: first.orderNumber,
            tickets: first.tickets.map((one) => ({ code: one.code, qrString: qrStringOf(one) })),
          }
        : null,
  };
}
