import { hashSecret, newSecretToken } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Handout } from '#kernel/handout.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { Database } from '#server/database/database.ts';

/** The time between the press and the download that it starts. */
export const handoutAddressLifeMs = 60_000;

/** An address of this host that opens a handout once; only the hash of its key is stored. */
export async function makeHandoutAddress(
  { kysely }: Database,
  { path, name }: Pick<Handout, 'path' | 'name'>,
  now: Instant,
): Promise<string> {
  const key = newSecretToken();
  await kysely
    .insertInto('handout_address')
    .values({ key_hash: hashSecret(key), path, name, expires_at: new Date(now + handoutAddressLifeMs) })
    .execute();
  return `${apiPrefix}handout/read/${key}`;
}

/** Spends an address. When it is opened twice at the same moment, one gets the handout and the other nothing. */
export async function spendHandoutAddress(
  { kysely }: Database,
  key: string,
  now: Instant,
): Promise<Pick<Handout, 'path' | 'name'> | undefined> {
  const spent = await kysely
    .deleteFrom('handout_address')
    .where('key_hash', '=', hashSecret(key))
    .returning(['path', 'name', 'expires_at'])
    .executeTakeFirst();
  return spent !== undefined && now < spent.expires_at.getTime() ? spent : undefined;
}

export async function sweepHandoutAddresses({ kysely }: Database, now: Instant): Promise<void> {
  await kysely.deleteFrom('handout_address').where('expires_at', '<=', new Date(now)).execute();
}
