import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import './notice-tables.ts';

/** The secret of all servers of a database, made when it is first needed. */
export async function noticeSecret({ kysely }: Database): Promise<string> {
  const find = () => kysely.selectFrom('chat_notice_secret').select('secret').executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found.secret;
  await kysely
    .insertInto('chat_notice_secret')
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ((await find()) as { secret: string }).secret;
}
