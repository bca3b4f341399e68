import { type Kysely, sql, type Transaction } from 'kysely';
import { noteInLog } from '#features/operator/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { readRefundNumber, refundNumber } from '#features/ticket/rules/order/refund-number.ts';
import { type Changer, noteChange, notePaidByHand } from '#features/ticket/server.ts';
import { dayMs } from '#kernel/period.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { accountLinkDays } from '../rules/payout/payout-limits.ts';
import { type KeptAccount, openAccount } from './kept-account.ts';
import { askMail, paidMail, type ToldOrder } from './payout-mails.ts';
import { refusePayout } from './payout-refusal.ts';
import type { PayoutServices } from './payout-services.ts';
import { isByHand } from './read-payouts.ts';

interface Asked {
  siteKey: string;
  changer: Omit<Changer, 'changeKey'>;
}

interface OwedRefund extends ToldOrder {
  ticket_refund_id: number;
  amount: number;
  hasAccount: boolean;
}

/** The refunds of these names that the organiser has to pay, with their orders; locked, so that none is paid meanwhile. */
async function lockOwed(
  tx: Transaction<Tables>,
  secrets: SecretBox,
  siteKey: string,
  numbers: readonly string[],
): Promise<OwedRefund[]> {
  const ids = numbers.flatMap((number) => readRefundNumber(number)?.refundId ?? []);
  const { rows } = await sql<Omit<OwedRefund, 'hasAccount'> & KeptAccount>`
    select r.ticket_refund_id, r.amount, o.order_id, o.order_number, o.site_key, o.language, o.purchaser_mail,
      a.account, a.sealed
    from ticket_refund r join ticket_order o on o.order_id = r.order_id
      left join refund_account a on a.order_id = o.order_id
    where r.ticket_refund_id = any(${ids}::integer[]) and o.site_key = ${siteKey} and ${isByHand}
    order by r.ticket_refund_id for update of r`.execute(tx);
  return Promise.all(
    rows.map(async ({ account, sealed, ...row }) => ({
      ...row,
      hasAccount: (await openAccount(secrets, { order_id: row.order_id, account, sealed })) !== undefined,
    })),
  );
}

/** Mails the buyers of these refunds a link each. A link before it stops working. */
export async function askForAccounts(
  services: PayoutServices,
  site: PublishedSite,
  { siteKey, changer }: Asked,
  numbers: readonly string[],
): Promise<number> {
  const { operator, context } = changer;
  if (services.publicUrl === undefined) throw refusePayout('noAddress');
  return inTransaction(services.database, async (tx) => {
    const refunds = await lockOwed(tx, services.secrets, siteKey, numbers);
    const byOrder = new Map<number, { order: OwedRefund; amount: number }>();
    for (const order of refunds) {
      const known = byOrder.get(order.order_id);
      byOrder.set(order.order_id, { order, amount: (known?.amount ?? 0) + order.amount });
    }
    let asked = 0;
    for (const { order, amount } of byOrder.values()) {
      const token = newSecretToken();
      const told = order.hasAccount ? undefined : askMail(services, site, order, { token, amount });
      if (told === undefined) continue;
      const link = {
        token_hash: hashSecret(token),
        asked_at: new Date(context.now),
        until: new Date(context.now + accountLinkDays * dayMs),
      };
      // oxlint-disable-next-line no-await-in-loop -- one connection has the transaction
      await tx
        .insertInto('refund_account')
        .values({ order_id: order.order_id, site_key: siteKey, ...link, account: null, given_at: null })
        .onConflict((known) => known.column('order_id').doUpdateSet(link))
        .execute();
      // oxlint-disable-next-line no-await-in-loop
      await services.mail.send(told, { tx });
      asked += 1;
    }
    if (asked === 0) throw refusePayout('nobodyToAsk');
    await noteInLog(tx, context, { operator, siteKey, action: 'payout.asked', details: { count: asked } });
    return asked;
  });
}

/** Makes a file of refunds: all of them or none. A refund is a key, so of two files that want it one is not made. */
export async function makePayoutOf(
  services: Pick<PayoutServices, 'database' | 'secrets'>,
  { siteKey, changer }: Asked,
  { key, refunds: wanted }: { key: string; refunds: readonly { refundNumber: string; amount: number }[] },
): Promise<number> {
  const { operator, context } = changer;
  return inTransaction(services.database, async (tx) => {
    const refunds = await lockOwed(
      tx,
      services.secrets,
      siteKey,
      wanted.map(({ refundNumber: number }) => number),
    );
    const before = await tx
      .selectFrom('payout')
      .select(['payout_id', 'site_key'])
      .where('payout_key', '=', key)
      .executeTakeFirst();
    if (before?.site_key === siteKey) return before.payout_id;
    const seen = new Map(wanted.map(({ refundNumber: number, amount }) => [number, amount]));
    const isAsSeen = (one: OwedRefund): boolean =>
      seen.get(refundNumber({ orderNumber: one.order_number, refundId: one.ticket_refund_id })) === one.amount;
    if (refunds.length < seen.size || !refunds.every(isAsSeen)) throw refusePayout('changed');
    if (!refunds.every(({ hasAccount }) => hasAccount)) throw refusePayout('noAccount');
    const amount = refunds.reduce((sum, one) => sum + one.amount, 0);
    const { payout_id: payoutId } = await tx
      .insertInto('payout')
      .values({
        payout_key: key,
        site_key: siteKey,
        state: 'made',
        made_at: new Date(context.now),
        made_by: operator.name,
        ended_at: null,
        refunds: refunds.length,
        amount,
      })
      .returning('payout_id')
      .executeTakeFirstOrThrow();
    const ids = refunds.map(({ ticket_refund_id: id }) => id);
    const { rows: kept } = await sql`
      insert into payout_refund (ticket_refund_id, payout_id)
      select id, ${payoutId} from unnest(${ids}::integer[]) as id on conflict do nothing returning 1`.execute(tx);
    if (kept.length < ids.length) throw refusePayout('inAnother');
    const details = { count: refunds.length, amount };
    await noteInLog(tx, context, { operator, siteKey, action: 'payout.made', details });
    return payoutId;
  });
}

/**
 * Notes each refund of a file as paid, in a transaction each with its mail; saying it again changes nothing. A file that
 * is withdrawn meanwhile pays no further refund: it may be in another file by then.
 */
export async function payPayoutOf(
  services: PayoutServices,
  site: PublishedSite | undefined,
  { siteKey, changer }: Asked,
  payoutId: number,
): Promise<number> {
  const { database, mail } = services;
  const { operator, context } = changer;
  const state = await stateOf(database.kysely, siteKey, payoutId);
  if (state === undefined) throw refuse('notFound');
  if (state !== 'made') throw refusePayout('over');
  const rows = await database.kysely
    .selectFrom('payout_refund as p')
    .innerJoin('ticket_refund as r', 'r.ticket_refund_id', 'p.ticket_refund_id')
    .innerJoin('ticket_order as o', 'o.order_id', 'r.order_id')
    .select([
      'r.ticket_refund_id as refundId',
      'o.order_id',
      'o.order_number',
      'o.site_key',
      'o.language',
      'o.purchaser_mail',
    ])
    .where('p.payout_id', '=', payoutId)
    .orderBy('r.ticket_refund_id')
    .execute();
  let paid = 0;
  for (const { refundId, ...order } of rows) {
    const number = refundNumber({ orderNumber: order.order_number, refundId });
    // oxlint-disable-next-line no-await-in-loop -- a transaction after the other
    const noted = await notePaidByHand(database, number, context.now, {
      siteKey,
      async also(tx, row, amount) {
        if ((await stateOf(tx, siteKey, payoutId)) !== 'made') throw refusePayout('over');
        await noteChange(tx, { ...changer, changeKey: `payout-${payoutId}-${refundId}` }, row, {
          kind: 'paidByHand',
          amount,
        });
        const told = site && paidMail(site, order, amount);
        if (told !== undefined) await mail.send(told, { tx });
      },
    });
    if (noted.outcome === 'noted') paid += 1;
  }
  await inTransaction(database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('payout')
      .set({ state: 'paid', ended_at: new Date(context.now) })
      .where('payout_id', '=', payoutId)
      .where('state', '=', 'made')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) {
      await noteInLog(tx, context, { operator, siteKey, action: 'payout.paid', details: { count: rows.length } });
    }
  });
  return paid;
}

async function stateOf(connection: Kysely<Tables>, siteKey: string, payoutId: number) {
  const row = await connection
    .selectFrom('payout')
    .select('state')
    .where('payout_id', '=', payoutId)
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  return row?.state;
}

/** The file did not go to the bank: its refunds can be in another one. */
export async function dropPayoutOf(
  { database }: Pick<PayoutServices, 'database'>,
  { siteKey, changer: { operator, context } }: Asked,
  payoutId: number,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const row = await tx
      .selectFrom('payout')
      .select('state')
      .where('payout_id', '=', payoutId)
      .where('site_key', '=', siteKey)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw refuse('notFound');
    if (row.state !== 'made') throw refusePayout('over');
    await tx.deleteFrom('payout_refund').where('payout_id', '=', payoutId).execute();
    const changes = { state: 'dropped', ended_at: new Date(context.now) } as const;
    await tx.updateTable('payout').set(changes).where('payout_id', '=', payoutId).execute();
    await noteInLog(tx, context, { operator, siteKey, action: 'payout.dropped' });
  });
}
