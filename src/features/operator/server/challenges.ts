import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { challengeLifeMs } from '../rules/operator-life.ts';

/** What a signature of a browser is for, and whose it has to be. */
type ChallengePurpose = 'signIn' | 'prove' | 'add' | 'link';

export interface Challenge {
  purpose: ChallengePurpose;
  operatorId?: number;
  linkHash?: string;
  userHandle?: string;
}

/** Keeps what a browser is to sign, of which only a hash is stored. */
export async function makeChallenge(
  { kysely }: Pick<Database, 'kysely'>,
  { purpose, operatorId, linkHash, userHandle }: Challenge,
  now: Instant,
): Promise<string> {
  const challenge = newSecretToken();
  await kysely
    .insertInto('operator_challenge')
    .values({
      challenge_hash: hashSecret(challenge),
      purpose,
      operator_id: operatorId ?? null,
      link_hash: linkHash ?? null,
      user_handle: userHandle ?? null,
      expires_at: new Date(now + challengeLifeMs),
    })
    .execute();
  return challenge;
}

/** Uses up what was to be signed for this purpose; undefined when it is over, was for something else, or was used. */
export async function spendChallenge(
  { kysely }: Pick<Database, 'kysely'>,
  challenge: string,
  { purpose, operatorId, linkHash }: Challenge,
  now: Instant,
): Promise<{ userHandle: string | undefined } | undefined> {
  const row = await kysely
    .deleteFrom('operator_challenge')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('purpose', '=', purpose)
    .where('operator_id', 'is not distinct from', operatorId ?? null)
    .where('link_hash', 'is not distinct from', linkHash ?? null)
    .where('expires_at', '>', new Date(now))
    .returning('user_handle')
    .executeTakeFirst();
  return row && { userHandle: row.user_handle ?? undefined };
}
