import { sql } from 'kysely';
import { rightsOfOperator } from '#features/operator/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { myTicketRefusal } from './my-ticket-refusal.ts';

type Queries = Pick<Database, 'kysely'>;

/** What whoever opened a link may do. */
export interface OpenedLink {
  staffLinkId: number;
  name: string;
  contentIds: readonly number[];
  worksUntil: Instant;
  /** The operator for whom alone it works; null: whoever has it. */
  operatorId: number | null;
  /** It finds visitors by name, beside those whose code it sees. */
  mayFind: boolean;
}

/** Links that are over stay in the list for as long as that. */
const keptMs = 90 * 24 * 60 * 60_000;
/** Those that an operator opened for themselves, in no list. */
const ownKeptMs = 7 * 24 * 60 * 60_000;
/** A device is noted as seen no more often than this. */
const seenEveryMs = 60_000;

const overRefusal = () => myTicketRefusal(status.gone, ({ staffLink }) => staffLink.over);

interface Row {
  staff_link_id: number;
  name: string;
  content_ids: number[];
  works_from: Date;
  works_until: Date;
  used_at: Date | null;
  operator_id: number | null;
  may_find: boolean;
}

/** Opens a link on one more device, for a token of its own. 410 where it is over, has not begun, or never was. */
export async function openStaffLink(
  database: Database,
  siteKey: string,
  token: string,
  context: RequestContext,
): Promise<{ gateToken: string; link: OpenedLink }> {
  await takeTry(database, 'staffLink', { context });
  const gateToken = newSecretToken();
  return inTransaction(database, async (tx) => {
    const { rows } = await sql<Row>`
      select staff_link_id, name, content_ids, works_from, works_until, used_at, may_find, operator_id from staff_link
      where token_hash = ${hashSecret(token)} and site_key = ${siteKey} and ended_at is null`.execute(tx);
    const link = worksNow(rows[0], context.now);
    await refuseFormer(tx, link, siteKey);
    await tx
      .insertInto('staff_link_session')
      .values({
        token_hash: hashSecret(gateToken),
        staff_link_id: link.staffLinkId,
        opened_at: new Date(context.now),
      })
      .execute();
    await noteUse(tx, link.staffLinkId, context.now);
    return { gateToken, link };
  });
}

/** The link of a device at a site; read at each call, so that an ended link counts at once. 410 where it is over. */
export async function linkOfDevice(
  { kysely }: Queries,
  siteKey: string,
  gateToken: string,
  now: Instant,
): Promise<OpenedLink> {
  const { rows } = await sql<Row>`
    select l.staff_link_id, l.name, l.content_ids, l.works_from, l.works_until, l.used_at, l.may_find,
      l.operator_id
    from staff_link_session s join staff_link l on l.staff_link_id = s.staff_link_id
    where s.token_hash = ${hashSecret(gateToken)} and l.site_key = ${siteKey} and l.ended_at is null`.execute(kysely);
  const link = worksNow(rows[0], now);
  await refuseFormer(kysely, link, siteKey);
  if (now - (rows[0]?.used_at?.getTime() ?? 0) > seenEveryMs) await noteUse(kysely, link.staffLinkId, now);
  return link;
}

/**
 * The link of a device, also when it is over: what its gate did before, it still tells. 410 for whoever never opened
 * one.
 */
export async function sessionOfDevice(
  { kysely }: Queries,
  siteKey: string,
  gateToken: string,
): Promise<OpenedLink & { overAt: Instant }> {
  const { rows } = await sql<Row & { ended_at: Date | null }>`
    select l.staff_link_id, l.name, l.content_ids, l.works_from, l.works_until, l.used_at, l.may_find,
      l.operator_id, l.ended_at
    from staff_link_session s join staff_link l on l.staff_link_id = s.staff_link_id
    where s.token_hash = ${hashSecret(gateToken)} and l.site_key = ${siteKey}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw overRefusal();
  const link = linkOfRow(row);
  return { ...link, overAt: Math.min(link.worksUntil, row.ended_at?.getTime() ?? link.worksUntil) };
}

function worksNow(row: Row | undefined, now: Instant): OpenedLink {
  if (row === undefined || now >= row.works_until.getTime()) throw overRefusal();
  if (now < row.works_from.getTime()) throw myTicketRefusal(status.gone, ({ staffLink }) => staffLink.early);
  return linkOfRow(row);
}

function linkOfRow(row: Row): OpenedLink {
  return {
    staffLinkId: row.staff_link_id,
    name: row.name,
    contentIds: row.content_ids,
    worksUntil: row.works_until.getTime(),
    operatorId: row.operator_id,
    mayFind: row.may_find,
  };
}

/** What an operator opened for themselves ends with their right. */
async function refuseFormer(kysely: Database['kysely'], { operatorId }: OpenedLink, siteKey: string): Promise<void> {
  if (operatorId === null) return;
  if (!(await rightsOfOperator(kysely, operatorId, siteKey)).has('receive')) throw overRefusal();
}

async function noteUse(kysely: Database['kysely'], staffLinkId: number, now: Instant): Promise<void> {
  await kysely
    .updateTable('staff_link')
    .set({ used_at: new Date(now) })
    .where('staff_link_id', '=', staffLinkId)
    .execute();
}

/** Removes what is long over; called each hour. */
export async function sweepStaffLinks({ kysely }: Queries, now: Instant): Promise<void> {
  await kysely
    .deleteFrom('staff_link')
    .where((where) =>
      where.or([
        where('works_until', '<', new Date(now - keptMs)),
        // No list has them; a device that had no network tells of its gate days later.
        where.and([where('operator_id', 'is not', null), where('works_until', '<', new Date(now - ownKeptMs))]),
      ]),
    )
    .execute();
}
