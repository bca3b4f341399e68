import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** A visitor may have uploaded a picture for a form that is still being filled in. */
const keptForHours = 24;

type TableName = keyof Tables;

export interface PictureTables {
  /** The tables that nearly all pictures were made for. */
  mostlyIn: readonly TableName[];
  /** Tables that mention a picture without owning it: logs of views, or favourites. */
  mentionedIn: readonly TableName[];
}

const mentionedInPlatform: readonly TableName[] = ['job', 'mailbox_mail', 'upload'];

/**
 * Removes visitors' pictures that nothing names any more: a replaced picture, one of a form that was never saved,
 * one whose member has left. A picture that any text of another table names stays: a new feature loses none by not
 * being known here; an organiser's picture is kept always, for it has its original beside it. Answers how many went.
 */
export async function forgetUploads(
  database: Database,
  dataFolder: string,
  { mostlyIn, mentionedIn }: PictureTables,
): Promise<number> {
  const folder = join(dataFolder, 'uploads');
  const files = await readdir(folder).catch((): string[] => []);
  const withOriginal = new Set(files.filter((file) => file.includes('.source.')).map((file) => file.slice(0, 64)));
  const old = (await oldUploads(database)).filter((id) => !withOriginal.has(id));
  if (old.length === 0) return 0;
  // Nearly all are in use for their first purpose: only the others need a search of every table.
  const inUse = await namedUploads(database, ({ table_name }) => (mostlyIn as readonly string[]).includes(table_name));
  const candidates = old.filter((id) => !inUse.has(id));
  if (candidates.length === 0) return 0;
  const mentionsOnly: readonly string[] = [...mentionedInPlatform, ...mentionedIn];
  const named = await namedUploads(database, ({ table_name }) => !mentionsOnly.includes(table_name));
  let gone = 0;
  for (const id of candidates.filter((one) => !named.has(one))) {
    const copies = files.filter((file) => file.startsWith(id)).map((file) => join(folder, file));
    if (await forget(database, id, copies)) gone += 1;
  }
  return gone;
}

async function oldUploads({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom('upload').select('upload_id').where(isOld).execute();
  return rows.map(({ upload_id }) => upload_id);
}

const isOld = sql<boolean>`created_at < now() - make_interval(hours => ${keptForHours})`;

interface Column {
  table_name: string;
  column_name: string;
}

/** The pictures that the texts of these tables name. */
async function namedUploads({ kysely }: Database, isAsked: (column: Column) => boolean): Promise<Set<string>> {
  const { rows: columns } = await sql<Column>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb')`.execute(kysely);
  const named = new Set<string>();
  for (const { table_name: table, column_name: column } of columns.filter(isAsked)) {
    const { rows } = await sql<{ id: string }>`
      select distinct match[1] as id
      from ${sql.table(table)}, lateral regexp_matches(${sql.ref(column)}::text, '/media/([0-9a-f]{64})', 'g') as match
      where ${sql.ref(column)}::text like '%/media/%'`.execute(kysely);
    for (const { id } of rows) named.add(id);
  }
  return named;
}

/** The lock on the row makes a visitor who uploads the same picture at this moment wait, and then stores it again. */
function forget(database: Database, uploadId: string, files: readonly string[]): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const held = await tx
      .selectFrom('upload')
      .select('upload_id')
      .where('upload_id', '=', uploadId)
      .where(isOld)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) return false;
    for (const file of files) await rm(file, { force: true });
    await tx.deleteFrom('upload').where('upload_id', '=', uploadId).execute();
    return true;
  });
}
