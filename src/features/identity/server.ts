import { Hono } from 'hono';
import { checkCurrentPassword } from '#features/account/server.ts';
import { serve } from '#features/site/server.ts';
import { canonicalAddress, formatSitePath, siteOf } from '#kernel/site-path.ts';
import { pagePath } from '#kernel/page.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ContextOf, ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import { siteKeyOfState } from './rules/attempt-state.ts';
import { type IdentityMethod, methodOf } from './rules/identity-method.ts';
import { sameSitePath } from './rules/same-site-path.ts';
import { beginAttempt, callbackPath, proveReturn, recordReturn, sweepIdentity } from './server/attempts.ts';
import { connectIdentity, disconnect } from './server/connect.ts';
import { providerCalls } from './server/provider-calls.ts';
import type { IdentityServices } from './server/identity-services.ts';

export type { IdentityServices } from './server/identity-services.ts';
export type { DemoProvider } from './server/openid-connect.ts';
export { createOpenIdConnect } from './server/openid-connect.ts';

/** No provider sends longer values; a code has some dozens of characters. */
const answerMax = 4_000;

/** The calls for a login by an identity provider. They stand before the doors, because they lead through them. */
export function createIdentityServer(services: IdentityServices): ServerFeature {
  return {
    sweep: (now) => sweepIdentity(services.database, now),
    consoleCalls: providerCalls(services),
    routes: (contextOf) => createIdentityRoutes(services, contextOf),
    endpoints: [
      serve(calls.startIdentityLogin, async ({ site, params, query, context }) => {
        const wish = { link: sameSitePath(query.link), memberId: undefined };
        return { data: await beginAttempt(services, site, known(params), wish, context) };
      }),
      serve(calls.startIdentityConnection, async ({ site, member, params, body, context }) => {
        const method = known(params);
        await checkCurrentPassword(services, member, body.current_password, context);
        const wish = { link: undefined, memberId: member.memberId };
        return { data: await beginAttempt(services, site, method, wish, context) };
      }),
      serve(calls.finishIdentity, async ({ site, params, body, context }) => ({
        data: await proveReturn(services, site, known(params), body, context),
      })),
      serve(calls.connectAccount, async ({ visit, body }) => ({
        data: await connectIdentity(services, visit, body.access_token),
      })),
      serve(calls.disconnectIdentity, async ({ site, member, params, body, context }) => {
        const wish = { method: known(params), currentPassword: body.current_password };
        await disconnect(services, site, member, wish, context);
        return { data: { done: true as const } };
      }),
    ],
  };
}

function known({ method }: { method: string }): IdentityMethod {
  const found = methodOf(method);
  if (found === undefined) throw refuse('notFound');
  return found;
}

/**
 * The address to which providers send visitors back, one for each host: `/web/identity/callback` or
 * `/identity/callback`. It stores the provider's answer and redirects to the login page of the site. The redirect
 * carries a key to the answer behind a hash, which servers and logs do not see.
 */
function createIdentityRoutes(
  { database, site }: Pick<IdentityServices, 'database' | 'site'>,
  contextOf: ContextOf,
): Hono {
  const routes = new Hono();
  for (const base of ['/web', '']) {
    routes.get(`${base}${callbackPath}`, async (c) => {
      const context = contextOf(c.req.raw, c.env);
      const { searchParams, search } = new URL(c.req.url);
      const state = searchParams.get('state') ?? '';
      const isReadable = state !== '' && search.length <= answerMax;
      const found = isReadable ? await recordReturn(database, state, search, context.now) : undefined;
      const page = found?.isConnecting ? 'loginInfo' : 'login';
      const where = pathOf(site, context, found?.siteKey ?? siteKeyOfState(state), pagePath(page));
      const wanted = found?.link ? `?${new URLSearchParams({ link: found.link }).toString()}` : '';
      return new Response(null, {
        status: 303,
        headers: {
          location: `${where}${wanted}#identity=${found?.key ?? 'late'}`,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        },
      });
    });
  }
  return routes;
}

/** The page of a site as this host serves it; a page of the host's own site when the host does not serve that site. */
function pathOf(
  { directory }: IdentityServices['site'],
  { hostSite }: RequestContext,
  siteKey: string | undefined,
  rest: string,
): string {
  const record = siteKey === undefined ? undefined : directory.named(siteKey);
  const address = record && canonicalAddress(hostSite, record, rest);
  return formatSitePath(hostSite, address ?? canonicalAddress(hostSite, siteOf(hostSite, {}), rest) ?? { rest });
}
