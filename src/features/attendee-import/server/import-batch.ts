import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { noteInLog } from '#features/operator/server.ts';
import { NoPlaceLeft, prepareImported, type ImportedRecipient, readIssuable } from '#features/ticket/server.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { nextBatch } from '../rules/import-limits.ts';
import { isGoing, type StopReason } from '../rules/import-states.ts';
import { createRowReader } from '../rules/read-row.ts';
import { findImport, type StoredImport } from './find-imports.ts';
import { readQuestions } from './import-desk.ts';
import type { Batch, ImportServices } from './import-services.ts';
import { digestOf } from './stage-rows.ts';

const cellsSchema = v.array(v.string());

interface Next extends ImportedRecipient {
  line: number;
  digest: string;
}

/** The row at which an import stops, and why. */
interface Stop {
  reason: StopReason;
  line: number | null;
}

/**
 * Issues the tickets of the next rows of an import. Their orders, their booking numbers, the end of the rows and the
 * count of the transaction are stored together, so that a process that dies, a job that runs twice and an import that
 * was stopped never give anybody tickets twice.
 */
export async function importBatch(
  services: ImportServices,
  next: JobKind<Batch>,
  { importId, batch }: Batch,
): Promise<void> {
  const { database, site, clock } = services;
  const stored = await findImport(database.kysely, importId);
  if (stored === undefined || stored.batch !== batch || !isGoing(stored.state)) return;
  const { plan, site_key: siteKey } = stored;
  const record = site.directory.named(siteKey);
  const published = record && (await site.store.site(record));
  const issuable = record && (await readIssuable(services, record));
  if (plan === undefined || published === undefined || issuable === undefined) {
    return rest(services, stored, { reason: plan === undefined ? 'changed' : 'unpublished', line: null });
  }
  const reader = createRowReader(plan, { tickets: issuable.tickets, questions: readQuestions(published) });
  const staged = await nextRows(database.kysely, stored);
  if (staged.length === 0) return finish(services, stored);
  const rows: Next[] = [];
  let stop: Stop | undefined;
  for (const { row_no, line, cells } of staged) {
    const { row } = reader.read(readStored(cellsSchema, cells).output ?? []);
    if (row === undefined) {
      // The event was published anew since the rows came in.
      stop = { reason: 'changed', line };
      break;
    }
    const { reference, ...recipient } = row;
    const reason = [plan.note, reference].filter(Boolean).join(' / ');
    rows.push({ ...recipient, row: row_no, line, reason, digest: digestOf(siteKey, reference) });
  }
  const began = performance.now();
  const done = await issue(services, next, stored, rows, stop);
  if (done === undefined) return;
  const batch_rows = nextBatch(Math.max(1, done), performance.now() - began);
  await database.kysely
    .updateTable('attendee_import')
    .set({ batch_rows, changed_at: new Date(clock()) })
    .where('import_id', '=', importId)
    .where('batch', '=', batch + 1)
    .execute();
}

async function nextRows(kysely: Kysely<Tables>, { import_id, batch_rows }: StoredImport) {
  return kysely
    .selectFrom('attendee_import_row')
    .select(['row_no', 'line', 'cells'])
    .where('import_id', '=', import_id)
    .orderBy('row_no')
    .limit(batch_rows)
    .execute();
}

/** Issues these rows, and those before the first for whom nothing is left; answers how many. Undefined: another did. */
async function issue(
  services: ImportServices,
  next: JobKind<Batch>,
  stored: StoredImport,
  rows: readonly Next[],
  stop: Stop | undefined,
): Promise<number | undefined> {
  const { database, clock } = services;
  const { import_id: importId, site_key: siteKey, plan, operator_id, made_by, batch } = stored;
  if (rows.length === 0) {
    await rest(services, stored, stop ?? { reason: 'failed', line: null });
    return 0;
  }
  const now = clock();
  const context = { requestId: `import-${importId}`, now };
  const changer = { operator: { operatorId: operator_id, name: made_by }, context };
  const { way, language, isMailed } = plan!;
  const terms = { siteKey, importId, way, language, isMailed };
  const prepared = await prepareImported(services, terms, rows, changer);
  if ('unknown' in prepared) {
    const at = rows.findIndex(({ row }) => row === prepared.unknown);
    return issue(services, next, stored, rows.slice(0, at), { reason: 'changed', line: rows[at]?.line ?? null });
  }
  let isCommitted = false;
  try {
    const isMine = await inTransaction(database, async (tx) => {
      const row = await tx
        .selectFrom('attendee_import')
        .select(['state', 'batch'])
        .where('import_id', '=', importId)
        .forUpdate()
        .executeTakeFirst();
      // It was stopped meanwhile, or this very batch has been made.
      if (row === undefined || row.batch !== batch || !isGoing(row.state)) return false;
      const made = await prepared.store(tx);
      await noteReferences(tx, siteKey, rows, made);
      const numbers = rows.map((one) => one.row);
      await sql`delete from attendee_import_row
        where import_id = ${importId} and row_no = any(${numbers}::integer[])`.execute(tx);
      const tickets = rows.reduce((sum, { number }) => sum + number, 0);
      await tx
        .updateTable('attendee_import')
        .set(({ eb }) => ({
          state: stop === undefined ? 'importing' : 'stopped',
          stop_reason: stop?.reason ?? '',
          stop_line: stop?.line ?? null,
          batch: batch + 1,
          rows_done: eb('rows_done', '+', rows.length),
          tickets_done: eb('tickets_done', '+', tickets),
          changed_at: new Date(now),
        }))
        .where('import_id', '=', importId)
        .execute();
      if (stop === undefined) await next.send({ importId, batch: batch + 1 }, { tx });
      return true;
    });
    isCommitted = isMine;
    return isMine ? rows.length : undefined;
  } catch (error) {
    if (!(error instanceof NoPlaceLeft)) throw error;
    const at = rows.findIndex(({ row }) => row === error.row);
    return await issue(services, next, stored, rows.slice(0, at), { reason: 'soldOut', line: rows[at]?.line ?? null });
  } finally {
    await prepared.ended(isCommitted);
  }
}

/** Which orders are of which bookings elsewhere; one that is known already stays with its first order. */
async function noteReferences(
  tx: Kysely<Tables>,
  siteKey: string,
  rows: readonly Next[],
  made: readonly { row: number; orderId: number }[],
): Promise<void> {
  const digests = new Map(rows.map(({ row, digest }) => [row, digest]));
  const known = made.filter(({ row }) => digests.get(row) !== '');
  await sql`
    insert into attendee_import_reference (site_key, reference_digest, order_id)
    select ${siteKey}, digest, order_id from unnest(
      ${known.map(({ row }) => digests.get(row))}::text[], ${known.map(({ orderId }) => orderId)}::integer[]
    ) as u (digest, order_id)
    on conflict (site_key, reference_digest) do update set order_id = excluded.order_id`.execute(tx);
}

/** The import stops here, and can go on. */
async function rest(
  { database, clock }: ImportServices,
  { import_id, batch }: StoredImport,
  stop: Stop,
): Promise<void> {
  await database.kysely
    .updateTable('attendee_import')
    .set({
      state: 'stopped',
      batch: batch + 1,
      stop_reason: stop.reason,
      stop_line: stop.line,
      changed_at: new Date(clock()),
    })
    .where('import_id', '=', import_id)
    .where('batch', '=', batch)
    .where('state', 'in', ['queued', 'importing'])
    .execute();
}

async function finish({ database, clock }: ImportServices, stored: StoredImport): Promise<void> {
  const { import_id: importId, site_key: siteKey, batch, operator_id, made_by } = stored;
  const now = clock();
  await inTransaction(database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('attendee_import')
      .set({ state: 'finished', batch: batch + 1, changed_at: new Date(now), ended_at: new Date(now) })
      .where('import_id', '=', importId)
      .where('batch', '=', batch)
      .where('state', 'in', ['queued', 'importing'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await noteInLog(
      tx,
      { requestId: `import-${importId}`, now },
      {
        operator: { operatorId: operator_id, name: made_by },
        siteKey,
        action: 'attendees.imported',
        details: { importId, rows: stored.rows_done, tickets: stored.tickets_done },
      },
    );
  });
}

/** After hours of failures somebody has to look: the import rests, and can be resumed. */
export async function giveUp({ database }: ImportServices, importId: number): Promise<void> {
  await database.kysely
    .updateTable('attendee_import')
    .set(({ eb }) => ({ state: 'stopped', stop_reason: 'failed', stop_line: null, batch: eb('batch', '+', 1) }))
    .where('import_id', '=', importId)
    .where('state', 'in', ['queued', 'importing'])
    .execute();
}
