import { openSession } from '#features/account/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type AppBridgeTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const texts: Record<LanguageCode, AppBridgeTexts> = { jpn, eng, chi, zhtw, kor };

/** The time between the app's call and the first call of the page that it opens. */
export const appKeyLifeMs = 60_000;

export interface AppSession {
  accessToken: string;
  refreshToken: string;
  userId: number;
  realmKey: string;
}

/** A key that opens one session of a member; only its hash is stored. */
export async function makeAppKey({ kysely }: Database, memberId: number, now: number): Promise<string> {
  const key = newSecretToken();
  await kysely
    .insertInto('app_login_key')
    .values({ key_hash: hashSecret(key), member_id: memberId, expires_at: new Date(now + appKeyLifeMs) })
    .execute();
  return key;
}

/** Removes the keys that have expired. */
export async function sweepAppKeys({ kysely }: Database, now: number): Promise<void> {
  await kysely.deleteFrom('app_login_key').where('expires_at', '<=', new Date(now)).execute();
}

/** Spends a key. When several requests bring it at the same moment, one gets the session and the others 410. */
export async function spendAppKey(
  database: Database,
  key: string,
  browser: Pick<RequestContext, 'now' | 'anonymousToken'>,
): Promise<AppSession> {
  const { now } = browser;
  return inTransaction(database, async (tx) => {
    const spent = await tx
      .deleteFrom('app_login_key as k')
      .using('member as m')
      .whereRef('m.member_id', '=', 'k.member_id')
      .where('k.key_hash', '=', hashSecret(key))
      .returning(['k.expires_at', 'm.member_id', 'm.realm_key'])
      .executeTakeFirst();
    if (spent === undefined || spent.expires_at.getTime() <= now) throw refuseKey();
    return { ...(await openSession(tx, spent.member_id, now, browser)), realmKey: spent.realm_key };
  });
}

function refuseKey(): Refusal {
  return new Refusal(status.gone, (language) => texts[language].keyGone);
}
