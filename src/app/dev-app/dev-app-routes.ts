import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sayIn, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { canonicalAddress, formatSitePath, sharedHost } from '#kernel/site-path.ts';
import { defaultEventColour } from '#kernel/theme/palette.ts';
import { siteThemeCss } from '#kernel/theme/site-theme.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { commonSecurityHeaders } from '../server/security-headers.ts';
import { type AppSite, devAppPage, devAppPath } from './dev-app-page.ts';

export interface DevAppServices {
  /** Undefined where nobody plays the app: not in demo mode. */
  site: SiteServer | undefined;
  contextOf(request: Request, native: unknown): RequestContext;
}

const privateHeaders = { ...commonSecurityHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
const pageHeaders = {
  ...privateHeaders,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'none'; " +
    "base-uri 'none'; frame-ancestors 'none'",
};

/**
 * A page of the demo that plays the native app (APP-001): `/dev/app`. It logs in by the calls, hands a session over by a
 * key or by the storage, and shows the links it receives. 404 where there is no demo.
 */
export function createDevAppRoutes({ site, contextOf }: DevAppServices): Hono {
  const routes = new Hono();
  if (site === undefined) {
    routes.on(
      ['GET', 'HEAD'],
      ['', '.js', '.css'].map((end) => devAppPath + end),
      (c) => c.text('Not found', 404, privateHeaders),
    );
    return routes;
  }
  routes.get(devAppPath, async (c) => {
    const { language } = contextOf(c.req.raw, c.env);
    return c.html(devAppPage(language, await sitesOfMembers(site, language)), 200, pageHeaders);
  });
  routes.get(`${devAppPath}.js`, (c) =>
    c.body(read('dev-app.mjs'), 200, { ...privateHeaders, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  routes.get(`${devAppPath}.css`, (c) =>
    c.body(styleSheet(), 200, { ...privateHeaders, 'content-type': 'text/css; charset=utf-8' }),
  );
  return routes;
}

/** The sites of the shared host whose members can log in, in the order of their keys. */
async function sitesOfMembers({ directory, store }: SiteServer, language: LanguageCode): Promise<AppSite[]> {
  const records = directory.all().sort((a, b) => a.siteKey.localeCompare(b.siteKey, 'en', { numeric: true }));
  const sites = await Promise.all(records.map((record) => store.site(record)));
  return sites.flatMap((one): AppSite[] => {
    const address = one && canonicalAddress(sharedHost, one, '');
    if (one?.document.login?.isEnabled !== true || address === undefined) return [];
    const { document, portalId, eventId } = one;
    const ids = eventId === undefined ? `${portalId}` : `${portalId}/${eventId}`;
    const title = sayIn(document, spokenLanguage(document, language))(document.webSetting.title);
    return [{ title, path: formatSitePath(sharedHost, address), ids }];
  });
}

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

/** The platform's own look, and what this page adds to it. */
function styleSheet(): string {
  const shared = ['reset', 'tokens', 'base'].map((name) => read(`../../platform/web/styles/${name}.css`));
  return [siteThemeCss({ baseColor: defaultEventColour }), ...shared, read('dev-app.css')].join('\n');
}
