import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sayIn, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { canonicalAddress, formatSitePath, sharedHost } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { pageHeaders, privateHeaders } from '../page/tool-headers.ts';
import { toolLanguage } from '../page/tool-language.ts';
import { type AppSite, nativeAppPage, nativeAppPath } from './native-app-page.ts';

export interface NativeAppServices {
  site: SiteServer;
  contextOf(request: Request, native: unknown): RequestContext;
}

/** Only the script sends the form, so that the password never gets into an address. */
const headers = pageHeaders("script-src 'self'", "connect-src 'self'", "frame-src 'self'", "form-action 'none'");

/**
 * A page that plays the native app (APP-001): `/dev/app`. It logs in by the calls, hands a session over by a key or by the
 * storage, and shows the links it receives.
 */
export function createNativeAppRoutes({ site, contextOf }: NativeAppServices): Hono {
  const routes = new Hono();
  routes.get(nativeAppPath, async (c) => {
    const { language, header } = contextOf(c.req.raw, c.env);
    const spoken = toolLanguage(language, header('accept-language'));
    return c.html(nativeAppPage(spoken, await sitesOfMembers(site, language)), 200, headers);
  });
  routes.get(`${nativeAppPath}.js`, (c) =>
    c.body(readFileSync(join(import.meta.dirname, 'native-app.mjs'), 'utf8'), 200, {
      ...privateHeaders,
      'content-type': 'text/javascript; charset=utf-8',
    }),
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
