import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type PublishedSite, siteKey as keyOf } from '#features/site/server.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { Tables } from '#server/database/tables.ts';

/** A site as its members are seen from it. */
export interface MembersPlace {
  siteKey: string;
  /** The site whose accounts these are. */
  realm: string;
  /** The portal of an event, whose roles count there too; null: none. */
  portalKey: string | null;
}

export function placeOf(site: PublishedSite): MembersPlace {
  const realm = realmKey(site);
  const portalKey = keyOf({ portalId: site.portalId });
  return {
    siteKey: site.siteKey,
    realm,
    portalKey: portalKey === site.siteKey || realm !== portalKey ? null : portalKey,
  };
}

/** The accounts belong to the site itself, and not to the portal above it. */
export function isAccountHere({ siteKey, realm }: MembersPlace): boolean {
  return siteKey === realm;
}

/**
 * Which members (m) an organiser of a site sees. An account of a portal is for all of its events, and their organisers
 * may be different people: an event has those who have to do with it, and no others.
 */
export function isSeenAt(
  { siteKey, realm }: MembersPlace,
  isOfSite: RawBuilder<SqlBool> = hasToDoWith(siteKey),
): RawBuilder<SqlBool> {
  const ofRealm = sql<SqlBool>`m.realm_key = ${realm}`;
  return siteKey === realm ? ofRealm : sql<SqlBool>`(${ofRealm} and ${isOfSite})`;
}

/** Members (m) with a role, an answer, an agreement, an order or a ticket of a site, or on its list of guests. */
export function hasToDoWith(siteKey: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    exists (select from terms_agreement g where g.member_id = m.member_id and g.site_key = ${siteKey})
    or exists (select from profile_answer a where a.member_id = m.member_id and a.site_key = ${siteKey})
    or exists (select from ticket_order o where o.purchaser_id = m.member_id and o.site_key = ${siteKey})
    or exists (select from purchased_ticket h where h.holder_id = m.member_id and h.site_key = ${siteKey})
    or exists (select from member_role r where r.member_id = m.member_id and r.site_key = ${siteKey})
    or exists (select from invitation i where i.mail_key = m.mail_key and i.site_key = ${siteKey})
  )`;
}

/** The same, by naming them: for where they are few of the members of a realm. */
export function isNamedAt(siteKey: string, realm: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`m.member_id in (${tiesAt(siteKey, realm)})`;
}

/** Their numbers (`member_id`), once for each tie, and null for whoever has left. */
export function tiesAt(siteKey: string, realm: string): RawBuilder<unknown> {
  return sql`
    select g.member_id from terms_agreement g where g.site_key = ${siteKey}
    union all select a.member_id from profile_answer a where a.site_key = ${siteKey}
    union all select o.purchaser_id from ticket_order o where o.site_key = ${siteKey}
    union all select h.holder_id from purchased_ticket h where h.site_key = ${siteKey}
    union all select r.member_id from member_role r where r.site_key = ${siteKey}
    union all select k.member_id from invitation i join member k on k.realm_key = ${realm} and k.mail_key = i.mail_key
      where i.site_key = ${siteKey}`;
}

/** Whether an organiser of a site sees a member; the row is locked, so that two changes come one after the other. */
export async function holdSeen(tx: Kysely<Tables>, place: MembersPlace, memberId: number): Promise<boolean> {
  const { rows } = await sql`select from member m where m.member_id = ${memberId} and ${isSeenAt(place)}
    for no key update`.execute(tx);
  return rows.length > 0;
}
