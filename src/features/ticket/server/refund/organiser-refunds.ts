import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readRefundNumber, refundNumber } from '../../rules/order/refund-number.ts';
import { isGatewaySilent, judgePaidByHand, type RefundWay, whoPaysBack } from '../../rules/order/refund-state.ts';
import type { OrganiserOptions } from '../order/organiser-orders.ts';
import { isOfNoRehearsal } from '../order/of-rehearsals.ts';
import { isDisputed, selectRefunds } from './refund-rows.ts';

export interface RefundByHand {
  number: string;
  siteKey: string;
  /** Whole yen. */
  amount: number;
  /** gateway: it was asked, and could not. */
  way: RefundWay;
  /** The gateway has not paid it for a long time: it is to be asked before anybody pays it by hand. */
  isSilent: boolean;
  owedSince: Instant;
  /** '': a member who has left. */
  buyer: string;
}

/** The money that organisers have to pay back by hand, or to ask a silent gateway for, the oldest first. */
export async function listRefundsByHand(database: Database, now: Instant): Promise<RefundByHand[]> {
  const rows = await selectRefunds(database.kysely)
    .where('r.state', '<>', 'done')
    .where(({ not }) => not(isDisputed))
    .where(isOfNoRehearsal('o.site_key'))
    .orderBy('r.created_at')
    .orderBy('r.ticket_refund_id')
    .execute();
  return rows
    .map((row) => ({ ...row, isSilent: isGatewaySilent(row, row.created_at.getTime(), now) }))
    .filter((row) => row.isSilent || whoPaysBack(row) === 'organiser')
    .map(({ ticket_refund_id: refundId, order_number: orderNumber, ...row }) => ({
      number: refundNumber({ orderNumber, refundId }),
      siteKey: row.site_key,
      amount: row.amount,
      way: row.way,
      isSilent: row.isSilent,
      owedSince: row.created_at.getTime(),
      buyer: row.purchaser_mail,
    }));
}

export type PaidByHand =
  | { outcome: 'unknown' }
  /** `at`: when it last changed, before this. */
  | { outcome: ReturnType<typeof judgePaidByHand>; number: string; amount: number; at: Instant };

type NoteAmount = (...facts: [...Parameters<NonNullable<OrganiserOptions['also']>>, amount: number]) => Promise<void>;

/** The organiser says that a refund was paid back by hand; saying it again changes nothing. */
export async function notePaidByHand(
  database: Database,
  typed: string,
  now: Instant,
  { siteKey, also }: Omit<OrganiserOptions, 'also'> & { also?: NoteAmount } = {},
): Promise<PaidByHand> {
  const name = readRefundNumber(typed);
  if (name === undefined) return { outcome: 'unknown' };
  return inTransaction(database, async (tx) => {
    const row = await selectRefunds(tx)
      .where('r.ticket_refund_id', '=', name.refundId)
      // Its mail may have been sent before the order got another number.
      .where((eb) =>
        eb.or([eb('o.order_number', '=', name.orderNumber), eb('o.gateway_number', '=', name.orderNumber)]),
      )
      .forUpdate('r')
      .executeTakeFirst();
    if (row === undefined || (siteKey !== undefined && row.site_key !== siteKey)) return { outcome: 'unknown' };
    const outcome = judgePaidByHand(row, !row.is_disputed && isGatewaySilent(row, row.created_at.getTime(), now));
    if (outcome === 'noted') {
      await tx
        .updateTable('ticket_refund')
        .set({ state: 'done', way: 'byHand', changed_at: new Date(now) })
        .where('ticket_refund_id', '=', name.refundId)
        .execute();
      await also?.(tx, row, row.amount);
    }
    return { outcome, number: refundNumber(name), amount: row.amount, at: row.changed_at.getTime() };
  });
}
