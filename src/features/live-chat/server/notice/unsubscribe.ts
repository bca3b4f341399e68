import { createHmac, timingSafeEqual } from 'node:crypto';
import { type LinkServices, pageUrl, type PublishedSite } from '#features/site/server.ts';
import { parseId } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { newSecretToken } from '#server/secret-token.ts';
import type { NoticeServices } from './notice-services.ts';
import './notice-tables.ts';

export const unsubscribePath = '/chat-mails';

function signed(secret: string, profileId: number): string {
  return createHmac('sha256', secret).update(`chat-mails ${profileId}`).digest('base64url');
}

/** The address that ends the mails to a person without a login; it names nobody but to this server. */
export async function unsubscribeUrl(
  services: Pick<NoticeServices, 'database'> & LinkServices,
  at: PublishedSite,
  profileId: number,
): Promise<string | undefined> {
  const home = pageUrl(services, at, '');
  const signature = signed(await noticeSecret(services.database), profileId);
  return home && `${home.origin}${unsubscribePath}/${profileId}.${signature}`;
}

/** The profile whose mails a token ends; undefined for a token that this server has not written. */
export async function profileOfToken(database: Database, token: string): Promise<number | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const profileId = parseId(id);
  if (profileId === undefined) return undefined;
  const right = Buffer.from(signed(await noticeSecret(database), profileId));
  return timingSafeEqual(right, Buffer.from(signature)) ? profileId : undefined;
}

async function noticeSecret({ kysely }: Database): Promise<string> {
  const { secret } = await madeOnce({
    find: () => kysely.selectFrom('chat_notice_secret').select('secret').executeTakeFirst(),
    add: () =>
      kysely
        .insertInto('chat_notice_secret')
        .values({ secret: newSecretToken() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  });
  return secret;
}
