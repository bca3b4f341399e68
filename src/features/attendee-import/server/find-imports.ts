import { type Kysely, type Selectable } from 'kysely';
import { formatInstant } from '#kernel/period.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import { refuse } from '#server/http/refusal.ts';
import { importPlan, type ListedImport } from '../contract.ts';
import type { ImportPlan } from '../rules/import-plan.ts';
import type { AttendeeImportTable } from './import-tables.ts';

export type StoredImport = Omit<Selectable<AttendeeImportTable>, 'plan'> & { plan: ImportPlan | undefined };

const read = (row: Selectable<AttendeeImportTable>): StoredImport => ({
  ...row,
  plan: readStored(importPlan, row.plan).output,
});

/** An import of a site; 404 without one. */
export async function readImportOf(
  kysely: Kysely<Tables>,
  { siteKey, importId, isLocked = false }: { siteKey: string; importId: number; isLocked?: boolean },
): Promise<StoredImport> {
  const found = kysely
    .selectFrom('attendee_import')
    .selectAll()
    .where('import_id', '=', importId)
    .where('site_key', '=', siteKey);
  const row = await (isLocked ? found.forUpdate() : found).executeTakeFirst();
  if (row === undefined) throw refuse('notFound');
  return read(row);
}

/** An import by its number alone, for the work behind the calls. */
export async function findImport(kysely: Kysely<Tables>, importId: number): Promise<StoredImport | undefined> {
  const row = await kysely
    .selectFrom('attendee_import')
    .selectAll()
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return row && read(row);
}

export async function listImportsOf(
  kysely: Kysely<Tables>,
  siteKey: string,
  { after, most }: { after: number | undefined; most: number },
): Promise<StoredImport[]> {
  const all = kysely.selectFrom('attendee_import').selectAll().where('site_key', '=', siteKey);
  const page = after === undefined ? all : all.where('import_id', '<', after);
  return (await page.orderBy('import_id', 'desc').limit(most).execute()).map(read);
}

export function presentImport(row: StoredImport): ListedImport {
  const said = (at: Date | null): string | null => (at === null ? null : formatInstant(at.getTime()));
  return {
    importId: row.import_id,
    state: row.state,
    fileName: row.file_name,
    rows: row.rows_all,
    staged: row.staged,
    leftOut: row.left_out,
    done: row.rows_done,
    tickets: row.tickets_done,
    isMailed: row.plan?.isMailed ?? false,
    madeBy: row.made_by,
    madeAt: formatInstant(row.made_at.getTime()),
    startedAt: said(row.started_at),
    endedAt: said(row.ended_at),
    stop: row.stop_reason === '' ? null : { reason: row.stop_reason, line: row.stop_line },
  };
}
