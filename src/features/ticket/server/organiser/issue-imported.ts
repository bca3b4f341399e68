import type { Transaction } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Tables } from '#server/database/tables.ts';
import { tell } from '#server/realtime/hints.ts';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';
import type { NameInParts } from '../../rules/organiser/correct-answers.ts';
import type { IssueWay } from '../../rules/organiser/issue-way.ts';
import { priceOf } from '../../rules/sale/price-of.ts';
import { salesTopic } from '../../rules/sale/sales-topic.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import { importPrefix } from '../order/issued-by-hand.ts';
import { siteOfOrder } from '../order/site-of-order.ts';
import { reserveBatch } from '../reservation/reserve-batch.ts';
import type { PendingPurchase } from '../reservation/reservation.ts';
import { stockMoved } from '../sale/kept-stock.ts';
import { findSale, saleTicketOf } from '../sale/sale-content.ts';
import { handPurchase, noteIssuedOrders } from './hand-purchase.ts';
import type { IssueServices } from './issue-by-hand.ts';
import type { Changer } from './note-change.ts';

/** One row of a file: somebody who gets tickets. */
export interface ImportedRecipient {
  /** Its number in the import. */
  row: number;
  ticket: { contentId: number; ticketId: number; priceId: number | null };
  name: NameInParts;
  mail: string;
  number: number;
  answers: readonly FormAnswer[];
  reason: string;
}

interface ImportTerms {
  siteKey: string;
  importId: number;
  way: IssueWay;
  language: LanguageCode;
  isMailed: boolean;
}

/** Nothing is left for this row. */
export class NoPlaceLeft extends Error {
  readonly row: number;

  constructor(row: number) {
    super('There is no place left for a row of an import.');
    this.row = row;
  }
}

export interface PreparedIssue {
  /** Takes the places and stores the orders; answers those that it made. Throws `NoPlaceLeft`, and nothing is stored. */
  store(tx: Transaction<Tables>): Promise<{ row: number; orderId: number }[]>;
  /** Call it after the transaction, whatever became of it. */
  ended(isCommitted: boolean): Promise<void>;
}

interface Prepared {
  recipient: ImportedRecipient;
  purchase: PendingPurchase;
}

/**
 * Makes orders of some rows of a file, for a transaction of the caller. The places are taken as buyers take them, with
 * the same locks and the same capacity.
 */
export async function prepareImported(
  { database, site, orderJobs, snapshotOf }: IssueServices,
  { siteKey, importId, ...terms }: ImportTerms,
  recipients: readonly ImportedRecipient[],
  { operator, context }: Omit<Changer, 'changeKey'>,
): Promise<PreparedIssue | { unknown: number }> {
  const { now } = context;
  const published = await siteOfOrder(site, { site_key: siteKey });
  const prepared: Prepared[] = [];
  const snapshots = new Map<string, number>();
  for (const recipient of recipients) {
    const { contentId, ticketId, priceId } = recipient.ticket;
    // oxlint-disable-next-line no-await-in-loop -- the sale is kept in memory
    const sale = await findSale(site.store, published, contentId);
    const item = sale.items.find(({ detailId }) => detailId === ticketId);
    const unit = item && !isLottery(item) ? priceOf(saleTicketOf(item, 0), priceId) : undefined;
    if (item === undefined || unit === undefined) return { unknown: recipient.row };
    const known = `${contentId}/${ticketId}`;
    // oxlint-disable-next-line no-await-in-loop -- once for each ticket
    const snapshotId = snapshots.get(known) ?? (await snapshotOf(sale, item));
    snapshots.set(known, snapshotId);
    const { name, mail, number, answers, row } = recipient;
    const isMailed = terms.isMailed && mail !== '';
    const wish = {
      ...terms,
      sale,
      item,
      snapshotId,
      priceId,
      price: unit.price,
      name,
      mail,
      number,
      answers,
      isMailed,
      now,
    };
    prepared.push({ recipient, purchase: handPurchase(wish, keyOf(importId, row)) });
  }
  const needed = orderJobs.needed(prepared.map(({ purchase }) => purchase));
  const sales = [...Map.groupBy(prepared, ({ purchase }) => purchase.contentId)].sort(([a], [b]) => a - b);
  return {
    async store(tx) {
      const made: (Prepared & { orderId: number })[] = [];
      for (const [, ofSale] of sales) {
        // oxlint-disable-next-line no-await-in-loop -- one connection has the transaction
        const reserved = await reserveBatch(
          tx,
          ofSale.map(({ purchase }) => purchase),
        );
        for (const [place, one] of reserved.entries()) {
          const { recipient, purchase } = ofSale[place]!;
          if (one.outcome === 'accepted') made.push({ recipient, purchase, orderId: one.stored.order.order_id });
          else if (one.outcome !== 'repeated') throw new NoPlaceLeft(recipient.row);
        }
      }
      await noteIssuedOrders(
        tx,
        { operator, context },
        terms.way,
        made.map(({ orderId, recipient: { row, reason } }) => ({ key: keyOf(importId, row), orderId, reason })),
      );
      await orderJobs.add(tx, needed);
      return made.map(({ orderId, recipient: { row } }) => ({ row, orderId }));
    },
    async ended(isCommitted) {
      // This holds also when nobody knows whether it was stored.
      for (const [contentId] of sales) stockMoved({ siteKey, contentId });
      tell(database, salesTopic(siteKey));
      if (isCommitted) await orderJobs.committed(needed);
    },
  };
}

/** No row makes a second order. No key of a form has a slash. */
function keyOf(importId: number, row: number): string {
  return `${importPrefix}${importId}/${row}`;
}
