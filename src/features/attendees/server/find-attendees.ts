import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { AttendeeFilter } from '../contract.ts';
import type { AttendeeWish } from '../rules/attendee-state.ts';
import { countFound, type Found, findNewest, type FoundInList, type Part } from '#server/search/find-newest.ts';
import { attendeesByWords, isHad } from './search-attendees.ts';

/** Which tickets of a site are meant. */
export interface AttendeeSearch extends AttendeeFilter {
  siteKey: string;
  purchasedTicketId?: number | undefined;
  /** Of these ticket contents alone. */
  contentIds?: readonly number[] | undefined;
  /** Without those that were cancelled. */
  isValid?: boolean | undefined;
}

const wished: Record<AttendeeWish, ReturnType<typeof sql<SqlBool>>> = {
  notYet: sql<SqlBool>`t.state = 'issued' and t.checkin_count = 0`,
  entered: sql<SqlBool>`t.state = 'issued' and t.checkin_count > 0`,
  canceled: sql<SqlBool>`t.state = 'canceled'`,
  unpaid: sql<SqlBool>`t.state = 'issued' and t.price > 0 and exists (
    select from ticket_order o where o.order_id = t.order_id
      and o.paid_attempt is null and not o.is_settled and o.amount > o.canceled_unpaid)`,
  transferred: sql<SqlBool>`t.transfer_status = 'TRANSFERRED'`,
};

interface Order extends Part {
  isNewestFirst: boolean;
}

/** The numbers of the tickets that a search finds: a part of them behind `after`, in either order. */
export async function findAttendees(kysely: Kysely<Tables>, search: AttendeeSearch, order: Order): Promise<number[]> {
  return [...(await idsOf(kysely, await readWords(kysely, search, order), order))];
}

/** The same, the newest first, with how many there are in all on the first page. */
export async function listFoundAttendees(
  kysely: Kysely<Tables>,
  search: AttendeeSearch,
  part: Part,
): Promise<{ ids: readonly number[]; found: Found | undefined }> {
  const order = { ...part, isNewestFirst: true };
  const asked = await readWords(kysely, search, order);
  const ids = await idsOf(kysely, asked, order);
  if (part.after !== undefined) return { ids, found: undefined };
  const known = isWhole(search) ? asked.words?.found : undefined;
  return { ids, found: await countFound(ids, part, known, (most) => countedOf(kysely, asked, most)) };
}

/** How many a search finds, counted no further than `most`. */
export async function countAttendees(kysely: Kysely<Tables>, search: AttendeeSearch, most: number): Promise<number> {
  return countedOf(kysely, await readWords(kysely, search, { after: undefined, most: 1, isNewestFirst: false }), most);
}

interface AskedAttendees {
  search: AttendeeSearch;
  /** What its words find; undefined: it has none. */
  words: (FoundInList & { isMatch: RawBuilder<SqlBool> }) | undefined;
}

async function readWords(kysely: Kysely<Tables>, search: AttendeeSearch, order: Order): Promise<AskedAttendees> {
  const list = search.q === undefined ? undefined : attendeesByWords(search.siteKey, search.q);
  if (list === undefined) return { search, words: undefined };
  // The oldest first are all of them in the end, so that finding the newest spares nothing.
  const part = order.isNewestFirst
    ? { ...order, isWhole: isWhole(search) }
    : { after: undefined, most: 1, isWhole: false };
  return { search, words: { ...(await findNewest(kysely, list, part)), isMatch: list.isMatch } };
}

const isWhole = ({ siteKey: _, q: __, ...filters }: AttendeeSearch): boolean =>
  Object.values(filters).every((filter) => filter === undefined);

async function idsOf(
  kysely: Kysely<Tables>,
  asked: AskedAttendees,
  { after, most, isNewestFirst }: Order,
): Promise<readonly number[]> {
  const newest = isNewestFirst && isWhole(asked.search) ? asked.words?.newest : undefined;
  if (newest !== undefined) return newest;
  let query = ticketsOf(kysely, asked)
    .select('t.purchased_ticket_id as id')
    .orderBy('t.purchased_ticket_id', isNewestFirst ? 'desc' : 'asc')
    .limit(most);
  if (after !== undefined) query = query.where('t.purchased_ticket_id', isNewestFirst ? '<' : '>', after);
  return (await query.execute()).map(({ id }) => id);
}

async function countedOf(kysely: Kysely<Tables>, asked: AskedAttendees, most: number): Promise<number> {
  const { found } = await kysely
    .selectFrom(ticketsOf(kysely, asked).select('t.purchased_ticket_id').limit(most).as('some'))
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

function ticketsOf(
  kysely: Kysely<Tables>,
  { search: { siteKey, ticket, slot, wish, purchasedTicketId, contentIds, isValid }, words }: AskedAttendees,
) {
  let query = kysely.selectFrom('purchased_ticket as t').where('t.site_key', '=', siteKey).where(isHad);
  if (purchasedTicketId !== undefined) query = query.where('t.purchased_ticket_id', '=', purchasedTicketId);
  if (contentIds !== undefined) {
    query = query.where('t.content_id', '=', sql<number>`any(${contentIds}::integer[])`);
  }
  if (isValid === true) query = query.where('t.state', '=', 'issued');
  if (ticket !== undefined) {
    const [contentId = 0, ticketId = 0] = ticket.split('-').map(Number);
    query = query.where('t.content_id', '=', contentId).where('t.ticket_id', '=', ticketId);
  }
  if (slot !== undefined) query = query.where('t.success_slot_id', '=', slot);
  if (wish !== undefined) query = query.where(wished[wish]);
  if (words === undefined) return query;
  if (words.ids === undefined) return query.where(words.isMatch);
  return query.where('t.purchased_ticket_id', '=', sql<number>`any(${[...words.ids]}::integer[])`);
}
