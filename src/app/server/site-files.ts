import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { isLanguageCode } from '#kernel/language.ts';
import { siteThemeCss } from '#kernel/theme/site-theme.ts';
import { deepLinkTarget } from '#kernel/deep-link.ts';
import { baseOf, parseId, siteOf } from '#kernel/site-path.ts';
import { baseColorOf, servedStyleSheet, type SiteServer } from '#features/site/server.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { MediaReader } from '#server/uploads/media-reader.ts';
import { contextOfAnybody } from './context-of-request.ts';
import { offlineWorker, receptionWorker } from './offline-worker.ts';
import { sentSheet } from './sent-sheet.ts';
import type { SiteMaps } from './site-map.ts';

type ContextOf = (request: Request, native: unknown) => RequestContext;

export interface SiteFileServices {
  site: SiteServer;
  media: MediaReader;
  maps: SiteMaps;
  contextOf: ContextOf;
  staticFile(name: string, request: Request): Promise<Response | undefined>;
}

/** Pictures are shown by others too, such as those that show a shared link. */
const forOthers = { 'cross-origin-resource-policy': 'cross-origin' };
const immutable = 'public, max-age=31536000, immutable';

/** Files of sites below a base ('/web' or ''): assets, media, style sheets, the static init data, robots and sitemap. */
export function createSiteFiles(base: string, { site, media, maps, contextOf, staticFile }: SiteFileServices): Hono {
  const files = new Hono();

  files.get(`${base}/assets/:name`, async (c, next) => {
    const file = await staticFile(c.req.param('name'), c.req.raw);
    return file ?? next();
  });

  files.get(`${base}/offline-worker.js`, () => offlineWorker());
  files.get(`${base}/reception-worker.js`, () => receptionWorker());

  files.get(`${base}/media/:name`, async (c) => {
    const takesAvif = c.req.header('accept')?.includes('image/avif') ?? false;
    const found = await media.readMedia(c.req.param('name'), takesAvif);
    if (found === undefined) return c.text('Not found', 404);
    const headers = {
      etag: found.etag,
      vary: 'accept',
      'cache-control': found.isLast ? immutable : 'public, max-age=600',
      ...forOthers,
    };
    if (c.req.header('if-none-match') === found.etag) return new Response(null, { status: 304, headers });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node and the DOM have a type each for one stream.
    const stream = Readable.toWeb(createReadStream(found.file)) as ReadableStream<Uint8Array>;
    return new Response(stream, {
      headers: { ...headers, 'content-type': found.type, 'content-length': String(found.bytes) },
    });
  });

  files.get(`${base}/theme/:kind/:id/:revision/:file`, async (c) => {
    const id = parseId(c.req.param('id'));
    const kind = c.req.param('kind');
    if (id === undefined) return c.text('Not found', 404);
    const found = await site.store.site(kind === 'portal' ? { portalId: id } : { portalId: 0, eventId: id });
    if (found === undefined || !(await site.doors.isThere(found, contextOf(c.req.raw, c.env))))
      return c.text('Not found', 404);
    const isColors = c.req.param('file') === 'colors.css';
    const css = isColors
      ? siteThemeCss({ baseColor: baseColorOf(found.document) })
      : servedStyleSheet(found.document, base);
    if (css === undefined || (!isColors && c.req.param('file') !== 'site.css')) return c.text('Not found', 404);
    const isCurrent = c.req.param('revision') === String(found.revision);
    return sentSheet(css, isCurrent && found.rehearsal === undefined ? immutable : 'no-cache', c.req.raw);
  });

  // The static init data of core 7: a function of the published revision, the same for every visitor.
  const siteJson = async (request: Request, native: unknown, ids: Record<string, string>): Promise<Response> => {
    const portalId = parseId(ids['portalId']);
    const eventId = ids['eventId'] === undefined ? undefined : parseId(ids['eventId']);
    const language = ids['language'];
    const found =
      portalId === undefined || (ids['eventId'] !== undefined && eventId === undefined)
        ? undefined
        : await site.store.site({ portalId, eventId });
    const seen = contextOf(request, native);
    const isThere = found !== undefined && (await site.doors.isThere(found, seen));
    if (!isThere || !isLanguageCode(language) || !found.document.languages.includes(language)) {
      return Response.json({ message: 'Not found' }, { status: 404 });
    }
    // Files are the same for everybody, and all events of a portal are for whoever asks for them.
    const named = new URL(request.url).searchParams.get('event_settings') === 'none' ? 'none' : 'all';
    const etag = `"${found.revision}-${site.directory.stampOfLists(found)}-${language}-${named}"`;
    const isShared = found.rehearsal === undefined;
    const headers = {
      etag,
      'cache-control': isShared ? 'public, max-age=60, stale-while-revalidate=600' : 'private, no-store',
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const context = contextOfAnybody({ ...seen, language, consoleUser: undefined }, seen);
    return Response.json({ data: await site.reader.publicSiteData(found, context, named) }, { headers });
  };
  files.get(`${base}/seo/:portalId/:language/seo.json`, (c) => siteJson(c.req.raw, c.env, c.req.param()));
  files.get(`${base}/seo/:portalId/:eventId/:language/seo.json`, (c) => siteJson(c.req.raw, c.env, c.req.param()));

  // Deep links (core 2.5): {host}/uri/{moduleCode}/{portalId}/{eventId}/{contentId}[/{detailId}[/{type}/{typeId}]].
  files.get(`${base}/uri/*`, (c) => {
    const { hostSite } = contextOf(c.req.raw, c.env);
    const url = new URL(c.req.url);
    const target = deepLinkTarget(hostSite, url.pathname.slice(`${base}/uri/`.length), url.search);
    return c.redirect(target ?? `${base}/error${url.search}`, 302);
  });

  files.get('/robots.txt', async (c) => {
    const context = contextOf(c.req.raw, c.env);
    const found = await site.store.site(siteOf(context.hostSite, {}));
    const origin = `${context.protocol}://${context.host}`;
    const open =
      found !== undefined &&
      !found.isWithdrawn &&
      (found.document.webSetting.isRelease ?? true) &&
      !found.document.webSetting.isNotSearchEngine;
    const rules =
      open || context.hostSite.kind === 'shared'
        ? `User-agent: *\nAllow: /\nDisallow: ${baseOf(context.hostSite)}/users/\n\nSitemap: ${origin}${baseOf(context.hostSite)}/sitemap.xml\n`
        : 'User-agent: *\nDisallow: /\n';
    return c.text(rules);
  });

  const xml = { 'content-type': 'application/xml; charset=utf-8' };
  files.get(`${base}/sitemap.xml`, async (c) => c.body(await maps.whole(contextOf(c.req.raw, c.env)), 200, xml));
  files.get(`${base}/:name{sitemap-.+\\.xml}`, async (c) => {
    const name = c.req.param('name').slice('sitemap-'.length, -'.xml'.length);
    const map = await maps.part(name, contextOf(c.req.raw, c.env));
    return map === undefined ? c.text('Not found', 404) : c.body(map, 200, xml);
  });
  return files;
}
