import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sayIn, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { canonicalAddress, formatSitePath, sharedHost } from '#kernel/site-path.ts';
import { defaultEventColour } from '#kernel/theme/palette.ts';
import { siteThemeCss } from '#kernel/theme/site-theme.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { commonSecurityHeaders } from '#server/http/common-security-headers.ts';
import { type AppSite, nativeAppPage, nativeAppPath } from './native-app-page.ts';

export interface NativeAppServices {
  site: SiteServer;
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
 * A page that plays the native app (APP-001): `/dev/app`. It logs in by the calls, hands a session over by a key or by the
 * storage, and shows the links it receives.
 */
export function createNativeAppRoutes({ site, contextOf }: NativeAppServices): Hono {
  const routes = new Hono();
  routes.get(nativeAppPath, async (c) => {
    const { language } = contextOf(c.req.raw, c.env);
    return c.html(nativeAppPage(language, await sitesOfMembers(site, language)), 200, pageHeaders);
  });
  routes.get(`${nativeAppPath}.js`, (c) =>
    c.body(read('native-app.mjs'), 200, { ...privateHeaders, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  routes.get(`${nativeAppPath}.css`, (c) =>
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
  return [siteThemeCss({ baseColor: defaultEventColour }), ...shared, read('native-app.css')].join('\n');
}
