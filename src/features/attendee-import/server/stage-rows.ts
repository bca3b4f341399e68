import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '#server/database/transaction.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { stageRows } from '../contract.ts';
import { faultsShown } from '../rules/import-limits.ts';
import type { ImportDesk } from '../rules/import-plan.ts';
import { createRowReader, type ImportRow } from '../rules/read-row.ts';
import { readImportOf } from './find-imports.ts';
import { refuseImport } from './import-refusal.ts';

interface Sent {
  siteKey: string;
  importId: number;
  from: number;
  rows: readonly { line: number; cells: readonly string[] }[];
  now: number;
}

/** Keeps the next rows of an import, if each of them is right. */
export async function keepRows(
  database: Database,
  desk: ImportDesk,
  { siteKey, importId, from, rows, now }: Sent,
): Promise<AnswerOf<typeof stageRows>> {
  const { plan } = await readImportOf(database.kysely, { siteKey, importId });
  if (plan === undefined) throw refuseImport('changed');
  const reader = createRowReader(plan, desk);
  const faults: AnswerOf<typeof stageRows>['faults'] = [];
  const good: { place: number; line: number; cells: readonly string[]; row: ImportRow }[] = [];
  for (const [nth, { line, cells }] of rows.entries()) {
    const place = from + nth;
    const found = reader.read(cells);
    if (found.row === undefined) faults.push(...found.faults.map((fault) => ({ row: place, line, ...fault })));
    else good.push({ place, line, cells, row: found.row });
    if (faults.length > faultsShown) break;
  }
  return inTransaction(database, async (tx) => {
    const { state, staged, rows_all } = await readImportOf(tx, { siteKey, importId, isLocked: true });
    if (state !== 'staging') throw refuseImport('startedBefore');
    if (from + rows.length > rows_all) throw refuseImport('tooManyRows');
    // They came in before, or others have to come first: whoever sends them reads where to go on.
    if (from !== staged || faults.length > 0) {
      return { staged, faults: faults.slice(0, faultsShown), isMore: faults.length > faultsShown };
    }
    const kept = good.map(({ place, line, cells, row }) => ({
      row_no: place,
      line,
      cells,
      mail_key: row.mail.toLowerCase(),
      content_id: row.ticket.contentId,
      ticket_id: row.ticket.ticketId,
      number: row.number,
      reference_digest: digestOf(siteKey, row.reference),
    }));
    await sql`
      insert into attendee_import_row
        (import_id, row_no, line, cells, mail_key, content_id, ticket_id, number, reference_digest)
      select ${importId}, r.row_no, r.line, r.cells, r.mail_key, r.content_id, r.ticket_id, r.number, r.reference_digest
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r (
        row_no integer, line integer, cells jsonb, mail_key text, content_id integer, ticket_id integer, number integer,
        reference_digest text
      )`.execute(tx);
    await tx
      .updateTable('attendee_import')
      .set({ staged: staged + rows.length, changed_at: new Date(now) })
      .where('import_id', '=', importId)
      .execute();
    return { staged: staged + rows.length, faults: [], isMore: false };
  });
}

/** What stays of a booking number. */
export function digestOf(siteKey: string, reference: string): string {
  return reference === '' ? '' : createHash('sha256').update(`${siteKey}\n${reference}`).digest('base64url');
}
