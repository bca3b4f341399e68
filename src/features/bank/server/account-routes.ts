import { Hono } from 'hono';
import { sql } from 'kysely';
import { sayIn, spokenLanguage } from '#features/site/server.ts';
import { formatYen } from '#kernel/yen.ts';
import { Refusal } from '#server/http/refusal.ts';
import { textOf } from '#server/http/route-body.ts';
import { hashSecret } from '#server/secret-token.ts';
import type { ContextOf } from '#server/server-feature.ts';
import { type AccountField, readAccount } from '../rules/payout/account.ts';
import { accountForm, accountNotice, accountPageHeaders } from './account-page.ts';
import { sealAccount } from './kept-account.ts';
import { accountPath } from './payout-mails.ts';
import { payoutTexts } from './payout-refusal.ts';
import type { PayoutServices } from './payout-services.ts';
import { isByHand } from './read-payouts.ts';

const fields: readonly AccountField[] = ['bank', 'branch', 'kind', 'number', 'holder'];
/** A form of five short fields. */
const bodyMaxBytes = 4_096;

/** Where a buyer enters the account for a refund. The link works once; what is typed wrong stays in the form. */
export function createAccountRoutes({ database, site: sites, secrets }: PayoutServices, contextOf: ContextOf): Hono {
  const { kysely } = database;
  const routes = new Hono();
  routes.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return new Response(null, { status: error.status, headers: accountPageHeaders });
  });
  routes.on(['GET', 'HEAD', 'POST'], `${accountPath}/:token`, async (c) => {
    const context = contextOf(c.req.raw, c.env);
    const token = c.req.param('token');
    const { rows } = await sql<{ order_id: number; site_key: string; language: 'jpn'; amount: number }>`
      select a.order_id, a.site_key, o.language, coalesce((
        select sum(r.amount)::integer from ticket_refund r where r.order_id = a.order_id and ${isByHand}
      ), 0) as amount
      from refund_account a join ticket_order o on o.order_id = a.order_id
      where a.token_hash = ${hashSecret(token)} and a.until > ${new Date(context.now)}`.execute(kysely);
    const [row] = rows;
    const record = row && sites.directory.named(row.site_key);
    const published = record && (await sites.store.site(record));
    if (row === undefined || published === undefined || row.amount === 0) {
      const { page } = payoutTexts[context.language];
      return c.body(accountNotice(context.language, page.over, page.overText), 404, accountPageHeaders);
    }
    const language = spokenLanguage(published.document, row.language);
    const { page } = payoutTexts[language];
    const facts = {
      siteName: sayIn(published.document, language)(published.document.webSetting.title),
      amount: formatYen(row.amount, language),
    };
    if (c.req.method !== 'POST') {
      return c.body(accountForm(language, { ...facts, typed: {}, wrong: [] }), 200, accountPageHeaders);
    }
    const form = new URLSearchParams(await textOf(c.req.raw, bodyMaxBytes, context.clientAddress));
    const given: Record<AccountField, string> = { bank: '', branch: '', kind: '', number: '', holder: '' };
    for (const field of fields) given[field] = form.get(field) ?? '';
    const read = readAccount(given);
    if ('wrong' in read) {
      return c.body(accountForm(language, { ...facts, typed: given, wrong: read.wrong }), 422, accountPageHeaders);
    }
    const { numUpdatedRows } = await kysely
      .updateTable('refund_account')
      .set({
        sealed: await sealAccount(secrets, row.order_id, read.account),
        account: null,
        given_at: new Date(context.now),
        token_hash: null,
      })
      .where('order_id', '=', row.order_id)
      .where('token_hash', '=', hashSecret(token))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n
      ? c.body(accountNotice(language, page.over, page.overText), 404, accountPageHeaders)
      : c.body(accountNotice(language, page.done, page.doneText), 200, accountPageHeaders);
  });
  return routes;
}
