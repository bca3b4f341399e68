import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { beginPath, siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail } from '#server/mail/mail.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { readScope } from './console-session.ts';
import { linkLifeMs } from '../rules/operator-life.ts';
import { invitationMail, invite, type Inviting } from './invitations.ts';
import { nameOfInviter, titleOfSite } from './links.ts';
import { operatorMail, type OperatorServices } from './operator-mails.ts';
import { mailKeyOf } from './operators.ts';

type Booths = GrantScope['booths'];

/** Somebody who keeps booths at a site, or is invited to. */
export interface KnownExhibitor {
  /** lapsed: nobody used the link in time. */
  state: 'invited' | 'lapsed' | 'accepted';
  operatorId: number | null;
  mail: string;
  booths: Booths;
  /** The name in an invitation that waits. */
  addressee: string;
}

/** Those who are invited to booths of a site, and those who accepted. */
export async function exhibitorsAt(
  kysely: Database['kysely'],
  siteKey: string,
  now: Instant,
): Promise<KnownExhibitor[]> {
  const { rows } = await sql<{
    state: KnownExhibitor['state'];
    operator_id: number | null;
    mail: string;
    scope: StoredJson;
    addressee: string;
  }>`
    select 'accepted' as state, g.operator_id, o.mail, g.scope, '' as addressee
    from operator_grant g join operator o on o.operator_id = g.operator_id
    where g.site_key = ${siteKey} and g.role = 'exhibitor' and g.suspended_at is null and o.suspended_at is null
    union all
    select case when l.expires_at > ${new Date(now)} then 'invited' else 'lapsed' end, null, l.mail, l.scope, l.addressee
    from operator_link l
    where l.site_key = ${siteKey} and l.role = 'exhibitor' and l.used_at is null and l.mail is not null`.execute(
    kysely,
  );
  return rows.map((row) => ({
    state: row.state,
    operatorId: row.operator_id,
    mail: row.mail,
    booths: readScope(row.scope).booths,
    addressee: row.addressee,
  }));
}

/** When operators last changed these parts of a draft, and who of them did, by the names of the parts. */
export async function lastEdits(
  kysely: Database['kysely'],
  siteKey: string,
  parts: readonly string[],
): Promise<Map<string, { at: Date; operatorIds: number[] }>> {
  const { rows } = await sql<{ part: string; at: Date; operator_ids: number[] }>`
    select details ->> 'part' as part, max(at) as at, array_agg(distinct operator_id) as operator_ids
    from operator_log
    where site_key = ${siteKey} and action = 'draft.changed' and operator_id is not null
      and details ->> 'part' = any(${parts}::text[])
    group by details ->> 'part'`.execute(kysely);
  return new Map(rows.map((row) => [row.part, { at: row.at, operatorIds: row.operator_ids }]));
}

export interface ExhibitorWish {
  mail: string;
  booths: Booths;
  /** The name of the person, and of the company; each may be ''. */
  addressee: string;
  company: string;
  language: LanguageCode;
  /** A line of the organiser's own; '' without one. */
  note: string;
}

/**
 * Invites somebody to booths, besides those to which they are invited already. A second press sends nothing to whoever
 * has a link that waits, or the booths.
 */
export async function inviteExhibitor(
  services: OperatorServices,
  by: Inviting,
  { mail, booths, ...wish }: ExhibitorWish,
): Promise<'sent' | 'already'> {
  const { siteKey } = by.site;
  const known = (await exhibitorsAt(services.database.kysely, siteKey, by.context.now)).filter(
    (one) => mailKeyOf(one.mail) === mailKeyOf(mail),
  );
  const has = known.flatMap((one) => (one.state === 'lapsed' ? [] : one.booths));
  if (booths.every((booth) => has.some((one) => isSameBooth(one, booth)))) return 'already';
  const waiting = known.flatMap((one) => (one.state === 'accepted' ? [] : one.booths));
  await sendInvitation(services, by, { ...wish, mail, booths: [...waiting, ...booths] });
  return 'sent';
}

/** A link that makes whoever has it the exhibitor of a booth: it is handed over where no mail can go. */
export async function linkForExhibitor(
  services: OperatorServices,
  by: Inviting,
  { mail, name, booth }: { mail: string; name: string; booth: Booths[number] },
): Promise<string> {
  const { path } = await invite(
    services,
    by,
    { by: 'link', mail, name: '', role: 'exhibitor', at: 'here', scope: { booths: [booth] } },
    { addressee: name },
  );
  if (path === null) throw new Error('An invitation by a link has one.');
  return path;
}

/** The mail that somebody would get, without its link. */
export async function previewInvitation(
  services: OperatorServices,
  { operator, site: { siteKey }, context }: Inviting,
  { mail: to, booths, addressee, company, language, note }: ExhibitorWish,
): Promise<Mail> {
  const { kysely } = services.database;
  return invitationMail(services, kysely, {
    to,
    language,
    siteKey,
    who: await nameOfInviter(kysely, operator, siteKey, language),
    role: 'exhibitor',
    path: beginPath('...'),
    addressee: [company, addressee].filter(Boolean).join(' '),
    scope: { booths },
    note,
    until: new Date(context.now + linkLifeMs),
  });
}

async function sendInvitation(
  services: OperatorServices,
  by: Inviting,
  { mail, booths, addressee, company, language, note }: ExhibitorWish,
): Promise<void> {
  const distinct = booths.filter((booth, at) => booths.findIndex((one) => isSameBooth(one, booth)) === at);
  const scope = { booths: distinct };
  await invite(
    services,
    by,
    { by: 'mail', mail, name: '', role: 'exhibitor', at: 'here', scope, language },
    { addressee, company, note },
  );
}

/**
 * Writes again to whoever is invited to a booth, with a new link for all of their booths, and to whoever keeps it;
 * answers to how many. Whoever got such a link for another booth before (`linked`) gets no second one.
 */
export async function remindExhibitor(
  services: OperatorServices,
  by: Inviting,
  booth: Booths[number],
  language: LanguageCode,
  linked: Set<string> = new Set(),
): Promise<number> {
  const { database } = services;
  const { site, operator, context } = by;
  const all = await exhibitorsAt(database.kysely, site.siteKey, context.now);
  const meant = all.filter(
    ({ booths, state, mail }) =>
      booths.some((one) => isSameBooth(one, booth)) && (state === 'accepted' || !linked.has(mailKeyOf(mail))),
  );
  const siteTitle = await titleOfSite(database.kysely, site.siteKey);
  for (const { state, mail, booths, addressee } of meant) {
    // One after the other: each is limited by those before it.
    /* oxlint-disable no-await-in-loop */
    if (state !== 'accepted') {
      linked.add(mailKeyOf(mail));
      await sendInvitation(services, by, { mail, booths, addressee, company: '', language, note: '' });
    } else {
      await takeTry(database, 'operatorMail', { context, about: mailKeyOf(mail) });
      const path = `/console/sites/${siteNameOf(site.siteKey)}/booths/${booth.contentId}/${booth.detailId}`;
      const about = {
        kind: 'boothReminder',
        to: mail,
        language,
        siteTitle,
        who: await nameOfInviter(database.kysely, operator, site.siteKey, language),
        path,
      } as const;
      await services.mail.send(operatorMail(services, about));
    }
    /* oxlint-enable no-await-in-loop */
  }
  return meant.length;
}

export function isSameBooth(one: Booths[number], other: Booths[number]): boolean {
  return one.contentId === other.contentId && one.detailId === other.detailId;
}
