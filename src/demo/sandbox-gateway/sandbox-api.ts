import type { ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { cardTokenMax } from '#features/payment/rules/card-provider.ts';
import type { Clock } from '#kernel/clock.ts';
import { languageCodes } from '#kernel/language.ts';
import { idMax } from '#kernel/limits.ts';
import type { Log } from '#server/log/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { textOf } from '#server/http/route-body.ts';
import { askCharge, cancelCharge, captureCharge, refundCharge } from './charge-steps.ts';
import { presentCharge, sandboxPath } from './present-charge.ts';
import { forgetCard, keepCard, makeToken } from './sandbox-cards.ts';
import { beginCharge } from './sandbox-charges.ts';
import { accessTokenLifeMs, isAccessTokenGood, isSame, makeAccessToken, type SandboxKeys } from './sandbox-keys.ts';
import { SandboxProblem } from './sandbox-problem.ts';
import type { ChargeRow, SandboxDatabase } from './sandbox-tables.ts';

export interface SandboxApiServices {
  database: SandboxDatabase;
  keys: SandboxKeys;
  clock: Clock;
  log: Log;
  /** Sends the webhooks of one charge before the answer (now), or after it (soon). */
  tellNow(chargeId: string): Promise<void>;
  tellSoon(): void;
}

const bodyMaxBytes = 64 * 1024;
const headers = { 'cache-control': 'no-store' };

const key = v.pipe(v.string(), v.minLength(1), maxLetters(200));
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(idMax));
const digits = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
  maxLetters(40),
);
const typedCard = v.object({ number: digits, expMonth: digits, expYear: digits, cvc: digits });
const cardToken = v.pipe(v.string(), v.minLength(1), maxLetters(cardTokenMax));
const shownToken = { token: cardToken, tokenKey: v.optional(cardToken) };
const chargeOrder = v.object({
  amount,
  currency: v.literal('JPY'),
  source: v.variant('kind', [
    v.object({ kind: v.literal('card'), customerKey: key, gatewayKey: key }),
    v.object({ kind: v.literal('token'), ...shownToken }),
    v.object({ kind: v.literal('store'), store: key }),
    v.object({ kind: v.literal('bank') }),
  ]),
  returnUrl: v.pipe(v.string(), v.regex(/^https?:\/\//), maxLetters(2_000)),
  deadline: v.optional(v.number()),
  capture: v.optional(v.boolean(), true),
  isBuyerAway: v.optional(v.boolean(), false),
  merchantName: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  language: v.optional(v.fallback(v.picklist(languageCodes), 'jpn'), 'jpn'),
});

/** The calls of the sandbox, as docs/payments.md describes them. */
export function createSandboxApi(services: SandboxApiServices): Hono {
  const { database, keys, clock, log, tellNow, tellSoon } = services;
  const routes = new Hono().basePath(sandboxPath);
  routes.onError((error, c) => {
    if (error instanceof SandboxProblem) return problem(c, error.status, error.code, error.message);
    if (error instanceof Refusal) return problem(c, error.status as 400 | 413, 'body', 'The body cannot be read.');
    log.error('The sandbox gateway failed.', { path: routePath(c), error });
    return problem(c, 500, 'failed', 'The sandbox failed.');
  });

  /** The merchant of a call that has the server's secret. */
  const merchantOf = (c: Context): string => {
    if (!isSame(bearerOf(c), keys.api)) throw new SandboxProblem(401, 'unauthorized', 'The key is wrong.');
    return routingKeyOf(c);
  };
  /** The key of the charge that a call is about; it must be the caller's own. */
  const keyOf = async (c: Context): Promise<string> => {
    const merchant = merchantOf(c);
    const idempotencyKey = c.req.query('idempotencyKey') ?? '';
    const { routing_key } = await askCharge(database, idempotencyKey, clock());
    if (routing_key !== merchant) throw new SandboxProblem(404, 'chargeUnknown', 'There is no such charge.');
    return idempotencyKey;
  };
  const answer = (c: Context, row: ChargeRow): Response => {
    tellSoon();
    return c.json(presentCharge(row), 200, headers);
  };

  routes.post('/access-tokens', (c) => {
    const accessToken = makeAccessToken(merchantOf(c), keys.tokenizer, clock());
    return c.json({ accessToken, expiresIn: accessTokenLifeMs / 1000 }, 200, headers);
  });
  routes.post('/tokens', async (c) => {
    const routingKey = routingKeyOf(c);
    if (!isAccessTokenGood(bearerOf(c), routingKey, keys.tokenizer, clock())) {
      throw new SandboxProblem(401, 'unauthorized', 'The access token is wrong or too old.');
    }
    return c.json(await makeToken(database, routingKey, await bodyOf(c, typedCard), clock()), 200, headers);
  });
  routes.post('/customers/:customer/cards', async (c) => {
    const customerKey = c.req.param('customer');
    const shown = await bodyOf(c, v.object(shownToken));
    const { cardId, last4, expire, brand } = await keepCard(database, merchantOf(c), customerKey, shown, clock());
    return c.json({ id: cardId, customerKey, last4, expire, brand }, 200, headers);
  });
  routes.delete('/customers/:customer/cards/:card', async (c) => {
    merchantOf(c);
    await forgetCard(database, c.req.param('customer'), c.req.param('card'));
    return c.json({ isForgotten: true }, 200, headers);
  });
  routes.post('/charges', async (c) => {
    const { capture, deadline, currency: _, ...order } = await bodyOf(c, chargeOrder);
    const identity = { routingKey: merchantOf(c), idempotencyKey: idempotencyKeyOf(c) };
    const begun = await beginCharge(database, { ...order, ...identity, deadline, isCapturedAtOnce: capture }, clock());
    if (begun === 'nothingButALostAnswer') return lostAnswer(c);
    const { charge, isNew, isAnswerLost } = begun;
    if (isNew && charge.outcome === 'webhookFirst') await tellNow(charge.charge_id);
    tellSoon();
    return isAnswerLost ? lostAnswer(c) : answer(c, charge);
  });
  routes.get('/charges', async (c) => answer(c, await askCharge(database, await keyOf(c), clock())));
  routes.post('/charges/cancel', async (c) => answer(c, await cancelCharge(database, await keyOf(c), clock())));
  routes.post('/charges/capture', async (c) => answer(c, await captureCharge(database, await keyOf(c), clock())));
  routes.post('/charges/refund', async (c) => {
    const wish = await bodyOf(c, v.object({ amount }));
    const refund = { ...wish, refundKey: idempotencyKeyOf(c) };
    return answer(c, await refundCharge(database, await keyOf(c), refund, clock()));
  });
  return routes;
}

function bearerOf(c: Context): string {
  return /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

function routingKeyOf(c: Context): string {
  const routingKey = c.req.header('routing-key') ?? '';
  if (/^(Sbps|Stripe|Paygent):[\w/-]{1,100}$/.test(routingKey)) return routingKey;
  throw new SandboxProblem(400, 'routingKey', 'The routing key names no merchant.');
}

function idempotencyKeyOf(c: Context): string {
  const idempotencyKey = c.req.header('idempotency-key') ?? '';
  if (/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) return idempotencyKey;
  throw new SandboxProblem(400, 'idempotencyKey', 'The idempotency key is missing.');
}

async function bodyOf<Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, parsed(await textOf(c.req.raw, bodyMaxBytes)));
  if (result.success) return result.output;
  throw new SandboxProblem(400, 'body', 'The body is not as it should be.');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function problem(c: Context, status: SandboxProblem['status'] | 413 | 500, code: string, message: string): Response {
  return c.json({ error: { code, message } }, status, headers);
}

/** Drops the connection before the answer is complete. */
function lostAnswer(c: Context): Response {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  outgoing?.destroy();
  if (outgoing !== undefined) return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('The connection was dropped.')),
  });
  return new Response(body);
}
