import { type Kysely, sql } from 'kysely';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Tables } from '#server/database/tables.ts';
import type { DeskTicket } from '../rules/import-plan.ts';
import { faultsShown } from '../rules/import-limits.ts';
import { ticketIn } from '../rules/import-plan.ts';

interface Lines {
  number: number;
  lines: number[];
}

export interface Review {
  rows: number;
  tickets: number;
  twice: Lines;
  known: Lines;
  short: { title: LocalizedText; wanted: number; left: number }[];
}

interface Asked {
  siteKey: string;
  importId: number;
}

/** Rows of an import whose people have that ticket already, or whose booking was imported before. */
const knownRows = ({ siteKey, importId }: Asked) => sql`
  select r.row_no, r.line from attendee_import_row r where r.import_id = ${importId} and (
    (r.reference_digest <> '' and exists (
      select from attendee_import_reference k join ticket_order o on o.order_id = k.order_id
      where k.site_key = ${siteKey} and k.reference_digest = r.reference_digest and o.state = 'completed'))
    or (r.mail_key, r.content_id, r.ticket_id) in (
      select lower(o.purchaser_mail), t.content_id, t.ticket_id
      from ticket_order o join purchased_ticket t on t.order_id = o.order_id
      where o.site_key = ${siteKey} and o.purchaser_mail <> '' and t.state in ('held', 'issued')
    ))`;

/** What the rows of an import that have not been done say together. */
export async function reviewRows(
  kysely: Kysely<Tables>,
  asked: Asked,
  tickets: readonly DeskTicket[],
): Promise<Review> {
  const { importId } = asked;
  const { rows: wanted } = await sql<{ contentId: number; ticketId: number; rows: number; wanted: number }>`
    select content_id as "contentId", ticket_id as "ticketId", count(*)::integer as rows, sum(number)::integer as wanted
    from attendee_import_row where import_id = ${importId} group by content_id, ticket_id
    order by content_id, ticket_id`.execute(kysely);
  const { rows: twice } = await sql<{ line: number }>`
    select line from (
      select line, row_number() over (partition by mail_key, content_id, ticket_id order by row_no) as person,
        row_number() over (partition by reference_digest order by row_no) as booking, reference_digest
      from attendee_import_row where import_id = ${importId}
    ) r where person > 1 or (reference_digest <> '' and booking > 1) order by line`.execute(kysely);
  const { rows: known } = await sql<{ line: number }>`
    select line from (${knownRows(asked)}) k order by line`.execute(kysely);
  return {
    rows: wanted.reduce((sum, { rows }) => sum + rows, 0),
    tickets: wanted.reduce((sum, one) => sum + one.wanted, 0),
    twice: linesOf(twice),
    known: linesOf(known),
    short: wanted.flatMap((one) => {
      const found = ticketIn({ tickets }, one);
      const left = found === undefined ? 0 : (found.left ?? Infinity);
      return one.wanted > left ? [{ title: found?.title ?? {}, wanted: one.wanted, left }] : [];
    }),
  };
}

/** Leaves out the rows that are known; answers how many they were. */
export async function leaveOutKnown(kysely: Kysely<Tables>, asked: Asked): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from attendee_import_row where import_id = ${asked.importId}
      and row_no in (select row_no from (${knownRows(asked)}) k)`.execute(kysely);
  return Number(numAffectedRows);
}

function linesOf(rows: readonly { line: number }[]): Lines {
  return { number: rows.length, lines: rows.slice(0, faultsShown).map(({ line }) => line) };
}
