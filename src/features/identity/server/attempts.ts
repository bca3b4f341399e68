import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { IdentityProviderTable, PublishedSite } from '#features/site/server.ts';
import { baseOf } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { seal, unseal } from '#server/seal.ts';
import { attemptLifeMs, makeState, proofLifeMs } from '../rules/attempt-state.ts';
import type { IdentityMethod } from '../rules/identity-method.ts';
import { identityRefusal, sayTooMany } from './identity-refusal.ts';
import type { IdentityServices } from './identity-services.ts';
import type { IdentityAttemptTable } from './identity-tables.ts';
import type { Person } from './openid-connect.ts';
import { ProviderProblem } from './provider-problem.ts';

export const callbackPath = '/identity/callback';

type Provider = Pick<Selectable<IdentityProviderTable>, 'issuer' | 'trusts_mail'> & {
  clientId: string;
  clientSecret: string | null;
};

/** The provider of a site, or a refusal when it has none. */
export async function providerOf({ kysely }: Database, site: PublishedSite, method: IdentityMethod): Promise<Provider> {
  const found = await kysely
    .selectFrom('identity_provider')
    .select(['issuer', 'client_id as clientId', 'client_secret as clientSecret', 'trusts_mail'])
    .where('realm_key', '=', realmKey(site))
    .where('version', '=', 'published')
    .where('method', '=', method)
    .executeTakeFirst();
  if (found === undefined || !site.document.login?.isEnabled) throw identityRefusal('notOffered', site, method);
  return found;
}

export interface AttemptWish {
  link: string | undefined;
  memberId: number | undefined;
}

/** Begins an attempt: answers the provider's address and the secret that stays in this browser. */
export async function beginAttempt(
  { database, openId }: IdentityServices,
  site: PublishedSite,
  method: IdentityMethod,
  { link, memberId }: AttemptWish,
  context: RequestContext,
): Promise<{ url: string; browser_key: string }> {
  const provider = await providerOf(database, site, method);
  await takeTry(database, 'identityBegun', { context }, { say: sayTooMany });
  const secrets = {
    state: makeState(newSecretToken(), site.siteKey),
    nonce: newSecretToken(),
    codeVerifier: randomBytes(48).toString('base64url'),
  };
  const redirectUri = `${context.protocol}://${context.host}${baseOf(context.hostSite)}${callbackPath}`;
  const url = await openId
    .addressOf(provider, { ...secrets, redirectUri, language: context.language })
    .catch((error: unknown) => {
      throw refusalOf(error, site, method, context);
    });
  const browserKey = newSecretToken();
  await database.kysely
    .insertInto('identity_attempt')
    .values({
      state_hash: hashSecret(secrets.state),
      browser_hash: hashSecret(browserKey),
      site_key: site.siteKey,
      realm_key: realmKey(site),
      method,
      issuer: provider.issuer,
      member_id: memberId ?? null,
      redirect_uri: redirectUri,
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      link: link ?? null,
      expires_at: new Date(context.now + attemptLifeMs),
    })
    .execute();
  return { url, browser_key: browserKey };
}

/** The site where an attempt began, and the key for the provider's answer; undefined for an unknown or late state. */
export async function recordReturn(
  { kysely }: Database,
  state: string,
  answer: string,
  now: number,
): Promise<{ siteKey: string; isConnecting: boolean; link: string | null; key: string } | undefined> {
  const key = newSecretToken();
  const found = await kysely
    .updateTable('identity_attempt')
    // The answer holds a code that the provider accepts, so a reader of the database must not see it.
    .set({ answer: seal(answer, key), return_hash: hashSecret(key) })
    .where('state_hash', '=', hashSecret(state))
    .where('expires_at', '>', new Date(now))
    .returning(['site_key', 'member_id', 'link'])
    .executeTakeFirst();
  return found && { siteKey: found.site_key, isConnecting: found.member_id !== null, link: found.link, key };
}

/** Takes a returned attempt, once, and only in the browser where it began. */
async function takeAttempt(
  { kysely }: Database,
  site: PublishedSite,
  method: IdentityMethod,
  keys: { identity_key: string; browser_key: string },
  now: number,
): Promise<Selectable<IdentityAttemptTable>> {
  const returned = await kysely
    .selectFrom('identity_attempt')
    .selectAll()
    .where('return_hash', '=', hashSecret(keys.identity_key))
    .executeTakeFirst();
  const isGood =
    returned !== undefined &&
    returned.site_key === site.siteKey &&
    returned.method === method &&
    returned.expires_at.getTime() > now;
  if (!isGood) throw identityRefusal('tooLate', site, method);
  if (returned.browser_hash !== hashSecret(keys.browser_key)) throw identityRefusal('otherBrowser', site, method);
  const taken = await kysely
    .deleteFrom('identity_attempt')
    .where('state_hash', '=', returned.state_hash)
    .where('return_hash', '=', returned.return_hash)
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n) throw identityRefusal('tooLate', site, method);
  return returned;
}

/** Lets the provider prove the visitor's identity, and keeps the proof for one call of account_connection. */
export async function proveReturn(
  { database, openId }: IdentityServices,
  site: PublishedSite,
  method: IdentityMethod,
  keys: { identity_key: string; browser_key: string },
  context: RequestContext,
): Promise<{ access_token: string; isConnecting: boolean }> {
  const attempt = await takeAttempt(database, site, method, keys, context.now);
  const provider = await providerOf(database, site, method);
  // The organiser has changed the provider in the meantime.
  if (provider.issuer !== attempt.issuer) throw identityRefusal('tooLate', site, method);
  const { redirect_uri: redirectUri, nonce, code_verifier: codeVerifier } = attempt;
  const person: Person = await openId
    .personOf(provider, { redirectUri, nonce, codeVerifier, answer: unseal(attempt.answer ?? '', keys.identity_key) })
    .catch((error: unknown) => {
      throw refusalOf(error, site, method, context);
    });
  const accessToken = newSecretToken();
  await database.kysely
    .insertInto('identity_proof')
    .values({
      token_hash: hashSecret(accessToken),
      realm_key: attempt.realm_key,
      method,
      issuer: attempt.issuer,
      subject: person.subject,
      mail: person.mail,
      member_id: attempt.member_id,
      expires_at: new Date(context.now + proofLifeMs),
    })
    .execute();
  return { access_token: accessToken, isConnecting: attempt.member_id !== null };
}

/** Logs failures that only the operator can fix, without any data of the visitor. */
function refusalOf(error: unknown, site: PublishedSite, method: IdentityMethod, context: RequestContext): Error {
  if (!(error instanceof ProviderProblem)) return error instanceof Error ? error : new Error(String(error));
  if (error.kind !== 'cancelled' && error.kind !== 'tooLate') {
    const { requestId } = context;
    context.log.warn('A login by an identity provider failed.', {
      requestId,
      site: site.siteKey,
      method,
      kind: error.kind,
      code: error.message,
    });
  }
  return identityRefusal(error.kind, site, method);
}

/** Removes the attempts and proofs that have expired. */
export async function sweepIdentity({ kysely }: Database, now: number): Promise<void> {
  const past = new Date(now);
  await kysely.deleteFrom('identity_attempt').where('expires_at', '<=', past).execute();
  await kysely.deleteFrom('identity_proof').where('expires_at', '<=', past).execute();
}
