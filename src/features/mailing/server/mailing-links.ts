import { createHmac, timingSafeEqual } from 'node:crypto';
import { pageUrl, type PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { newSecretToken } from '#server/secret-token.ts';
import type { MailingServices } from './mailing-services.ts';
import './mailing-tables.ts';

export const stopPath = '/site-mails/stop';
export const previewPath = '/site-mails/preview';

async function signature(database: Pick<Database, 'kysely'>, what: string): Promise<string> {
  return createHmac('sha256', await mailingSecret(database))
    .update(what)
    .digest('base64url');
}

async function isSigned(database: Pick<Database, 'kysely'>, what: string, given: string): Promise<boolean> {
  const right = Buffer.from(await signature(database, what));
  const asked = Buffer.from(given);
  return right.length === asked.length && timingSafeEqual(right, asked);
}

/** The address that ends the news to whoever got a mail; undefined: the server does not know its own. */
export async function stopUrl(
  services: Pick<MailingServices, 'database' | 'site' | 'publicUrl'>,
  at: PublishedSite,
  mailId: string,
): Promise<string | undefined> {
  const home = pageUrl(services, at, '');
  return home && `${home.origin}${stopPath}/${mailId}.${await signature(services.database, `stop ${mailId}`)}`;
}

/** The mail of a link that ends news; undefined for one that this server has not written. */
export async function mailOfStop(database: Database, token: string): Promise<string | undefined> {
  const [, mailId = '', given = ''] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  return mailId !== '' && (await isSigned(database, `stop ${mailId}`, given)) ? mailId : undefined;
}

/** What a preview shows, as its address names it. */
export interface PreviewPass {
  mailingId: number;
  until: Instant;
}

const passText = ({ mailingId, until }: PreviewPass): string => `${mailingId}.${until}`;

export async function previewAddress(database: Database, pass: PreviewPass): Promise<string> {
  return `${previewPath}/${passText(pass)}.${await signature(database, `preview ${passText(pass)}`)}`;
}

/** The pass of an address; undefined for one that is over, or that this server has not written. */
export async function readPreviewPass(
  database: Database,
  token: string,
  now: Instant,
): Promise<PreviewPass | undefined> {
  const [, id = '', until = '', given = ''] = /^(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/.exec(token) ?? [];
  const pass = { mailingId: Number(id), until: Number(until) };
  if (given === '' || pass.until < now) return undefined;
  return (await isSigned(database, `preview ${passText(pass)}`, given)) ? pass : undefined;
}

async function mailingSecret({ kysely }: Pick<Database, 'kysely'>): Promise<string> {
  const { secret } = await madeOnce({
    find: () => kysely.selectFrom('mailing_secret').select('secret').executeTakeFirst(),
    add: () =>
      kysely
        .insertInto('mailing_secret')
        .values({ secret: newSecretToken() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  });
  return secret;
}
