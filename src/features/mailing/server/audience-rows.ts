import { type Kysely, type RawBuilder, sql } from 'kysely';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Tables } from '#server/database/tables.ts';
import type { AudienceKind } from '../rules/audience.ts';
import type { MailingDocument } from '../rules/mailing-document.ts';

/** Somebody whom an audience has: a ticket, a member or an operator, and the address that it leads to. */
export interface FoundPerson {
  sourceId: number;
  /** '': there is none. */
  mail: string;
  /** The one they read. */
  language: LanguageCode;
  memberId: number | null;
}

/** Which part of an audience: those behind a number, in the order of the numbers, or those with these numbers. */
export type AudiencePart = { after: number; most: number } | { ids: readonly number[] };

type Audience = MailingDocument['audience'];

/** Finds a part of an audience as it is now. The statement is the one place where whom a mail goes to is decided. */
export async function findAudience(
  kysely: Kysely<Tables>,
  site: PublishedSite,
  audience: Audience,
  part: AudiencePart,
): Promise<FoundPerson[]> {
  const { rows } = await audienceRows(site, audience, part).execute(kysely);
  return rows;
}

export interface AudienceCount {
  /** Different addresses, by the language that most of their owner's tickets are in. */
  languages: { language: LanguageCode; number: number }[];
  isMore: boolean;
  withoutAddress: number;
  optedOut: number;
  bounced: number;
}

/** Counts an audience as it is now, looking at no more than `most` of its rows. */
export async function countAudience(
  kysely: Kysely<Tables>,
  site: PublishedSite,
  { audience, isNews, most }: { audience: Audience; isNews: boolean; most: number },
): Promise<AudienceCount> {
  const { rows } = await sql<{ kind: string; language: LanguageCode | null; number: number }>`
    with found as materialized (${audienceRows(site, audience, { after: 0, most: most + 1 })}),
    address as materialized (
      select distinct on (lower(mail)) lower(mail) as mail_key, language from found
      where mail <> '' order by lower(mail), "sourceId"
    ),
    judged as (
      select language, case
        when ${isNews}::boolean and exists (
          select from mailing_opt_out o where o.realm_key = ${realmKey(site)} and o.mail_key = address.mail_key
        ) then 'optedOut'
        when exists (select from mail_bounce b where b.mail_key = address.mail_key) then 'bounced'
        else 'goes' end as kind
      from address
    )
    select kind, language, count(*)::integer as number from judged group by kind, language
    union all select 'withoutAddress', null, count(*)::integer from found where mail = ''
    union all select 'found', null, count(*)::integer from found`.execute(kysely);
  const sum = (kind: string): number =>
    rows.filter((row) => row.kind === kind).reduce((total, { number }) => total + number, 0);
  return {
    languages: rows.flatMap(({ kind, language, number }) =>
      kind === 'goes' && language !== null ? [{ language, number }] : [],
    ),
    isMore: sum('found') > most,
    withoutAddress: sum('withoutAddress'),
    optedOut: sum('optedOut'),
    bounced: sum('bounced'),
  };
}

function audienceRows(site: PublishedSite, audience: Audience, part: AudiencePart): RawBuilder<FoundPerson> {
  const { kind } = audience;
  if (kind === 'members') return memberRows(site, part);
  if (kind === 'exhibitors') return exhibitorRows(site, part);
  return ticketRows(site, kind, audience.ticket, part);
}

const cut = (column: RawBuilder<unknown>, part: AudiencePart): RawBuilder<unknown> =>
  'ids' in part
    ? sql`${column} = any(${[...part.ids]}::integer[]) order by ${column}`
    : sql`${column} > ${part.after} order by ${column} limit ${part.most}`;

/** In these words, by which the indexes know their rows. */
const stateOf: Record<Exclude<AudienceKind, 'members' | 'exhibitors'>, RawBuilder<unknown>> = {
  buyers: sql`t.state in ('issued', 'canceled') and t.state = 'issued'`,
  holders: sql`t.state in ('issued', 'canceled') and t.state = 'issued'`,
  notCheckedIn: sql`t.state in ('issued', 'canceled') and t.state = 'issued' and t.checkin_count = 0`,
  applicants: sql`t.state = 'applied'`,
  notDrawn: sql`t.lottery_status = 'FAIL'`,
};

function ticketRows(
  { siteKey }: PublishedSite,
  kind: keyof typeof stateOf,
  ticket: string | undefined,
  part: AudiencePart,
): RawBuilder<FoundPerson> {
  const [contentId, ticketId] = ticket === undefined ? [] : ticket.split('-').map(Number);
  const ofTicket = ticket === undefined ? sql`true` : sql`t.content_id = ${contentId} and t.ticket_id = ${ticketId}`;
  const isOfHolder = kind === 'holders' || kind === 'notCheckedIn';
  // A ticket that was handed on is its new holder's alone; before that, of whoever comes along, else of who bought it.
  const person = isOfHolder
    ? sql`case when t.holder_id is not distinct from t.purchaser_id
        then coalesce(nullif(t.checkin_user_mail, ''), nullif(o.purchaser_mail, ''), m.mail, '')
        else coalesce(m.mail, '') end as mail,
      case when t.holder_id is not distinct from t.purchaser_id then o.language else m.language end as language`
    : sql`coalesce(nullif(o.purchaser_mail, ''), m.mail, '') as mail, o.language`;
  const memberId = isOfHolder ? sql`t.holder_id` : sql`t.purchaser_id`;
  return sql<FoundPerson>`
    select t.purchased_ticket_id as "sourceId", ${person}, m.member_id as "memberId"
    from purchased_ticket t join ticket_order o on o.order_id = t.order_id
    left join member m on m.member_id = ${memberId}
    where t.site_key = ${siteKey} and ${stateOf[kind]} and ${ofTicket} and ${cut(sql`t.purchased_ticket_id`, part)}`;
}

/** Those with an account, but for whom the organiser has blocked. */
function memberRows(site: PublishedSite, part: AudiencePart): RawBuilder<FoundPerson> {
  return sql<FoundPerson>`
    select m.member_id as "sourceId", m.mail, m.language, m.member_id as "memberId" from member m
    where m.realm_key = ${realmKey(site)} and not exists (
      select from member_role r where r.member_id = m.member_id and r.site_key = ${site.siteKey} and r.role = 'blocked'
    ) and ${cut(sql`m.member_id`, part)}`;
}

function exhibitorRows({ siteKey }: PublishedSite, part: AudiencePart): RawBuilder<FoundPerson> {
  return sql<FoundPerson>`
    select p.operator_id as "sourceId", p.mail, p.language, null::integer as "memberId"
    from operator_grant g join operator p on p.operator_id = g.operator_id
    where g.site_key = ${siteKey} and g.role = 'exhibitor' and g.suspended_at is null and p.suspended_at is null
      and ${cut(sql`p.operator_id`, part)}`;
}
