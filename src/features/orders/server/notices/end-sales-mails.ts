import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { newSecretToken } from '#server/secret-token.ts';
import './notice-tables.ts';

export const endSalesMailsPath = '/sales-mails';

interface Notice {
  operatorId: number;
  siteKey: string;
}

const signed = (secret: string, { operatorId, siteKey }: Notice): string =>
  createHmac('sha256', secret).update(`sales-mails ${operatorId} ${siteKey}`).digest('base64url');

/** The address that ends an operator's mails about a site without a login. */
export async function endSalesMailsUrl(
  { database, publicUrl }: { database: Database; publicUrl: string | undefined },
  notice: Notice,
): Promise<string | undefined> {
  if (publicUrl === undefined) return undefined;
  const [kind, id] = notice.siteKey.split('/');
  const signature = signed(await secretOf(database), notice);
  return new URL(`${endSalesMailsPath}/${notice.operatorId}.${kind}.${id}.${signature}`, publicUrl).href;
}

/** What a token is about; undefined for one that this server has not written. */
export async function noticeOfToken(database: Database, token: string): Promise<Notice | undefined> {
  const [, operator, kind, id, signature = ''] =
    /^(\d{1,9})\.(event|portal)\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (operator === undefined) return undefined;
  const notice = { operatorId: Number(operator), siteKey: `${kind}/${id}` };
  const right = Buffer.from(signed(await secretOf(database), notice));
  return timingSafeEqual(right, Buffer.from(signature)) ? notice : undefined;
}

async function secretOf({ kysely }: Database): Promise<string> {
  await sql`insert into sales_notice_state (order_id, order_event_id) values (0, 0) on conflict do nothing`.execute(
    kysely,
  );
  await sql`update sales_notice_state set secret = ${newSecretToken()} where secret is null`.execute(kysely);
  const { secret } = await kysely.selectFrom('sales_notice_state').select('secret').executeTakeFirstOrThrow();
  return secret ?? '';
}
