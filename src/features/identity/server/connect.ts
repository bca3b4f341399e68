import { type Selectable, sql, type Transaction } from 'kysely';
import { accountMail, checkCurrentPassword, endSession, openSession } from '#features/account/server.ts';
import { mailKeyOf } from '#features/account/rules/credentials.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite, Visit } from '#features/site/server.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Member } from '#kernel/member.ts';
import { status } from '#kernel/status.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { hashSecret } from '#server/secret-token.ts';
import { errorFacts } from '#kernel/error-facts.ts';
import type { connectAccount } from '../contract.ts';
import { type Connection, decideConnection } from '../rules/decide-connection.ts';
import type { IdentityMethod } from '../rules/identity-method.ts';
import { providerOf } from './attempts.ts';
import { identityMail } from './identity-mail.ts';
import { identityRefusal } from './identity-refusal.ts';
import type { IdentityServices } from './identity-services.ts';
import type { IdentityProofTable } from './identity-tables.ts';

type Proof = Selectable<IdentityProofTable>;
type Connected = AnswerOf<typeof connectAccount>;

/**
 * Makes a session, a member or a connection from a proven identity, all of it or nothing; only then is the proof spent.
 * The call takes `pcode` and `last_pcode` (AUTH-013); the browser writes them to the access log.
 */
export async function connectIdentity(
  services: IdentityServices,
  visit: Visit,
  accessToken: string,
  looks = 3,
): Promise<Connected> {
  const { site, context } = visit;
  const caller = await callerOf(visit);
  const proof = await findProof(services, site, accessToken, context.now);
  const { trusts_mail: trustsMail, issuer } = await providerOf(services.database, site, proof.method);
  if (issuer !== proof.issuer) throw identityRefusal('tooLate', site, proof.method);
  for (let look = 1; ; look += 1) {
    try {
      return await inTransaction(services.database, async (tx) => {
        await spendProof(tx, site, proof);
        const decided = await decide(tx, proof, caller, trustsMail);
        return carryOut(services, tx, site, proof, decided, caller, context);
      });
    } catch (error) {
      // Another request has taken the address or the identity in between, so the decision is made again.
      if (errorFacts(error).code !== '23505' || look >= looks) throw error;
    }
  }
}

/** A member whose session has ended counts as a visitor who logs in. An expired token must be refreshed first. */
async function callerOf(visit: Visit): Promise<Member | undefined> {
  try {
    return await visit.member();
  } catch (error) {
    if (error instanceof Refusal && error.status === status.sessionEnded) return undefined;
    throw error;
  }
}

async function findProof(
  { database }: IdentityServices,
  site: PublishedSite,
  accessToken: string,
  now: number,
): Promise<Proof> {
  const proof = await database.kysely
    .selectFrom('identity_proof')
    .selectAll()
    .where('token_hash', '=', hashSecret(accessToken))
    .executeTakeFirst();
  const isGood = proof !== undefined && proof.realm_key === realmKey(site) && proof.expires_at.getTime() > now;
  if (!isGood) throw identityRefusal('tooLate', site, proof?.method ?? 'OpenId');
  return proof;
}

async function spendProof(tx: Transaction<Tables>, site: PublishedSite, { token_hash, method }: Proof): Promise<void> {
  const spent = await tx.deleteFrom('identity_proof').where('token_hash', '=', token_hash).executeTakeFirst();
  if (spent.numDeletedRows === 0n) throw identityRefusal('tooLate', site, method);
}

/** One statement reads everything, so another login with the same identity is seen as a whole or not at all. */
async function decide(
  tx: Transaction<Tables>,
  { realm_key: realm, method, issuer, subject, mail, member_id: wantedById }: Proof,
  caller: Member | undefined,
  trustsMail: boolean,
): Promise<Connection> {
  const { rows } = await sql<{ owner_id: number | null; account_id: number | null; others: number[] }>`
    with account as (
      select member_id from member where realm_key = ${realm} and mail_key = ${mail === null ? null : mailKeyOf(mail)}::text
    )
    select (select member_id from account) as account_id,
      (select member_id from member_identity where realm_key = ${realm} and method = ${method}
        and issuer = ${issuer} and subject = ${subject}) as owner_id,
      array(select member_id from member_identity where method = ${method} and issuer = ${issuer}
        and member_id in (select member_id from account union select ${caller?.memberId ?? null}::integer)) as others`.execute(
    tx,
  );
  const { owner_id: ownerId, account_id: accountId, others } = rows[0]!;
  const known = accountId === null ? ('free' as const) : { memberId: accountId };
  return decideConnection({
    ownerId: ownerId ?? undefined,
    memberId: caller?.memberId,
    wantedById: wantedById ?? undefined,
    mail: mail === null ? 'unverified' : known,
    trustsMail,
    hasOther: (memberId) => others.includes(memberId),
  });
}

async function carryOut(
  services: IdentityServices,
  tx: Transaction<Tables>,
  site: PublishedSite,
  proof: Proof,
  decided: Connection,
  caller: Member | undefined,
  context: RequestContext,
): Promise<Connected> {
  if (decided.kind === 'refuse') throw identityRefusal(decided.why, site, proof.method);
  if (decided.kind === 'register') {
    const memberId = await makeMember(tx, proof, context);
    const wish = { kind: 'registered' as const, to: proof.mail ?? '', language: context.language };
    await services.mail.send(accountMail(services, site, wish), { tx });
    await join(tx, proof, memberId, context.now);
    const { userId, ...tokens } = await openSession(tx, memberId, context.now, context);
    return { userId, ...tokens, outcome: 'registered' };
  }
  const { memberId } = decided;
  if (decided.kind === 'connect') {
    await join(tx, proof, memberId, context.now);
    const to = await tx
      .selectFrom('member')
      .select(['mail', 'language'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    await services.mail.send(identityMail(services, site, 'connected', proof.method, to), { tx });
  }
  const outcome = decided.kind === 'connect' ? 'connected' : 'loggedIn';
  if (caller?.memberId === memberId) return { userId: memberId, accessToken: null, refreshToken: null, outcome };
  // The browser forgets the session that it had as another member.
  if (caller !== undefined) await endSession(tx, caller.sessionId);
  const { userId, ...tokens } = await openSession(tx, memberId, context.now, context);
  return { userId, ...tokens, outcome };
}

async function makeMember(
  tx: Transaction<Tables>,
  { realm_key, mail }: Proof,
  { language, now }: { language: LanguageCode; now: number },
): Promise<number> {
  if (mail === null) throw new Error('A member is made with a verified mail address only.');
  const { member_id: memberId } = await tx
    .insertInto('member')
    .values({ realm_key, mail, mail_key: mailKeyOf(mail), language, created_at: new Date(now) })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  return memberId;
}

/** Joins the identity to the member. It replaces an identity of an issuer that the organiser no longer uses. */
async function join(tx: Transaction<Tables>, proof: Proof, memberId: number, now: number): Promise<void> {
  const { realm_key, method, issuer, subject } = proof;
  await tx
    .deleteFrom('member_identity')
    .where('member_id', '=', memberId)
    .where('method', '=', method)
    .where('issuer', '<>', issuer)
    .execute();
  await tx
    .insertInto('member_identity')
    .values({ realm_key, method, issuer, subject, member_id: memberId, connected_at: new Date(now) })
    .execute();
}

/** Disconnects an identity from a member; refuses to remove the only way to log in. */
export async function disconnect(
  services: IdentityServices,
  site: PublishedSite,
  member: Member,
  { method, currentPassword }: { method: IdentityMethod; currentPassword: string },
  context: RequestContext,
): Promise<void> {
  await checkCurrentPassword(services, member, currentPassword, context);
  await inTransaction(services.database, async (tx) => {
    const others = await tx
      .selectFrom('member_identity')
      .select('method')
      .where('member_id', '=', member.memberId)
      .forUpdate()
      .execute();
    if (!others.some((one) => one.method === method)) return;
    if (!member.hasPassword && others.length === 1) throw identityRefusal('onlyWayIn', site, method);
    await tx
      .deleteFrom('member_identity')
      .where('member_id', '=', member.memberId)
      .where('method', '=', method)
      .execute();
    await services.mail.send(identityMail(services, site, 'disconnected', method, member), { tx });
  });
}
