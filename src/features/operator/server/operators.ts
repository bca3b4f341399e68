import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { giveTryBack, takeTry } from '#server/limits/try-counts.ts';
import { hashPassword, isPassword } from '#server/password-hash.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { linkLifeMs } from '../rules/operator-life.ts';
import { everywhere } from '../rules/rights-at.ts';
import { fieldRefusal, operatorRefusal, operatorTexts } from './operator-refusal.ts';
import { noteInLog } from './operator-log.ts';

/** Addresses with the same key belong to one operator. */
const mailKeyOf = (mail: string): string => mail.toLowerCase();

interface Known {
  operatorId: number;
  name: string;
}

/** Signs in by mail and password. An unknown mail takes as long, and gets the same answer, as a wrong password. */
export async function checkSignIn(
  database: Database,
  { mail, password }: { mail: string; password: string },
  context: RequestContext,
): Promise<Known> {
  const mailKey = mailKeyOf(readMailAddress(mail));
  const taker = { context, about: mailKey };
  await takeTry(database, 'operatorSignIn', taker);
  const found = await database.kysely
    .selectFrom('operator')
    .select(['operator_id', 'name', 'password_hash', 'suspended_at'])
    .where('mail_key', '=', mailKey)
    .executeTakeFirst();
  const isRight = await isPassword(password, found?.password_hash, context.clientAddress);
  if (!isRight || found === undefined || found.suspended_at !== null) throw operatorRefusal('wrongCredentials');
  await giveTryBack(database, 'operatorSignIn', taker);
  return { operatorId: found.operator_id, name: found.name };
}

export interface OperatorLink {
  siteKey: string;
  role: OperatorRole;
  isFirst: boolean;
}

/** Makes a link that makes an operator; answers its secret, of which only a hash is stored. */
export async function makeLink(
  { kysely }: Pick<Database, 'kysely'>,
  { siteKey, role }: { siteKey: string; role: OperatorRole },
  now: Instant,
): Promise<string> {
  const token = newSecretToken();
  await kysely
    .insertInto('operator_link')
    .values({
      token_hash: hashSecret(token),
      mail_key: null,
      site_key: siteKey,
      role,
      made_by: null,
      made_at: new Date(now),
      expires_at: new Date(now + linkLifeMs),
      used_at: null,
    })
    .execute();
  return token;
}

/** The link for an installation that has no operator; undefined once it has one. */
export async function makeFirstLink(database: Pick<Database, 'kysely'>, now: Instant): Promise<string | undefined> {
  const one = await database.kysely.selectFrom('operator').select('operator_id').limit(1).executeTakeFirst();
  return one === undefined ? makeLink(database, { siteKey: everywhere, role: 'owner' }, now) : undefined;
}

export async function lookAtLink(database: Database, token: string, context: RequestContext): Promise<OperatorLink> {
  await takeTry(database, 'operatorLink', { context });
  const { rows } = await sql<{ site_key: string; role: OperatorRole; is_first: boolean }>`
    select site_key, role, not exists (select from operator) as is_first from operator_link
    where token_hash = ${hashSecret(token)} and used_at is null and expires_at > ${new Date(context.now)}`.execute(
    database.kysely,
  );
  const row = rows[0];
  if (row === undefined) throw operatorRefusal('linkIsOver');
  return { siteKey: row.site_key, role: row.role, isFirst: row.is_first };
}

/** Makes an operator by a link. The link is used up with it, in one transaction. */
export async function useLink(
  database: Database,
  given: { token: string; mail: string; name: string; password: string },
  context: RequestContext,
): Promise<Known> {
  await takeTry(database, 'operatorLink', { context });
  const mail = readMailAddress(given.mail);
  if (mailAddressProblem(mail) !== undefined) throw fieldRefusal('mail', 'mailInvalid');
  if (given.password.toLowerCase() === mail.toLowerCase()) throw fieldRefusal('password', 'passwordIsMail');
  const passwordHash = await hashPassword(given.password, context.clientAddress);
  const at = new Date(context.now);
  return inTransaction(database, async (tx) => {
    const link = await tx
      .updateTable('operator_link')
      .set({ used_at: at })
      .where('token_hash', '=', hashSecret(given.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .returning(['site_key', 'role'])
      .executeTakeFirst();
    if (link === undefined) throw operatorRefusal('linkIsOver');
    const name = given.name === '' ? mail.slice(0, mail.indexOf('@')) : given.name;
    const made = await tx
      .insertInto('operator')
      .values({ name, mail, mail_key: mailKeyOf(mail), password_hash: passwordHash, language: context.language })
      .onConflict((conflict) => conflict.column('mail_key').doNothing())
      .returning('operator_id')
      .executeTakeFirst();
    if (made === undefined) throw fieldRefusal('mail', 'mailTaken');
    const known = { operatorId: made.operator_id, name };
    await grant(tx, { operatorId: known.operatorId, siteKey: link.site_key, role: link.role }, undefined);
    await noteInLog(tx, context, { operator: known, action: 'operator.made', details: { role: link.role } });
    return known;
  });
}

/** Gives a role at a site; nothing changes where the operator has it. */
export async function grant(
  kysely: Database['kysely'],
  { operatorId, siteKey, role }: { operatorId: number; siteKey: string; role: OperatorRole },
  grantedBy: number | undefined,
): Promise<void> {
  await kysely
    .insertInto('operator_grant')
    .values({ operator_id: operatorId, site_key: siteKey, role, granted_by: grantedBy ?? null })
    .onConflict((conflict) => conflict.columns(['operator_id', 'site_key', 'role']).doNothing())
    .execute();
}

/** An address that belongs to nobody. */
const demoMail = 'organiser@demo.invalid';

/** The organiser of the demo, who may do everything there; made when they are first asked for. */
export async function demoOperator(database: Database, context: RequestContext): Promise<Known> {
  const name = operatorTexts[context.language].demoName;
  return inTransaction(database, async (tx) => {
    const { operator_id: operatorId } = await tx
      .insertInto('operator')
      .values({ name, mail: demoMail, mail_key: demoMail, password_hash: null, language: context.language })
      .onConflict((conflict) => conflict.column('mail_key').doUpdateSet({ name }))
      .returning('operator_id')
      .executeTakeFirstOrThrow();
    await grant(tx, { operatorId, siteKey: everywhere, role: 'owner' }, undefined);
    return { operatorId, name };
  });
}
