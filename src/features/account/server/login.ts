import { sql } from 'kysely';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { withoutInvisible } from '#kernel/half-width.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { placesOf } from '#server/limits/places.ts';
import { refuseTooMany } from '#server/limits/refuse-too-many.ts';
import { type CountedRow, countingStatement, storedKey, waitAfterTry } from '#server/limits/try-counts.ts';
import type { SessionAnswer } from '../contract.ts';
import { loginKeyOf, mailKeyOf, readMailAddress } from '../rules/credentials.ts';
import { accountRefusal, checkFields, sayTooMany } from './account-refusal.ts';
import type { AccountServices } from './account-services.ts';
import { isPassword } from '#server/password-hash.ts';
import { openSession } from './sessions.ts';

interface Row {
  member_id: number | null;
  password_hash: string | null;
  counted: CountedRow[];
}

/**
 * Logs in with a login ID or a mail address. One statement counts the try and finds the member; one opens the session.
 * An unknown account takes as long and gets the same answer as a wrong password.
 */
export async function logInWithPassword(
  { database }: AccountServices,
  site: PublishedSite,
  { login_id: typedId, password }: { login_id: string; password: string },
  context: RequestContext,
): Promise<SessionAnswer> {
  if (!site.document.login?.isEnabled) throw accountRefusal('loginNotOffered');
  const loginId = withoutInvisible(typedId.normalize('NFKC')).trim();
  checkFields({
    login_id: loginId === '' ? 'required' : undefined,
    password: password === '' ? 'required' : undefined,
  });
  const realm = realmKey(site);
  const byMail = loginId.includes('@');
  const key = byMail ? mailKeyOf(readMailAddress(loginId)) : loginKeyOf(loginId);
  const places = placesOf(['login'], { context, about: `${realm} ${key}` });
  const { parts, answer } = countingStatement(places, context.now);
  const { rows } = await sql<Row>`
    with ${parts}
    select m.member_id, m.password_hash, (select jsonb_agg(to_jsonb(one)) from (${answer}) as one) as counted
    from (select 1) as one left join member m
      on m.realm_key = ${realm} and ${byMail ? sql`m.mail_key` : sql`m.login_key`} = ${key}`.execute(database.kysely);
  const row = rows[0]!;
  const wait = waitAfterTry(database, places, row.counted, context.now);
  if (wait !== undefined) throw refuseTooMany(wait, sayTooMany('tooManyLogins').say);
  const isRight = await isPassword(password, row.password_hash, context.clientAddress);
  if (!isRight || row.member_id === null) throw accountRefusal('wrongCredentials');
  // A venue's visitors share one network address, so a right login does not count as a try.
  const [ofAccountHere, ...ofMany] = places.map(storedKey);
  const { anonymousToken } = context;
  const good = { anonymousToken, cleared: [ofAccountHere!], givenBack: ofMany };
  return openSession(database.kysely, row.member_id, context.now, good);
}
