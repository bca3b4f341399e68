import { type Kysely, sql } from 'kysely';
import { beginPath } from '#kernel/console/console-endpoint.ts';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { AnswerOf, BodyOf } from '#kernel/endpoint.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Mail } from '#server/mail/mail.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { invite as inviteCall, inviteAgain as againCall, listInvitations } from '../contract/people.ts';
import { peoplePerPage } from '../rules/operator-life.ts';
import { isOwnerOf, keyOfPlace, type PlacedSite } from '../rules/rights-at.ts';
import { type Operator, readScope } from './console-session.ts';
import { keepLink, nameOfInviter, renewLink, titleOfSite } from './links.ts';
import { noteInLog } from './operator-log.ts';
import { operatorMail, type OperatorMailWish, type OperatorServices } from './operator-mails.ts';
import { fieldRefusal, operatorRefusal } from './operator-refusal.ts';
import { mailKeyOf } from './operators.ts';
import { titledScopes } from './titled-scopes.ts';
import { checkScope, placedKey } from './people.ts';

export interface Inviting {
  operator: Operator;
  site: PlacedSite;
  context: RequestContext;
}

/** Invites somebody; an earlier invitation of theirs to the same place ends. */
export async function invite(
  services: OperatorServices,
  { operator, site, context }: Inviting,
  body: BodyOf<typeof inviteCall>,
  { addressee = body.name, company = '', note = '' }: { addressee?: string; company?: string; note?: string } = {},
): Promise<AnswerOf<typeof inviteCall>> {
  const { by, role, at, scope } = body;
  const siteKey = keyOfPlace(at, site);
  if (siteKey === undefined || !isOwnerOf(operator.grants, placedKey(siteKey, site))) throw operatorRefusal('aboveYou');
  checkScope(role, scope);
  const mail = body.mail === '' ? undefined : readMailAddress(body.mail);
  if (mail !== undefined && mailAddressProblem(mail) !== undefined) throw fieldRefusal('mail', 'mailInvalid');
  if (by === 'mail' && mail === undefined) throw fieldRefusal('mail', 'mailMissing');
  if (by === 'mail' && services.publicUrl === undefined) throw operatorRefusal('noAddress');
  const { database } = services;
  await takeTry(database, 'operatorInvitation', { context, about: String(operator.operatorId) });
  if (by === 'mail' && mail !== undefined) await takeTry(database, 'operatorMail', { context, about: mailKeyOf(mail) });
  return inTransaction(database, async (tx) => {
    if (mail !== undefined) {
      await tx
        .deleteFrom('operator_link')
        .where('site_key', '=', siteKey)
        .where('mail_key', '=', mailKeyOf(mail))
        .where('role', '=', role)
        .where('used_at', 'is', null)
        .execute();
    }
    const limits = role === 'exhibitor' ? { scope } : {};
    const wish = {
      siteKey,
      role,
      ...limits,
      ...(mail !== undefined && { mail }),
      addressee,
      madeBy: operator.operatorId,
    };
    const { token, linkId, expiresAt } = await keepLink({ kysely: tx }, wish, context.now);
    const path = beginPath(token);
    if (by === 'mail' && mail !== undefined) {
      const language = body.language ?? context.language;
      const who = await nameOfInviter(tx, operator, siteKey, language);
      const dear = [company, addressee].filter(Boolean).join(' ');
      const about = { to: mail, language, siteKey, who, role, path, addressee: dear, scope, note, until: expiresAt };
      await services.mail.send(await invitationMail(services, tx, about), { tx });
    }
    await noteInLog(tx, context, {
      operator,
      siteKey,
      action: 'operator.invited',
      details: { role, by, invitationId: linkId, ...(mail !== undefined && { mail }) },
    });
    return { invitationId: linkId, path: by === 'mail' ? null : path, expiresAt: expiresAt.toISOString() };
  });
}

type InvitationWish = Extract<OperatorMailWish, { kind: 'invitation' }>;

/** The mail of an invitation: an exhibitor reads which booths it is for. */
export async function invitationMail(
  services: OperatorServices,
  kysely: Kysely<Tables>,
  {
    siteKey,
    scope,
    ...about
  }: Omit<InvitationWish, 'kind' | 'siteTitle' | 'booths'> & { siteKey: string; scope: GrantScope },
): Promise<Mail> {
  const siteTitle = await titleOfSite(kysely, siteKey);
  const titled = await titledScopes(kysely, [{ siteKey, scope }]);
  const booths = titled(siteKey, scope).booths.flatMap(({ title }) => title ?? []);
  return operatorMail(services, { kind: 'invitation', siteTitle, booths, ...about });
}

/** Gives an invitation that waits a new link; whoever sends it again is who invites. */
export async function inviteAgain(
  services: OperatorServices,
  { operator, site: { siteKey }, context }: Inviting,
  invitationId: number,
  body: BodyOf<typeof againCall>,
): Promise<AnswerOf<typeof againCall>> {
  const { database } = services;
  const waiting = await database.kysely
    .selectFrom('operator_link')
    .select(['mail', 'scope'])
    .where('link_id', '=', invitationId)
    .where('site_key', '=', siteKey)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (waiting === undefined) throw refuse('notFound');
  const { mail } = waiting;
  if (mail !== null && services.publicUrl === undefined) throw operatorRefusal('noAddress');
  await takeTry(database, 'operatorInvitation', { context, about: String(operator.operatorId) });
  if (mail !== null) await takeTry(database, 'operatorMail', { context, about: mailKeyOf(mail) });
  return inTransaction(database, async (tx) => {
    const renewed = await renewLink(tx, { linkId: invitationId, siteKey, madeBy: operator.operatorId }, context.now);
    // Somebody has used it meanwhile.
    if (renewed === undefined) throw refuse('notFound');
    const { token, expiresAt, role, addressee } = renewed;
    const path = beginPath(token);
    if (mail !== null) {
      const language = body.language ?? context.language;
      const sent = await invitationMail(services, tx, {
        to: mail,
        language,
        siteKey,
        who: await nameOfInviter(tx, operator, siteKey, language),
        role,
        path,
        addressee,
        scope: readScope(waiting.scope),
        note: '',
        until: expiresAt,
      });
      await services.mail.send(sent, { tx });
    }
    await noteInLog(tx, context, {
      operator,
      siteKey,
      action: 'operator.invitedAgain',
      details: { role, invitationId, ...(mail !== null && { mail }) },
    });
    return { invitationId, path: mail === null ? path : null, expiresAt: expiresAt.toISOString() };
  });
}

/** The invitations to a site that wait; those to its portal or the installation are seen there. */
export async function pageOfInvitations(
  { database }: Pick<OperatorServices, 'database'>,
  siteKey: string,
  before: number | undefined,
  now: number,
): Promise<AnswerOf<typeof listInvitations>> {
  const { rows } = await sql<{
    link_id: number;
    mail: string | null;
    addressee: string;
    role: OperatorRole;
    scope: StoredJson;
    invited_by: string | null;
    made_at: Date;
    expires_at: Date;
  }>`
    select l.link_id, l.mail, l.addressee, l.role, l.scope, l.made_at, l.expires_at, o.name as invited_by
    from operator_link l left join operator o on o.operator_id = l.made_by
    where l.site_key = ${siteKey} and l.used_at is null and l.expires_at > ${new Date(now)}
      and (${before ?? null}::integer is null or l.link_id < ${before ?? null}::integer)
    order by l.link_id desc limit ${peoplePerPage + 1}`.execute(database.kysely);
  const page = rows.slice(0, peoplePerPage).map((row) => ({ ...row, scope: readScope(row.scope) }));
  const titled = await titledScopes(
    database.kysely,
    page.map(({ scope }) => ({ siteKey, scope })),
  );
  return {
    invitations: page.map((row) => ({
      invitationId: row.link_id,
      mail: row.mail,
      name: row.addressee,
      role: row.role,
      scope: titled(siteKey, row.scope),
      invitedBy: row.invited_by,
      invitedAt: row.made_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
    next: rows.length > page.length ? (page.at(-1)?.link_id ?? null) : null,
  };
}

export async function withdrawInvitation(
  { database }: Pick<OperatorServices, 'database'>,
  { operator, site, context }: Inviting,
  invitationId: number,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const gone = await tx
      .deleteFrom('operator_link')
      .where('link_id', '=', invitationId)
      .where('site_key', '=', site.siteKey)
      .where('used_at', 'is', null)
      .returning(['role', 'mail'])
      .executeTakeFirst();
    if (gone === undefined) throw refuse('notFound');
    await noteInLog(tx, context, {
      operator,
      siteKey: site.siteKey,
      action: 'operator.invitationWithdrawn',
      details: { role: gone.role, ...(gone.mail !== null && { mail: gone.mail }) },
    });
  });
}
