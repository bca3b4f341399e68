import { type Kysely, type Selectable, sql } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Tables } from '#server/database/tables.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestKind, RequestState } from '../../rules/request-dates.ts';
import { refuseRequest } from '../member-refusal.ts';

/** A request as it is stored; its days as text. */
export interface RequestRow
  extends Omit<Selectable<Tables['data_request']>, 'kind' | 'state' | 'language' | 'received_on' | 'due_on'> {
  kind: RequestKind;
  state: RequestState;
  language: LanguageCode;
  received_on: string;
  due_on: string;
}

const columns = sql`q.*, to_char(q.received_on, 'YYYY-MM-DD') as received_on, to_char(q.due_on, 'YYYY-MM-DD') as due_on`;

export async function readRequestRow(
  kysely: Kysely<Tables>,
  siteKey: string,
  requestId: number,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from data_request q where q.site_key = ${siteKey} and q.data_request_id = ${requestId}`.execute(
    kysely,
  );
  return rows[0];
}

/** An open request with its row locked: of two operators one comes first, and the second learns what they did. */
export async function holdOpen(tx: Kysely<Tables>, siteKey: string, requestId: number): Promise<RequestRow> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from data_request q where q.site_key = ${siteKey} and q.data_request_id = ${requestId}
    for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw refuse('notFound');
  if (row.state !== 'open') throw refuseRequest('closed');
  return row;
}

/** Open ones by their day, then those that were closed last. An index has either in its order. */
export async function pageOfRows(
  kysely: Kysely<Tables>,
  siteKey: string,
  after: number | undefined,
  most: number,
): Promise<RequestRow[]> {
  const last = after === undefined ? undefined : await readRequestRow(kysely, siteKey, after);
  if (after !== undefined && last === undefined) return [];
  const closedAt = last?.closed_at ?? null;
  const { rows: open } =
    closedAt === null
      ? await sql<RequestRow>`
        select ${columns} from data_request q where q.site_key = ${siteKey} and q.state = 'open'
          ${last === undefined ? sql`` : sql`and (q.due_on, q.data_request_id) > (${last.due_on}::date, ${after})`}
        order by q.due_on, q.data_request_id limit ${most}`.execute(kysely)
      : { rows: [] };
  if (open.length === most) return open;
  const { rows: closed } = await sql<RequestRow>`
    select ${columns} from data_request q where q.site_key = ${siteKey} and q.state <> 'open'
      ${closedAt === null ? sql`` : sql`and (q.closed_at, q.data_request_id) < (${closedAt}, ${after})`}
    order by q.closed_at desc, q.data_request_id desc limit ${most - open.length}`.execute(kysely);
  return [...open, ...closed];
}

export async function countOpenRequests(kysely: Kysely<Tables>, siteKey: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from data_request where site_key = ${siteKey} and state = 'open'`.execute(kysely);
  return rows[0]?.open ?? 0;
}
