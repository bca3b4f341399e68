import { Hono } from 'hono';
import type { DemoProvider } from '#features/identity/server.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { bytesOf } from '#server/http/route-body.ts';
import { demoPath } from './demo-configuration.ts';

const formMaxBytes = 64 * 1024;

/** The identity provider in the browser, below /dev/idp of every host. */
export function createDemoProviderRoutes(
  provider: DemoProvider,
  contextOf: (request: Request, native: unknown) => RequestContext,
): Hono {
  const routes = new Hono();
  routes.all(`${demoPath}/*`, async (c) => {
    const { protocol, host } = contextOf(c.req.raw, c.env);
    const { pathname, search } = new URL(c.req.url);
    const { method, headers } = c.req.raw;
    const body = method === 'GET' || method === 'HEAD' ? null : await bytesOf(c.req.raw, formMaxBytes);
    const seen = new URL(pathname + search, `${protocol}://${host}`);
    return provider.fetch(new Request(seen, { method, headers, body }));
  });
  return routes;
}
