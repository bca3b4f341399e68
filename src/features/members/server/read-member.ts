import { sql } from 'kysely';
import { type PublishedSite, sayIn } from '#features/site/server.ts';
import { readPurchased } from '#features/ticket/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { readMember } from '../contract.ts';
import type { MemberChangeKind } from '../rules/given-roles.ts';
import { shownOfMember } from '../rules/member-limits.ts';
import { type MemberReading, readListed } from './read-listed.ts';
import { isAccountHere, type MembersPlace } from './seen-members.ts';

type Shown = AnswerOf<typeof readMember>;

/** Everything about a member that an organiser of a site sees; undefined: there is no such member there. */
export async function readSeen(
  services: MemberReading,
  place: MembersPlace,
  { site, language }: { site: PublishedSite; language: LanguageCode },
  memberId: number,
): Promise<Shown | undefined> {
  const { database } = services;
  const [listed] = await readListed(services, place, { site, language }, [memberId]);
  const account = await readAccount(database, place, memberId);
  if (listed === undefined || account === undefined) return undefined;
  const say = sayIn(site.document, language);
  const held = await readPurchased(database.kysely, { holderId: memberId, ...only(place) });
  const tickets = held
    .filter(({ state }) => state === 'issued' || state === 'canceled')
    .toSorted((one, other) => other.purchased_ticket_id - one.purchased_ticket_id)
    .slice(0, shownOfMember)
    .map((row) => ({
      purchasedTicketId: row.purchased_ticket_id,
      site: siteNameOf(row.site_key),
      title: say(row.document.title),
      code: row.code,
      isCanceled: row.state === 'canceled',
      isEntered: row.checkin_count > 0,
      orderNumber: row.order_number,
      isReceived: row.purchaser_id !== memberId,
    }));
  return {
    ...listed,
    ...account,
    tickets,
    orders: await readOrders(database, place, memberId),
    changes: await readChanges(database, place, memberId),
    reports: await countReports(database, place, memberId),
    isAccountHere: isAccountHere(place),
  };
}

/** Beside other events of a portal an organiser sees nothing of what a member has there. */
const only = (place: MembersPlace): { siteKey?: string } => (isAccountHere(place) ? {} : { siteKey: place.siteKey });

async function readAccount({ kysely }: Database, { siteKey }: MembersPlace, memberId: number) {
  const { rows } = await sql<{ language: LanguageCode; has_password: boolean; is_guest: boolean }>`
    select m.language, m.password_hash is not null as has_password,
      exists (select from invitation i where i.site_key = ${siteKey} and i.mail_key = m.mail_key) as is_guest
    from member m where m.member_id = ${memberId}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) return undefined;
  const identities = await kysely
    .selectFrom('member_identity')
    .select(['method', 'connected_at'])
    .where('member_id', '=', memberId)
    .orderBy('connected_at')
    .execute();
  const sessions = await kysely
    .selectFrom('member_session')
    .select(['created_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('preview_of', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(shownOfMember)
    .execute();
  return {
    language: row.language,
    hasPassword: row.has_password,
    isGuest: row.is_guest,
    identities: identities.map(({ method, connected_at: at }) => ({
      method,
      connectedAt: formatInstant(at.getTime()),
    })),
    sessions: sessions.map((one) => ({
      begunAt: formatInstant(one.created_at.getTime()),
      endsAt: formatInstant(one.expires_at.getTime()),
    })),
  };
}

async function readOrders({ kysely }: Database, place: MembersPlace, memberId: number): Promise<Shown['orders']> {
  const { siteKey = null } = only(place);
  const { rows } = await sql<{ site_key: string; order_number: string; ordered_at: Date; tickets: number }>`
    select o.site_key, o.order_number, o.ordered_at,
      (select count(*)::int from purchased_ticket t where t.order_id = o.order_id) as tickets
    from ticket_order o
    where o.purchaser_id = ${memberId} and (${siteKey}::text is null or o.site_key = ${siteKey}::text)
    order by o.order_id desc limit ${shownOfMember}`.execute(kysely);
  return rows.map((row) => ({
    site: siteNameOf(row.site_key),
    orderNumber: row.order_number,
    orderedAt: formatInstant(row.ordered_at.getTime()),
    tickets: row.tickets,
  }));
}

async function readChanges(
  { kysely }: Database,
  { siteKey, portalKey }: MembersPlace,
  memberId: number,
): Promise<Shown['changes']> {
  const { rows } = await sql<{
    site_key: string;
    made_at: Date;
    kind: MemberChangeKind;
    role: string;
    operator_name: string;
    reason: string;
  }>`
    select site_key, made_at, kind, role, operator_name, reason from member_change
    where member_id = ${memberId} and site_key = any(${[siteKey, ...(portalKey === null ? [] : [portalKey])]}::text[])
    order by member_change_id desc limit ${shownOfMember}`.execute(kysely);
  return rows.map((row) => ({
    at: formatInstant(row.made_at.getTime()),
    kind: row.kind,
    role: row.role,
    operatorName: row.operator_name,
    reason: row.reason,
    isOfPortal: row.site_key !== siteKey,
  }));
}

async function countReports(
  { kysely }: Database,
  { siteKey }: MembersPlace,
  memberId: number,
): Promise<Shown['reports']> {
  const { rows } = await sql<Shown['reports']>`
    select count(*) filter (where p.chat_profile_id = t.reported_profile_id)::int as about,
      count(*) filter (where p.chat_profile_id = t.reporter_profile_id)::int as by
    from chat_profile p join chat_report t on p.chat_profile_id in (t.reported_profile_id, t.reporter_profile_id)
    where p.member_id = ${memberId} and t.site_key = ${siteKey}`.execute(kysely);
  return rows[0] ?? { about: 0, by: 0 };
}
