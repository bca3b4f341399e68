import { sql } from 'kysely';
import { readSettings } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { hashPassword } from '#server/password-hash.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { linkLifeMs, nameMax } from '../rules/operator-life.ts';
import { everywhere } from '../rules/rights-at.ts';
import { type Operator, readScope } from './console-session.ts';
import { noteInLog } from './operator-log.ts';
import { fieldRefusal, operatorRefusal, operatorTexts } from './operator-refusal.ts';
import { grant, type Known, mailKeyOf } from './operators.ts';
import { keepPasskey, type MadePasskey, type NewPasskey, passkeyToMake, readNewPasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { titledScopes } from './titled-scopes.ts';

/** What a one-time link gives, and whom. */
export interface LinkWish {
  siteKey: string;
  role: OperatorRole;
  scope?: GrantScope;
  /** The only address that may use it. */
  mail?: string;
  /** The name of whom it is for. */
  addressee?: string;
  madeBy?: number;
}

/** Keeps a link that makes an operator or gives one more; answers its secret, of which only a hash is stored. */
export async function keepLink(
  { kysely }: Pick<Database, 'kysely'>,
  { siteKey, role, scope, mail, addressee, madeBy }: LinkWish,
  now: Instant,
): Promise<{ token: string; linkId: number; expiresAt: Date }> {
  const token = newSecretToken();
  const expiresAt = new Date(now + linkLifeMs);
  const made = await kysely
    .insertInto('operator_link')
    .values({
      token_hash: hashSecret(token),
      mail: mail ?? null,
      addressee: (addressee ?? '').slice(0, nameMax),
      mail_key: mail === undefined ? null : mailKeyOf(mail),
      site_key: siteKey,
      role,
      scope: scope ?? {},
      made_by: madeBy ?? null,
      made_at: new Date(now),
      expires_at: expiresAt,
      used_at: null,
    })
    .returning('link_id')
    .executeTakeFirstOrThrow();
  return { token, linkId: made.link_id, expiresAt };
}

/** Gives a link that waits at a site a new secret and a new life; undefined: it was used, or is not there. */
export async function renewLink(
  kysely: Database['kysely'],
  { linkId, siteKey, madeBy }: { linkId: number; siteKey: string; madeBy: number },
  now: Instant,
): Promise<{ token: string; expiresAt: Date; role: OperatorRole; addressee: string } | undefined> {
  const token = newSecretToken();
  const expiresAt = new Date(now + linkLifeMs);
  const renewed = await kysely
    .updateTable('operator_link')
    .set({ token_hash: hashSecret(token), made_by: madeBy, made_at: new Date(now), expires_at: expiresAt })
    .where('link_id', '=', linkId)
    .where('site_key', '=', siteKey)
    .where('used_at', 'is', null)
    .returning(['role', 'addressee'])
    .executeTakeFirst();
  return renewed && { token, expiresAt, ...renewed };
}

/** The secret of a new link that makes an operator. */
export async function makeLink(database: Pick<Database, 'kysely'>, wish: LinkWish, now: Instant): Promise<string> {
  return (await keepLink(database, wish, now)).token;
}

/** The link for an installation that has no operator; undefined once it has one. */
export async function makeFirstLink(database: Pick<Database, 'kysely'>, now: Instant): Promise<string | undefined> {
  const one = await database.kysely.selectFrom('operator').select('operator_id').limit(1).executeTakeFirst();
  return one === undefined ? makeLink(database, { siteKey: everywhere, role: 'owner' }, now) : undefined;
}

export interface SeenLink {
  siteKey: string;
  siteTitle: LocalizedText | null;
  role: OperatorRole;
  scope: GrantScope;
  /** The names of its booths; null: it has none. */
  boothTitles: (LocalizedText | null)[];
  mail: string | null;
  addressee: string;
  isKnown: boolean;
  invitedBy: string | null;
  expiresAt: string;
  isFirst: boolean;
}

export async function lookAtLink(database: Database, token: string, context: RequestContext): Promise<SeenLink> {
  await takeTry(database, 'operatorLink', { context });
  const { rows } = await sql<{
    site_key: string;
    role: OperatorRole;
    scope: StoredJson;
    mail: string | null;
    addressee: string;
    is_known: boolean;
    invited_by: string | null;
    expires_at: Date;
    is_first: boolean;
  }>`
    select l.site_key, l.role, l.scope, l.mail, l.addressee, l.expires_at, i.name as invited_by,
      exists (select from operator o where o.mail_key = l.mail_key) as is_known,
      not exists (select from operator) as is_first
    from operator_link l left join operator i on i.operator_id = l.made_by
    where l.token_hash = ${hashSecret(token)} and l.used_at is null
      and l.expires_at > ${new Date(context.now)}`.execute(database.kysely);
  const row = rows[0];
  if (row === undefined) throw operatorRefusal('linkIsOver');
  const scope = readScope(row.scope);
  const titled = await titledScopes(database.kysely, [{ siteKey: row.site_key, scope }]);
  return {
    siteKey: row.site_key,
    siteTitle: await titleOfSite(database.kysely, row.site_key),
    role: row.role,
    scope,
    boothTitles: titled(row.site_key, scope).booths.map(({ title }) => title),
    mail: row.mail,
    addressee: row.addressee,
    isKnown: row.is_known,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at.toISOString(),
    isFirst: row.is_first,
  };
}

/** The title of the draft of a site; null: the whole installation, or a site that is gone. */
export async function titleOfSite(kysely: Database['kysely'], siteKey: string): Promise<LocalizedText | null> {
  if (siteKey === everywhere) return null;
  const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
  return settings?.document?.webSetting.title ?? null;
}

/**
 * Who invites, for whoever is invited: the operator by their name or, where they never wrote one, the organiser of the
 * event.
 */
export async function nameOfInviter(
  kysely: Database['kysely'],
  { name, mail }: Pick<Operator, 'name' | 'mail'>,
  siteKey: string,
  language: LanguageCode,
): Promise<string> {
  if (name !== nameOfMail(mail) || siteKey === everywhere) return name;
  const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
  const organiser = settings?.document?.overview.organizerName ?? {};
  return localize(organiser, language, settings?.document?.languages[0] ?? language) || name;
}

/** What somebody is called who writes no name. */
const nameOfMail = (mail: string): string => mail.slice(0, mail.indexOf('@'));

/** What a browser needs to make the passkey of an operator whom a link makes. */
export async function passkeyOfLink(
  database: Database,
  given: { token: string; mail: string },
  context: RequestContext,
): Promise<{ options: Record<string, unknown> }> {
  const link = await lookAtLink(database, given.token, context);
  const mail = readNewMail(given.mail, link.mail);
  // Said before the device keeps a passkey that would be nobody's.
  const taken = await database.kysely
    .selectFrom('operator')
    .select('operator_id')
    .where('mail_key', '=', mailKeyOf(mail))
    .executeTakeFirst();
  if (taken !== undefined) throw fieldRefusal('mail', 'mailTaken');
  return passkeyToMake(database, { mail, purpose: 'link', linkHash: hashSecret(given.token) }, context);
}

function readNewMail(typed: string, invited: string | null): string {
  const mail = readMailAddress(typed);
  if (mailAddressProblem(mail) !== undefined) throw fieldRefusal('mail', 'mailInvalid');
  if (invited !== null && mailKeyOf(invited) !== mailKeyOf(mail)) throw fieldRefusal('mail', 'mailNotInvited');
  return mail;
}

export interface NewOperator {
  token: string;
  mail: string;
  name: string;
  password?: string | undefined;
  passkey?: NewPasskey | undefined;
}

/** Makes an operator by a link. The link is used up with it, in one transaction. */
export async function useLink(
  database: Database,
  given: NewOperator,
  context: RequestContext,
  onAccepted: OnAccepted,
): Promise<Known & { recoveryCodes: string[] | null }> {
  const seen = await lookAtLink(database, given.token, context);
  const mail = readNewMail(given.mail, seen.mail);
  const { passwordHash, passkey } = await readSecret(database, { ...given, mail }, context);
  const at = new Date(context.now);
  return inTransaction(database, async (tx) => {
    const link = await spendLink(tx, given.token, at);
    const name = given.name === '' ? nameOfMail(mail) : given.name;
    const made = await tx
      .insertInto('operator')
      .values({
        name,
        mail,
        mail_key: mailKeyOf(mail),
        password_hash: passwordHash,
        language: context.language,
        user_handle: passkey?.userHandle ?? null,
      })
      .onConflict((conflict) => conflict.column('mail_key').doNothing())
      .returning('operator_id')
      .executeTakeFirst();
    if (made === undefined) throw fieldRefusal('mail', 'mailTaken');
    const known = { operatorId: made.operator_id, name };
    await grant(tx, { operatorId: known.operatorId, ...link }, link.grantedBy);
    // Whoever has a link for one mail address got it by that mail.
    if (seen.mail !== null) await onAccepted(tx, { ...link, mail });
    await noteInLog(tx, context, {
      operator: known,
      siteKey: link.siteKey,
      action: 'operator.made',
      details: { role: link.role },
    });
    if (passkey === undefined) return { ...known, recoveryCodes: null };
    const passkeyName = operatorTexts[context.language].passkeyName;
    await keepPasskey(tx, known.operatorId, passkey, { name: passkeyName, now: context.now });
    return { ...known, recoveryCodes: await makeRecoveryCodes(tx, known.operatorId, context.now) };
  });
}

async function readSecret(
  database: Database,
  { token, mail, password, passkey }: NewOperator,
  context: RequestContext,
): Promise<{ passwordHash: string | null; passkey?: MadePasskey }> {
  if (passkey !== undefined) {
    const wanted = { purpose: 'link', linkHash: hashSecret(token) } as const;
    return { passwordHash: null, passkey: await readNewPasskey(database, passkey, wanted, context) };
  }
  if (password === undefined) throw fieldRefusal('password', 'secretMissing');
  return { passwordHash: await hashNewPassword(password, mail, context) };
}

export async function hashNewPassword(password: string, mail: string, context: RequestContext): Promise<string> {
  if (mailKeyOf(password) === mailKeyOf(mail)) throw fieldRefusal('password', 'passwordIsMail');
  return hashPassword(password, context.clientAddress);
}

/** What else happens when somebody accepts; in the transaction of the acceptance. */
export type OnAccepted = (
  tx: Database['kysely'],
  accepted: { siteKey: string; role: OperatorRole; scope: GrantScope; mail: string },
) => Promise<void>;

/** Gives an operator who is signed in what a link gives. A link with an address is for that address alone. */
export async function acceptLink(
  database: Database,
  operator: Operator,
  token: string,
  context: RequestContext,
  onAccepted: OnAccepted,
): Promise<{ siteKey: string }> {
  const seen = await lookAtLink(database, token, context);
  if (seen.mail !== null && mailKeyOf(seen.mail) !== mailKeyOf(operator.mail)) throw operatorRefusal('otherMail');
  return inTransaction(database, async (tx) => {
    const link = await spendLink(tx, token, new Date(context.now));
    await grant(tx, { operatorId: operator.operatorId, ...link }, link.grantedBy);
    if (seen.mail !== null) await onAccepted(tx, { ...link, mail: operator.mail });
    await noteInLog(tx, context, {
      operator,
      siteKey: link.siteKey,
      action: 'operator.accepted',
      details: { role: link.role },
    });
    return { siteKey: link.siteKey };
  });
}

/** Uses a link up: of two who have it one gets what it gives. */
async function spendLink(tx: Database['kysely'], token: string, at: Date) {
  const link = await tx
    .updateTable('operator_link')
    .set({ used_at: at })
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['site_key', 'role', 'scope', 'made_by'])
    .executeTakeFirst();
  if (link === undefined) throw operatorRefusal('linkIsOver');
  const { site_key: siteKey, role, made_by: grantedBy } = link;
  // Whoever lost their rights gives none by a link that they have kept.
  if (grantedBy !== null && !(await isStillOwner(tx, grantedBy, siteKey))) throw operatorRefusal('linkIsOver');
  return { siteKey, role, scope: readScope(link.scope), grantedBy: grantedBy ?? undefined };
}

async function isStillOwner(tx: Database['kysely'], operatorId: number, siteKey: string): Promise<boolean> {
  const { rows } = await sql<{ is_owner: boolean }>`
    select exists (
      select from operator_grant g join operator o on o.operator_id = g.operator_id
      where g.operator_id = ${operatorId} and g.role = 'owner' and g.suspended_at is null and o.suspended_at is null
        and (g.site_key in ('*', ${siteKey}) or g.site_key = (select portal_key from site where site_key = ${siteKey}))
    ) as is_owner`.execute(tx);
  return rows[0]?.is_owner === true;
}
