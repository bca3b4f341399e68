import { sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { errorFacts } from '#kernel/error-facts.ts';
import type { TalkRequest } from '../../rules/talk/talk-request.ts';
import type { Span } from '../../rules/talk/talk-slots.ts';
import { holdingStatuses, type TalkStatus, type TimedTalk } from '../../rules/talk/talk-status.ts';

/** The person of a booth whom a talk is asked of. */
export interface TalkPlace {
  siteKey: string;
  contentId: number;
  detailId: number;
  administratorId: number;
}

export interface StoredTalk extends TalkPlace, TimedTalk {
  reservationId: number;
  memberId: number;
  name: string;
  mail: string;
  company: string;
  contents: string;
  reason: string | null;
  language: LanguageCode;
  requestedAt: Instant;
  changedAt: Instant;
  changes: number;
}

type Queries = Pick<Database, 'kysely'> | { kysely: Transaction<Tables> };

function talks({ kysely }: Queries) {
  return kysely
    .selectFrom('talk_reservation as r')
    .innerJoin('talk_calendar as p', 'p.calendar_id', 'r.calendar_id')
    .select(['r.reservation_id', 'r.member_id', 'r.starts_at', 'r.ends_at', 'r.status', 'r.name', 'r.mail'])
    .select(['r.company', 'r.contents', 'r.reason', 'r.language', 'r.requested_at', 'r.changed_at', 'r.changes'])
    .select(['p.site_key', 'p.content_id', 'p.detail_id', 'p.administrator_id']);
}
type Row = Awaited<ReturnType<ReturnType<typeof talks>['execute']>>[number];

function talkOf(row: Row): StoredTalk {
  return {
    reservationId: row.reservation_id,
    siteKey: row.site_key,
    contentId: row.content_id,
    detailId: row.detail_id,
    administratorId: row.administrator_id,
    memberId: row.member_id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    status: row.status,
    name: row.name,
    mail: row.mail,
    company: row.company,
    contents: row.contents,
    reason: row.reason,
    language: row.language,
    requestedAt: row.requested_at.getTime(),
    changedAt: row.changed_at.getTime(),
    changes: row.changes,
  };
}

/** The times of a booth's people that are not free, by administratorId: also those of another booth that they run. */
export async function heldSpans(
  { kysely }: Queries,
  { siteKey, contentId, detailId }: Omit<TalkPlace, 'administratorId'>,
): Promise<ReadonlyMap<number, Span[]>> {
  const here = kysely
    .selectFrom('talk_reservation as r')
    .innerJoin('talk_calendar as p', 'p.calendar_id', 'r.calendar_id')
    .select(['p.administrator_id', 'r.starts_at', 'r.ends_at'])
    .where('p.site_key', '=', siteKey)
    .where('p.content_id', '=', contentId)
    .where('p.detail_id', '=', detailId)
    .where('r.status', 'in', holdingStatuses);
  const elsewhere = kysely
    .selectFrom('booth_exhibitor as own')
    .innerJoin('booth_exhibitor as e', 'e.member_id', 'own.member_id')
    .innerJoin('talk_calendar as p', (join) =>
      join
        .onRef('p.site_key', '=', 'e.site_key')
        .onRef('p.content_id', '=', 'e.content_id')
        .onRef('p.detail_id', '=', 'e.detail_id')
        .onRef('p.administrator_id', '=', 'e.administrator_id'),
    )
    .innerJoin('talk_reservation as r', 'r.calendar_id', 'p.calendar_id')
    .select(['own.administrator_id', 'r.starts_at', 'r.ends_at'])
    .where('own.site_key', '=', siteKey)
    .where('own.content_id', '=', contentId)
    .where('own.detail_id', '=', detailId)
    .where('own.administrator_id', 'is not', null)
    .where('r.status', 'in', holdingStatuses);
  const rows = await here
    .unionAll(elsewhere.$castTo<{ administrator_id: number; starts_at: Date; ends_at: Date }>())
    .execute();
  const spans = new Map<number, Span[]>();
  for (const row of rows) {
    const span = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
    spans.set(row.administrator_id, [...(spans.get(row.administrator_id) ?? []), span]);
  }
  return spans;
}

export async function talksOfVisitor(queries: Queries, siteKey: string, memberId: number): Promise<StoredTalk[]> {
  const rows = await talks(queries)
    .where('r.member_id', '=', memberId)
    .where('p.site_key', '=', siteKey)
    .orderBy('r.starts_at')
    .orderBy('r.reservation_id')
    .execute();
  return rows.map(talkOf);
}

/** Talks that a member answers: those of the person whom the member is, and of people at the booth without an account. */
function answeredBy(queries: Queries, memberId: number) {
  return talks(queries)
    .innerJoin('booth_exhibitor as e', (join) =>
      join
        .onRef('e.site_key', '=', 'p.site_key')
        .onRef('e.content_id', '=', 'p.content_id')
        .onRef('e.detail_id', '=', 'p.detail_id')
        .on('e.member_id', '=', memberId),
    )
    .where((where) =>
      where.or([
        where('e.administrator_id', '=', where.ref('p.administrator_id')),
        where.not(
          where.exists(
            where
              .selectFrom('booth_exhibitor as o')
              .select('o.member_id')
              .whereRef('o.site_key', '=', 'p.site_key')
              .whereRef('o.content_id', '=', 'p.content_id')
              .whereRef('o.detail_id', '=', 'p.detail_id')
              .whereRef('o.administrator_id', '=', 'p.administrator_id'),
          ),
        ),
      ]),
    )
    .orderBy('r.starts_at')
    .orderBy('r.reservation_id');
}

export async function talksAnsweredBy(queries: Queries, siteKey: string, memberId: number): Promise<StoredTalk[]> {
  const rows = await answeredBy(queries, memberId).where('p.site_key', '=', siteKey).execute();
  return rows.map(talkOf);
}

/** The talks to come that a member answers, at all sites. */
export async function openTalksAnsweredBy(queries: Queries, memberId: number, now: Instant): Promise<StoredTalk[]> {
  const rows = await answeredBy(queries, memberId)
    .where('r.status', 'in', holdingStatuses)
    .where('r.starts_at', '>', new Date(now))
    .execute();
  return rows.map(talkOf);
}

/** The talks to come that a member has asked for, at all sites. */
export async function openTalksOfVisitor(queries: Queries, memberId: number, now: Instant): Promise<StoredTalk[]> {
  const rows = await talks(queries)
    .where('r.member_id', '=', memberId)
    .where('r.status', 'in', holdingStatuses)
    .where('r.starts_at', '>', new Date(now))
    .orderBy('r.starts_at')
    .execute();
  return rows.map(talkOf);
}

/** All talks of a booth. */
export async function talksOfBooth(
  queries: Queries,
  { siteKey, contentId, detailId }: Omit<TalkPlace, 'administratorId'>,
): Promise<StoredTalk[]> {
  const rows = await talks(queries)
    .where('p.site_key', '=', siteKey)
    .where('p.content_id', '=', contentId)
    .where('p.detail_id', '=', detailId)
    .orderBy('r.starts_at')
    .orderBy('r.reservation_id')
    .limit(talksOfBoothMax)
    .execute();
  return rows.map(talkOf);
}
const talksOfBoothMax = 1_000;

export async function findTalk(queries: Queries, reservationId: number): Promise<StoredTalk | undefined> {
  const row = await talks(queries).where('r.reservation_id', '=', reservationId).executeTakeFirst();
  return row && talkOf(row);
}

/** The visitor's talk of a form that was sent before. */
export async function talkOfRequest(queries: Queries, memberId: number, key: string): Promise<StoredTalk | undefined> {
  const row = await talks(queries)
    .where('r.member_id', '=', memberId)
    .where('r.request_key', '=', key)
    .executeTakeFirst();
  return row && talkOf(row);
}

/** A talk of the visitor that keeps this time, at whatever event. */
export async function overlappingTalk(
  queries: Queries,
  memberId: number,
  { startsAt, endsAt }: Span,
): Promise<StoredTalk | undefined> {
  const row = await talks(queries)
    .where('r.member_id', '=', memberId)
    .where('r.status', 'in', holdingStatuses)
    .where('r.starts_at', '<', new Date(endsAt))
    .where('r.ends_at', '>', new Date(startsAt))
    .orderBy('r.starts_at')
    .executeTakeFirst();
  return row && talkOf(row);
}

/** The account of a person of a booth; undefined: everybody who runs the booth answers for them. */
export async function memberOfPerson(
  { kysely }: Queries,
  { siteKey, contentId, detailId, administratorId }: TalkPlace,
): Promise<number | undefined> {
  const row = await kysely
    .selectFrom('booth_exhibitor')
    .select('member_id')
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('detail_id', '=', detailId)
    .where('administrator_id', '=', administratorId)
    .executeTakeFirst();
  return row?.member_id;
}

/** What a member has at a time as the person in charge, at whatever booth of whatever event. */
export async function talkOfPerson(
  queries: Queries,
  memberId: number,
  { startsAt, endsAt, statuses, but = 0 }: Span & { statuses: readonly TalkStatus[]; but?: number },
): Promise<StoredTalk | undefined> {
  const row = await talks(queries)
    .innerJoin('booth_exhibitor as e', (join) =>
      join
        .onRef('e.site_key', '=', 'p.site_key')
        .onRef('e.content_id', '=', 'p.content_id')
        .onRef('e.detail_id', '=', 'p.detail_id')
        .onRef('e.administrator_id', '=', 'p.administrator_id'),
    )
    .where('e.member_id', '=', memberId)
    .where('r.status', 'in', statuses)
    .where('r.reservation_id', '<>', but)
    .where('r.starts_at', '<', new Date(endsAt))
    .where('r.ends_at', '>', new Date(startsAt))
    .orderBy('r.starts_at')
    .executeTakeFirst();
  return row && talkOf(row);
}

/** Makes what changes the talks of these members wait until the transaction ends. */
export async function lockSides(tx: Transaction<Tables>, memberIds: readonly number[]): Promise<void> {
  await sql`select 1 from member where member_id = any(${[...memberIds]}::integer[])
    order by member_id for no key update`.execute(tx);
}

/**
 * Makes requests of this visitor, and of this person in charge, wait until the transaction ends. Answers what the person
 * has at this time already, perhaps at another booth.
 */
export async function holdSides(
  tx: Transaction<Tables>,
  asked: TalkPlace & Span & { memberId: number },
): Promise<StoredTalk | undefined> {
  const person = await memberOfPerson({ kysely: tx }, asked);
  await lockSides(tx, person === undefined ? [asked.memberId] : [asked.memberId, person]);
  const { startsAt, endsAt } = asked;
  return person === undefined
    ? undefined
    : talkOfPerson({ kysely: tx }, person, { startsAt, endsAt, statuses: holdingStatuses });
}

/** How many talks of a visitor wait for an answer at a site. */
export async function countWaiting(
  tx: Transaction<Tables>,
  siteKey: string,
  memberId: number,
  now: Instant,
): Promise<number> {
  const { waiting } = await tx
    .selectFrom('talk_reservation as r')
    .innerJoin('talk_calendar as p', 'p.calendar_id', 'r.calendar_id')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('r.member_id', '=', memberId)
    .where('r.status', '=', 'pending')
    .where('r.starts_at', '>', new Date(now))
    .where('p.site_key', '=', siteKey)
    .executeTakeFirstOrThrow();
  return waiting;
}

export interface NewTalk extends TalkPlace, Span, TalkRequest {
  memberId: number;
  key: string;
  language: LanguageCode;
}

/**
 * Stores a request after `holdSides`. The calendar is locked as well: two who ask for the same time would else wait for
 * each other. The constraints refuse a time that is taken (`heldBy` reads them).
 */
export async function insertTalk(tx: Transaction<Tables>, talk: NewTalk, now: Instant): Promise<number> {
  const calendar = await tx
    .insertInto('talk_calendar')
    .values({
      site_key: talk.siteKey,
      content_id: talk.contentId,
      detail_id: talk.detailId,
      administrator_id: talk.administratorId,
    })
    .onConflict((conflict) =>
      conflict.constraint('talk_calendar_once').doUpdateSet((set) => ({ site_key: set.ref('excluded.site_key') })),
    )
    .returning('calendar_id')
    .executeTakeFirstOrThrow();
  const { reservation_id: reservationId } = await tx
    .insertInto('talk_reservation')
    .values({
      calendar_id: calendar.calendar_id,
      member_id: talk.memberId,
      request_key: talk.key,
      starts_at: new Date(talk.startsAt),
      ends_at: new Date(talk.endsAt),
      status: 'pending',
      name: talk.name,
      mail: talk.mail,
      company: talk.company,
      contents: talk.contents,
      reason: null,
      language: talk.language,
      requested_at: new Date(now),
      changed_at: new Date(now),
      changes: 0,
    })
    .returning('reservation_id')
    .executeTakeFirstOrThrow();
  return reservationId;
}

/** The calendar whose time a refused request would have taken twice; undefined for another error. */
export function heldBy(error: unknown): 'person' | 'visitor' | undefined {
  const { constraint } = errorFacts(error);
  if (constraint === 'talk_calendar_free') return 'person';
  return constraint === 'talk_visitor_free' ? 'visitor' : undefined;
}

/** Changes the status of a talk from the given one; undefined if the talk has another status by now. */
export async function changeTalk(
  tx: Transaction<Tables>,
  reservationId: number,
  { from, to, reason }: { from: TalkStatus; to: TalkStatus; reason: string | null },
  now: Instant,
): Promise<StoredTalk | undefined> {
  const changed = await tx
    .updateTable('talk_reservation')
    .set((set) => ({ status: to, reason, changed_at: new Date(now), changes: set('changes', '+', 1) }))
    .where('reservation_id', '=', reservationId)
    .where('status', '=', from)
    .returning('reservation_id')
    .executeTakeFirst();
  return changed && findTalk({ kysely: tx }, reservationId);
}
