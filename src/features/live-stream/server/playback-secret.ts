import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import './playback-tables.ts';

/** Reads the secret of all servers of a database when it is first needed. */
export function playbackSecret(database: Database): () => Promise<string> {
  let reading: Promise<string> | undefined;
  return () => {
    reading ??= findOrMake(database).catch((error: unknown) => {
      // The next viewer tries again.
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function findOrMake({ kysely }: Database): Promise<string> {
  const find = () => kysely.selectFrom('playback_secret').select('secret').executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found.secret;
  await kysely
    .insertInto('playback_secret')
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ((await find()) as { secret: string }).secret;
}
