import { Hono } from 'hono';
import { writeCookie } from '#kernel/cookie.ts';
import { basePath } from '#kernel/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { textOf } from '#server/http/route-body.ts';
import { wayBack } from '#server/http/way-back.ts';
import type { ContextOf } from '#server/server-feature.ts';
import { consentCookie, consentPath, consentSeconds, formatDecision, parseDecision } from '../rules/consent.ts';

const bodyMaxBytes = 8 * 1024;
const headers = { 'cache-control': 'no-store' };

/**
 * Takes the answer to the question about cookies as a form: `accept` (true or false) and `next` (path and query of the
 * page, to which the visitor is led back by 303). The gate of the server refuses what a page of another site sends.
 */
export function createConsentRoutes(contextOf: ContextOf): Hono {
  const routes = new Hono();
  routes.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return new Response(null, { status: error.status, headers });
  });
  for (const base of [basePath, '']) {
    routes.post(base + consentPath, async (c) => {
      const context = contextOf(c.req.raw, c.env);
      const form = new URLSearchParams(await textOf(c.req.raw, bodyMaxBytes, context.clientAddress));
      const answer = c.body(null, 303, { ...headers, location: wayBack(form.get('next') ?? '', context) });
      const decision = parseDecision(form.get('accept') ?? undefined);
      if (decision !== undefined) {
        const isSecure = context.protocol === 'https';
        const cookie = writeCookie(consentCookie, formatDecision(decision), consentSeconds, isSecure);
        answer.headers.set('set-cookie', cookie);
      }
      return answer;
    });
  }
  return routes;
}
