import { Hono } from 'hono';
import type { DemoProvider } from '#features/identity/server.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { commonSecurityHeaders } from '../server/security-headers.ts';
import { demoPath } from './demo-configuration.ts';

/** The demo's provider in the browser, below /dev/idp of every host; 404 outside of the demo. */
export function createDemoProviderRoutes(
  demo: DemoProvider | undefined,
  contextOf: (request: Request, native: unknown) => RequestContext,
): Hono {
  const routes = new Hono();
  routes.all(`${demoPath}/*`, async (c) => {
    if (demo === undefined) return c.text('Not found', 404, commonSecurityHeaders);
    const { protocol, host } = contextOf(c.req.raw, c.env);
    const { pathname, search } = new URL(c.req.url);
    const { method, headers, body } = c.req.raw;
    const seen = new URL(pathname + search, `${protocol}://${host}`);
    return demo.fetch(new Request(seen, { method, headers, body, duplex: 'half' } as RequestInit));
  });
  return routes;
}
