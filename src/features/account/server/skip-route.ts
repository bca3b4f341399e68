import { Hono } from 'hono';
import { readCookie, writeCookie } from '#kernel/cookie.ts';
import { basePath } from '#kernel/limits.ts';
import { parseSitePath, siteOf } from '#kernel/site-path.ts';
import { Refusal } from '#server/http/refusal.ts';
import { textOf } from '#server/http/route-body.ts';
import { wayBack } from '#server/http/way-back.ts';
import type { ContextOf } from '#server/server-feature.ts';
import { formatSkipped, loginSkipPath, skippedCookie } from '../rules/passed-doors.ts';

const bodyMaxBytes = 8 * 1024;
const headers = { 'cache-control': 'no-store' };

/**
 * Skips the login at the start of a site as a form: `next` is path and query of the page to which the visitor is led by
 * 303. Whether the login may be skipped is decided by who shows it. The gate of the server refuses what a page of another
 * site sends.
 */
export function createSkipRoutes(contextOf: ContextOf): Hono {
  const routes = new Hono();
  routes.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return new Response(null, { status: error.status, headers });
  });
  for (const base of [basePath, '']) {
    routes.post(base + loginSkipPath, async (c) => {
      const context = contextOf(c.req.raw, c.env);
      const form = new URLSearchParams(await textOf(c.req.raw, bodyMaxBytes, context.clientAddress));
      const location = wayBack(form.get('next') ?? '', context);
      const answer = c.body(null, 303, { ...headers, location });
      const parsed = parseSitePath(context.hostSite, location.replace(/\?.*$/s, ''));
      if (parsed.kind === 'site') {
        const before = readCookie(context.header('cookie') ?? '', skippedCookie);
        const value = formatSkipped(before, siteOf(context.hostSite, parsed.address));
        answer.headers.set('set-cookie', writeCookie(skippedCookie, value, undefined, context.protocol === 'https'));
      }
      return answer;
    });
  }
  return routes;
}
