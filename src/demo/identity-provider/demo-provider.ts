import { Hono } from 'hono';
import type { DemoProvider } from '#features/identity/server.ts';
import type { Log } from '#server/log/log.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { bytesOf } from '#server/http/route-body.ts';
import { demoClientId, demoPath, makeDemoKeys } from './demo-configuration.ts';

/** Origins that visitors see a demo by: localhost, 127.0.0.1, the domains of its sites. */
const originsMax = 8;

/**
 * The identity provider of the demo: a real one, by OpenID Connect, at /dev/idp of whatever origin a visitor sees.
 * Nothing of it is loaded until somebody goes there.
 */
export function createDemoProvider({ log }: { log: Log }): DemoProvider {
  let keys: ReturnType<typeof makeDemoKeys> | undefined;
  const secrets = (): ReturnType<typeof makeDemoKeys> => (keys ??= makeDemoKeys());
  const providers = new Map<string, Promise<(request: Request) => Promise<Response>>>();

  const at = (origin: string): Promise<(request: Request) => Promise<Response>> => {
    const known = providers.get(origin);
    if (known !== undefined) return known;
    if (providers.size >= originsMax) providers.delete(providers.keys().next().value as string);
    const made = import('./serve-demo-provider.ts').then(({ serveDemoProvider }) =>
      serveDemoProvider({ origin, issuer: origin + demoPath, keys: secrets(), log }),
    );
    providers.set(origin, made);
    return made;
  };

  return {
    issuer: (origin) => origin + demoPath,
    client: async () => ({ clientId: demoClientId, clientSecret: secrets().clientSecret }),
    fetch: async (request) => (await at(new URL(request.url).origin))(request),
  };
}

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
