import { Hono } from 'hono';
import type { RequestContext } from '#server/http/request-context.ts';
import { commonSecurityHeaders } from '../server/security-headers.ts';
import { sandboxPath } from './present-charge.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';

/** The sandbox below /dev/pay of every host; 404 outside of the demo. */
export function createSandboxRoutes(
  sandbox: SandboxGateway | undefined,
  contextOf: (request: Request, native: unknown) => RequestContext,
): Hono {
  const routes = new Hono();
  if (sandbox !== undefined) routes.route('/', sandbox.routes(contextOf));
  routes.all(`${sandboxPath}/*`, (c) => c.text('Not found', 404, commonSecurityHeaders));
  return routes;
}
