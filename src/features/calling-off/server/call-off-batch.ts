import { type Kysely, sql, type Transaction } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import { callOffOrder, type CalledOffOrder, endCalledOff } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { batchSize, lookAgainMs, reasonMax, settleMs } from '../rules/calling-off-limits.ts';
import type { OrderOutcome } from '../rules/calling-off-state.ts';
import type { CallingOffServices } from './calling-off-services.ts';
import { findRun, isLeft, leftOrders, type Run, untoldNews } from './read-calling-off.ts';
import { noteNews, tellReaders } from './tell-called-off.ts';

/** A batch of a run, by its number. */
export interface CallingOffBatch {
  siteKey: string;
  batch: number;
}

interface FoundOrder {
  order_id: number;
  order_number: string;
  /** The first order that is left of its buyer. */
  place: number;
}

/**
 * Cancels the next orders of an event that is called off, and mails who has nothing left to be cancelled. What became of
 * an order, and who is to be told, is written in the transaction that changes it, so a process that dies, a job that
 * runs twice and a run that was stopped never refund or mail twice. An order that fails is noted, and the others go on.
 */
export async function callOffBatch(
  services: CallingOffServices,
  next: JobKind<CallingOffBatch>,
  { siteKey, batch }: CallingOffBatch,
): Promise<void> {
  const { database, site: sites, clock, log } = services;
  const { kysely } = database;
  const run = await findRun(kysely, siteKey);
  if (run === undefined || run.batch !== batch || run.state !== 'running') return;
  const record = sites.directory.named(siteKey);
  const site = record && (await sites.store.site(record));
  if (site === undefined) {
    await rest(services, run, 'stopped');
    log.warn('An event that is called off is not public any more, so its orders wait.', { siteKey });
    return;
  }
  const found = await nextOrders(services, run);
  let isStopped = false;
  for (const order of found) {
    // oxlint-disable-next-line no-await-in-loop -- one order after the other: a stop comes between them
    isStopped = !(await callOffOne(services, run, site, order));
    if (isStopped) break;
  }
  // Also of a run that was stopped meanwhile: their tickets are cancelled.
  await tellReaders(services, run, site, found.length === 0 ? undefined : found.map(({ order_id }) => order_id));
  if (isStopped) return;
  const now = clock();
  const isSettled = now >= run.begun_at.getTime() + settleMs;
  if (found.length === 0 && isSettled && !(await hasMore(services, siteKey))) return rest(services, run, 'finished');
  await inTransaction(database, async (tx) => {
    const row = await findRun(tx, siteKey, { isLocked: true });
    if (row === undefined || row.batch !== batch || row.state !== 'running') return;
    await tx
      .updateTable('calling_off')
      .set({ batch: batch + 1, ...(found.length > 0 && { walked_to: walkedTo(run, found) }) })
      .where('site_key', '=', siteKey)
      .execute();
    await next.send(
      { siteKey, batch: batch + 1 },
      { tx, ...(found.length === 0 && { startAfter: now + lookAgainMs }) },
    );
  });
}

/** Those that nobody has looked at, else those whose gateway was asked a while ago. */
async function nextOrders(
  { database, clock }: CallingOffServices,
  { site_key, walked_to }: Run,
): Promise<FoundOrder[]> {
  const { kysely } = database;
  const rows = await leftFrom(kysely, site_key, walked_to);
  if (rows.length > 0) return rows;
  // What was brought back to life meanwhile, or is to be tried again, may be behind.
  const before = walked_to === 0 ? [] : await leftFrom(kysely, site_key, 0);
  if (before.length > 0) return before;
  return kysely
    .selectFrom('calling_off_order as c')
    .innerJoin('ticket_order as o', 'o.order_id', 'c.order_id')
    .select(['o.order_id', 'o.order_number', 'o.order_id as place'])
    .where('c.site_key', '=', site_key)
    .where('c.outcome', '=', 'waiting')
    .where('c.at', '<=', new Date(clock() - lookAgainMs))
    .orderBy('c.order_id')
    .limit(batchSize)
    .execute();
}

/** The next that are left behind a number, and all of their buyers' beside them, so that they soon have their mail. */
async function leftFrom(kysely: Kysely<Tables>, siteKey: string, after: number): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    with next as materialized (
      select o.order_id, o.order_number, lower(o.purchaser_mail) as mail
      ${leftOrders(siteKey, after)} order by o.order_id limit ${batchSize}
    ), buyer as materialized (
      select mail, min(order_id) as place from next where mail <> '' group by mail
    )
    select order_id, order_number, min(place) as place from (
      select order_id, order_number, order_id as place from next
      union all
      select o.order_id, o.order_number, b.place from buyer b cross join lateral (
        select o.order_id, o.order_number from ticket_order o
        where o.site_key = ${siteKey} and o.purchaser_mail <> '' and lower(o.purchaser_mail) = b.mail and ${isLeft()}
        limit ${batchSize}
      ) o
    ) l group by order_id, order_number order by min(place), order_id limit ${batchSize}`.execute(kysely);
  return rows;
}

/** Before the first order of a batch none was left, unless it went back to look for those that came later. */
function walkedTo({ walked_to }: Run, found: readonly FoundOrder[]): number {
  return Math.max(walked_to, Math.min(...found.map(({ place }) => place)) - 1);
}

/** A gateway that says nothing yet, or somebody who is not told yet. */
async function hasMore({ database }: CallingOffServices, siteKey: string): Promise<boolean> {
  const { rows } = await sql`
    (select from calling_off_order where site_key = ${siteKey} and outcome = 'waiting' limit 1)
    union all (select from calling_off_news n where n.site_key = ${siteKey} and ${untoldNews} limit 1)`.execute(
    database.kysely,
  );
  return rows.length > 0;
}

/** False: the run was stopped meanwhile. */
async function callOffOne(
  services: CallingOffServices,
  run: Run,
  site: PublishedSite,
  { order_id: orderId, order_number: orderNumber }: FoundOrder,
): Promise<boolean> {
  const { database, clock, log } = services;
  const { site_key: siteKey, said } = run;
  const reason = localize(said, site.document.languages[0] ?? defaultLanguage, defaultLanguage).slice(0, reasonMax);
  const changer = {
    operator: { operatorId: run.operator_id, name: run.operator_name },
    context: { requestId: `calling-off-${siteKey}`, now: clock() },
    changeKey: `calling-off-${orderId}`,
  };
  const facts = { keepsFee: run.keeps_fee, reason };
  const noted = { siteKey, orderId, now: clock() };
  try {
    const done = await inTransaction(database, async (tx) => {
      if (!(await isRunning(tx, siteKey))) return 'stopped';
      const { outcome, news, ...money } = await callOffOrder(tx, services, orderId, facts, changer);
      if (outcome === 'open') return outcome;
      await noteOutcome(tx, noted, { ...money, outcome });
      if (outcome !== 'nothing') await noteNews(tx, noted, outcome, news);
      return outcome;
    });
    if (done === 'stopped') return false;
    if (done === 'open') {
      const tell = (tx: Transaction<Tables>) => noteNews(tx, noted, 'ended', [{ holderId: null, ticketIds: [] }]);
      const outcome = await endCalledOff(services, { siteKey, orderNumber }, { reason, tell }, changer);
      await noteOutcome(database.kysely, noted, { outcome });
    }
  } catch (error) {
    log.error('An order of an event that is called off failed.', { siteKey, orderId, error });
    const why = error instanceof Error ? error.message : String(error);
    await noteOutcome(database.kysely, noted, { outcome: 'failed', reason: why.slice(0, reasonMax) });
  }
  return true;
}

/** Whoever stops the run waits for the order that is changed right now, and none begins behind it. */
async function isRunning(tx: Transaction<Tables>, siteKey: string): Promise<boolean> {
  const row = await tx
    .selectFrom('calling_off')
    .select('state')
    .where('site_key', '=', siteKey)
    .forShare()
    .executeTakeFirst();
  return row?.state === 'running';
}

/** Writes what became of an order, once: whoever comes second has changed nothing, and gives their change back. */
async function noteOutcome(
  connection: Parameters<typeof findRun>[0],
  { orderId, siteKey, now }: { orderId: number; siteKey: string; now: Instant },
  {
    outcome,
    amount = 0,
    way = null,
    reason = '',
  }: Partial<Pick<CalledOffOrder, 'amount' | 'way'>> & {
    outcome: OrderOutcome;
    reason?: string;
  },
): Promise<void> {
  const values = { site_key: siteKey, outcome, amount, way, reason, at: new Date(now) };
  const kept = await connection
    .insertInto('calling_off_order')
    .values({ order_id: orderId, ...values })
    .onConflict((known) =>
      known.column('order_id').doUpdateSet(values).where('calling_off_order.outcome', 'in', ['waiting', 'failed']),
    )
    .returning('order_id')
    .execute();
  if (kept.length === 0 && outcome !== 'failed') throw new Error('Another server has called this order off.');
}

async function rest(
  { database, clock }: CallingOffServices,
  { site_key, batch }: Run,
  state: 'finished' | 'stopped',
): Promise<void> {
  await database.kysely
    .updateTable('calling_off')
    .set({ state, batch: batch + 1, ended_at: state === 'finished' ? new Date(clock()) : null })
    .where('site_key', '=', site_key)
    .where('batch', '=', batch)
    .where('state', '=', 'running')
    .execute();
}
