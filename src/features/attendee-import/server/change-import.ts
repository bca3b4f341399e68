import { type Kysely, sql, type Transaction } from 'kysely';
import { noteInLog } from '#features/operator/server.ts';
import { readIssuable } from '#features/ticket/server.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { firstBatch, stagedMax } from '../rules/import-limits.ts';
import type { ImportPlan } from '../rules/import-plan.ts';
import { isGoing, type KnownWish } from '../rules/import-states.ts';
import { readImportOf, type StoredImport } from './find-imports.ts';
import { refuseImport } from './import-refusal.ts';
import type { Batch, ImportServices } from './import-services.ts';
import { leaveOutKnown, reviewRows } from './review-rows.ts';

interface At {
  siteKey: string;
  portalId: number;
  eventId: number | undefined;
}

interface Pressed {
  operator: { operatorId: number; name: string };
  context: Pick<RequestContext, 'requestId' | 'now'>;
}

interface Asked extends Pressed {
  at: At;
  importId: number;
}

interface Begun {
  key: string;
  fileName: string;
  rows: number;
  plan: ImportPlan;
}

/** Begins an import, or finds the one that the same file began. */
export async function begin(
  { database }: ImportServices,
  { siteKey }: At,
  { key, fileName, rows, plan }: Begun,
  { operator, context }: Pressed,
): Promise<Pick<StoredImport, 'import_id' | 'state' | 'staged'>> {
  const now = new Date(context.now);
  return inTransaction(database, async (tx) => {
    await lockSite(tx, siteKey);
    const before = await tx
      .selectFrom('attendee_import')
      .select(['import_id', 'state', 'staged'])
      .where('site_key', '=', siteKey)
      .where('import_key', '=', key)
      .where('state', '<>', 'discarded')
      .executeTakeFirst();
    if (before !== undefined) return before;
    const { staging } = await tx
      .selectFrom('attendee_import')
      .select(({ fn }) => fn.countAll<string>().as('staging'))
      .where('site_key', '=', siteKey)
      .where('state', '=', 'staging')
      .executeTakeFirstOrThrow();
    if (Number(staging) >= stagedMax) throw refuseImport('tooManyImports');
    return tx
      .insertInto('attendee_import')
      .values({
        site_key: siteKey,
        import_key: key,
        file_name: fileName,
        rows_all: rows,
        plan,
        batch_rows: firstBatch,
        operator_id: operator.operatorId,
        made_by: operator.name,
        made_at: now,
        changed_at: now,
      })
      .returning(['import_id', 'state', 'staged'])
      .executeTakeFirstOrThrow();
  });
}

/** Begins to issue the tickets of an import whose rows are complete. */
export async function start(
  services: ImportServices,
  next: JobKind<Batch>,
  { at, importId, operator, context }: Asked,
  known: KnownWish,
): Promise<void> {
  const { siteKey } = at;
  const tickets = await ticketsAt(services, at);
  await inTransaction(services.database, async (tx) => {
    await lockSite(tx, siteKey);
    const { state, staged, rows_all, batch } = await readImportOf(tx, { siteKey, importId, isLocked: true });
    if (state !== 'staging') throw refuseImport('startedBefore');
    if (staged < rows_all) throw refuseImport('incomplete');
    const other = await tx
      .selectFrom('attendee_import')
      .select('import_id')
      .where('site_key', '=', siteKey)
      .where('state', 'in', ['queued', 'importing', 'stopped'])
      .executeTakeFirst();
    if (other !== undefined) throw refuseImport('otherGoing');
    const leftOut = known === 'leaveOut' ? await leaveOutKnown(tx, { siteKey, importId }) : 0;
    const review = await reviewRows(tx, { siteKey, importId }, tickets);
    if (review.twice.number > 0) throw refuseImport('twice');
    if (known === 'ask' && review.known.number > 0) throw refuseImport('known');
    if (review.short.length > 0) throw refuseImport('soldOut');
    if (review.rows === 0) throw refuseImport('nobodyLeft');
    await tx
      .updateTable('attendee_import')
      .set({
        state: 'queued',
        left_out: leftOut,
        operator_id: operator.operatorId,
        made_by: operator.name,
        started_at: new Date(context.now),
        changed_at: new Date(context.now),
      })
      .where('import_id', '=', importId)
      .execute();
    await note(tx, { siteKey, importId, operator, context }, 'attendees.importStarted', {
      rows: review.rows,
      tickets: review.tickets,
    });
    await next.send({ importId, batch }, { tx });
  });
}

/** What it has issued stays. The transaction that is under way ends first, or finds that it is too late. */
export async function stop(
  { database }: ImportServices,
  { at: { siteKey }, importId, ...pressed }: Asked,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { state, batch } = await readImportOf(tx, { siteKey, importId, isLocked: true });
    if (!isGoing(state)) throw refuseImport('notGoing');
    await tx
      .updateTable('attendee_import')
      // The batch that waits is no longer the next one.
      .set({
        state: 'stopped',
        stop_reason: 'asked',
        stop_line: null,
        batch: batch + 1,
        changed_at: new Date(pressed.context.now),
      })
      .where('import_id', '=', importId)
      .execute();
    await note(tx, { siteKey, importId, ...pressed }, 'attendees.importStopped');
  });
}

export async function resume(
  services: ImportServices,
  next: JobKind<Batch>,
  { at, importId, ...pressed }: Asked,
): Promise<void> {
  const { siteKey } = at;
  const tickets = await ticketsAt(services, at);
  await inTransaction(services.database, async (tx) => {
    const { state, batch } = await readImportOf(tx, { siteKey, importId, isLocked: true });
    if (state !== 'stopped') throw refuseImport('notStopped');
    const { short } = await reviewRows(tx, { siteKey, importId }, tickets);
    if (short.length > 0) throw refuseImport('soldOut');
    await tx
      .updateTable('attendee_import')
      .set({ state: 'importing', stop_reason: '', stop_line: null, changed_at: new Date(pressed.context.now) })
      .where('import_id', '=', importId)
      .execute();
    await note(tx, { siteKey, importId, ...pressed }, 'attendees.importResumed');
    await next.send({ importId, batch }, { tx });
  });
}

/** Forgets the rows that have not been done. */
export async function discard(
  { database }: ImportServices,
  { at: { siteKey }, importId, ...pressed }: Asked,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { state, rows_done: rows } = await readImportOf(tx, { siteKey, importId, isLocked: true });
    if (state !== 'staging' && state !== 'stopped') throw refuseImport('notStopped');
    await forgetRows(tx, importId, pressed.context.now);
    await note(tx, { siteKey, importId, ...pressed }, 'attendees.importDiscarded', { rows });
  });
}

export async function forgetRows(tx: Kysely<Tables>, importId: number, now: number): Promise<void> {
  await tx.deleteFrom('attendee_import_row').where('import_id', '=', importId).execute();
  await tx
    .updateTable('attendee_import')
    .set(({ eb }) => ({
      state: 'discarded',
      batch: eb('batch', '+', 1),
      changed_at: new Date(now),
      ended_at: new Date(now),
    }))
    .where('import_id', '=', importId)
    .execute();
}

export async function ticketsAt(services: ImportServices, at: At) {
  const found = await readIssuable(services, at);
  if (found === undefined) throw refuseImport('unpublished');
  return found.tickets;
}

async function lockSite(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  await sql`select from site where site_key = ${siteKey} for no key update`.execute(tx);
}

async function note(
  tx: Transaction<Tables>,
  { siteKey, importId, operator, context }: Pressed & { siteKey: string; importId: number },
  action:
    | 'attendees.importStarted'
    | 'attendees.importStopped'
    | 'attendees.importResumed'
    | 'attendees.importDiscarded',
  details: Record<string, number> = {},
): Promise<void> {
  await noteInLog(tx, context, { operator, siteKey, action, details: { importId, ...details } });
}
