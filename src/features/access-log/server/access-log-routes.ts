import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { accessLogCap } from '#kernel/limits.ts';
import { isAnonymousToken } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';
import { respond } from '#server/http/api-answer.ts';
import { refuse, refuseMethod } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { textOf } from '#server/http/route-body.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { ContextOf } from '#server/server-feature.ts';
import { logRecordSchema, type StoredLogRecord } from '../contract.ts';
import { isDomainToken } from './domain-token.ts';
import { storeRecords } from './store-records.ts';

export const logPath = '/v1/log/access/store';
const bodyMaxBytes = 256 * 1024;
const domainForm = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/;

/** Pages of any origin send their records here, with these headers and no credentials. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, domain, token',
  'access-control-max-age': '86400',
};

/** The log host's one call (core 7). It does not belong to /web_api and may run on a host of its own. */
export function createAccessLogRoutes(database: Database, contextOf: ContextOf): Hono {
  const routes = new Hono();
  const answer = async (c: Context, work: (context: RequestContext) => Promise<object>): Promise<Response> => {
    const context = contextOf(c.req.raw, c.env);
    const response = await respond(work(context), context);
    for (const [name, value] of Object.entries(crossOrigin)) response.headers.set(name, value);
    return response;
  };
  routes.options(logPath, () => new Response(null, { status: 204, headers: crossOrigin }));
  routes.post(logPath, (c) =>
    answer(c, async (context) => {
      const domain = (c.req.header('domain') ?? '').toLowerCase();
      if (!domainForm.test(domain) || !isDomainToken(domain, c.req.header('token') ?? '')) throw refuse('forbidden');
      return storeBatch(database, domain, await readJson(c.req.raw, context), context);
    }),
  );
  routes.all(logPath, (c) => answer(c, () => Promise.reject(refuseMethod(['POST', 'OPTIONS']))));
  return routes;
}

async function readJson(request: Request, { clientAddress }: RequestContext): Promise<unknown> {
  const text = await textOf(request, bodyMaxBytes, clientAddress);
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('badRequest');
  }
}

/** Stores the good records and answers their keys, together with the keys of records stored before. */
async function storeBatch(
  database: Database,
  domain: string,
  batch: unknown,
  { now, clientAddress }: RequestContext,
): Promise<object> {
  if (!Array.isArray(batch)) throw refuse('badRequest');
  if (batch.length > accessLogCap) throw refuse('tooLarge');
  const records = batch.flatMap((entry) => {
    const result = v.safeParse(logRecordSchema, entry);
    return result.success ? [result.output] : [];
  });
  const taker = { context: { now, clientAddress, anonymousToken: tokenOf(records) } };
  await takeTry(database, 'accessLog', taker, { count: Math.max(1, batch.length) });
  await storeRecords(database, domain, records, now);
  return { data: { log_check_keys: records.map(({ log_check_key }) => log_check_key) } };
}

/** The browser of a batch. A batch that mixes tokens counts as the first of them, and as its address in any case. */
function tokenOf(records: readonly StoredLogRecord[]): string | undefined {
  return records.find(({ anonymous_token: token }) => isAnonymousToken(token))?.anonymous_token ?? undefined;
}
