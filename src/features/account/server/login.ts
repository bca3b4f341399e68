import { sql } from 'kysely';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import type { SessionAnswer } from '../contract.ts';
import { loginKeyOf } from '../rules/credentials.ts';
import { mailKeyOf, readMailAddress } from '../rules/mail-address.ts';
import { tryLimits } from '../rules/try-limits.ts';
import { accountRefusal, checkFields } from './account-refusal.ts';
import type { AccountServices } from './account-services.ts';
import { isPassword } from './password-hash.ts';
import { openSession } from './sessions.ts';
import { countStatement, isWithin, type TryLimit, tryKey } from './try-counts.ts';

interface Row {
  member_id: number | null;
  password_hash: string | null;
  counted: { try_key: string; tries: number }[];
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
  const loginId = typedId.normalize('NFKC').trim();
  checkFields({
    login_id: loginId === '' ? 'required' : undefined,
    password: password === '' ? 'required' : undefined,
  });
  const realm = realmKey(site);
  const byMail = loginId.includes('@');
  const key = byMail ? mailKeyOf(readMailAddress(loginId)) : loginKeyOf(loginId);
  const address = addressGroup(context.clientAddress);
  const limits: TryLimit[] = [
    { purpose: 'login account address', about: `${realm} ${key} ${address}`, ...tryLimits.loginOfAccountFromAddress },
    { purpose: 'login account', about: `${realm} ${key}`, ...tryLimits.loginOfAccount },
    { purpose: 'login address', about: address, ...tryLimits.loginFromAddress },
  ];
  const { rows } = await sql<Row>`
    with counted as (${countStatement(limits, context.now)})
    select m.member_id, m.password_hash,
      (select jsonb_agg(jsonb_build_object('try_key', try_key, 'tries', tries)) from counted) as counted
    from (select 1) as one left join member m
      on m.realm_key = ${realm} and ${byMail ? sql`m.mail_key` : sql`m.login_key`} = ${key}`.execute(database.kysely);
  const row = rows[0] as Row;
  if (!isWithin(limits, row.counted)) throw accountRefusal('tooManyLogins');
  const isRight = await isPassword(password, row.password_hash);
  if (!isRight || row.member_id === null) throw accountRefusal('wrongCredentials');
  // A venue's visitors share one network address, so a right login does not count as a try.
  const [ofAccountHere, ...ofMany] = limits.map(tryKey) as [string, ...string[]];
  return openSession(database.kysely, row.member_id, context.now, { cleared: [ofAccountHere], givenBack: ofMany });
}
