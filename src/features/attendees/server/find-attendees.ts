import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { AttendeeFilter } from '../contract.ts';
import type { AttendeeWish } from '../rules/attendee-state.ts';
import { foundByWords } from './search-attendees.ts';

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

/** The numbers of the tickets that a search finds: a part of them behind `after`, in either order. */
export async function findAttendees(
  kysely: Kysely<Tables>,
  search: AttendeeSearch,
  { after, most, isNewestFirst }: { after: number | undefined; most: number; isNewestFirst: boolean },
): Promise<number[]> {
  let query = ticketsOf(kysely, search)
    .select('t.purchased_ticket_id as id')
    .orderBy('t.purchased_ticket_id', isNewestFirst ? 'desc' : 'asc')
    .limit(most);
  if (after !== undefined) query = query.where('t.purchased_ticket_id', isNewestFirst ? '<' : '>', after);
  return (await query.execute()).map(({ id }) => id);
}

/** How many a search finds, counted no further than `most`. */
export async function countAttendees(kysely: Kysely<Tables>, search: AttendeeSearch, most: number): Promise<number> {
  const { found } = await kysely
    .selectFrom(ticketsOf(kysely, search).select('t.purchased_ticket_id').limit(most).as('some'))
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

function ticketsOf(
  kysely: Kysely<Tables>,
  { siteKey, q, ticket, slot, wish, purchasedTicketId, contentIds, isValid }: AttendeeSearch,
) {
  let query = kysely
    .selectFrom('purchased_ticket as t')
    .where('t.site_key', '=', siteKey)
    // In these words, by which the index knows its rows.
    .where(sql<SqlBool>`t.state in ('issued', 'canceled')`);
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
  const found = q === undefined ? undefined : foundByWords(siteKey, q);
  return found === undefined ? query : query.where(found);
}
