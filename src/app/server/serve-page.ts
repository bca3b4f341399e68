import { domainToken } from '#features/access-log/server.ts';
import { decisionOf } from '#features/cookie-consent/server.ts';
import { basePath } from '#kernel/limits.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { matchPage } from '#kernel/match-page.ts';
import { placePath } from '#kernel/preview-path.ts';
import { baseOf, formatSitePath, parseSitePath, type SiteAddress, siteOf } from '#kernel/site-path.ts';
import { baseColorOf, blankSite, type PublishedSite, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { SiteFacts } from '../site-state.ts';
import { emptyPage } from './empty-page.ts';
import type { InProcessApi } from './in-process-api.ts';
import type { PageRenderer } from './page-renderer.ts';
import { languageOf } from './context-of-request.ts';
import { webAppLinks } from './web-app-files.ts';

export interface PageAnswer {
  status: number;
  html: string;
  location?: string;
  /** A page under an address that is a secret: nobody keeps it, finds it or learns of it. */
  isSecret?: boolean;
}

export interface PageServices {
  site: SiteServer;
  renderer: PageRenderer;
  inProcess: InProcessApi;
  logHost: string;
}

/** Query flags that stay in the address across navigation (core 4.6). */
const keptFlags = ['consoleUser', 'isApplication', 'isDraft', 'exhibitor_account'];

/** A page of a site for an anonymous visitor: a redirect to its one address, the page, or the error page. */
export async function servePage(
  request: Request,
  context: RequestContext,
  services: PageServices,
): Promise<PageAnswer> {
  const url = new URL(request.url);
  const { hostSite } = context;
  const base = baseOf(hostSite);
  const moved = movedTo(url.pathname, base);
  if (moved !== undefined) return { status: 308, html: '', location: moved + url.search };

  // Chat pages need it as an absolute address (core 2.4).
  if (base === '' && url.pathname === `${basePath}/error`) {
    return { status: 302, html: '', location: `/error${url.search}` };
  }

  const parsed = parseSitePath(hostSite, url.pathname);
  if (parsed.kind !== 'site') {
    const address = parsed.kind === 'foreign' ? {} : parsed.address;
    const query = keptQueryOf(url.searchParams);
    const location = formatSitePath(hostSite, { ...address, rest: 'error' }) + (query === '' ? '' : `?${query}`);
    return { status: 302, html: '', location };
  }
  const place = placePath(hostSite, url.pathname);
  // A preview of an event that this host does not show.
  if (place === undefined) return { status: 302, html: '', location: formatSitePath(hostSite, { rest: 'error' }) };
  if (place.isPreview || url.searchParams.get('isDraft') === 'true') {
    const { portalId, eventId } = place.address;
    const identity = siteOf(hostSite, place.address);
    const site = (await services.site.store.site(identity)) ?? blankSite(identity);
    return renderPage(url, { site, address: { portalId, eventId }, isDraft: true }, context, services);
  }
  const found = await services.site.store.site(siteOf(hostSite, parsed.address));
  const site = found ?? (await services.site.store.site(siteOf(hostSite, {})));
  if (site === undefined) return { status: 404, html: emptyPage(context.language) };
  // An unknown site is an unknown page of the host's own site.
  const address = found === undefined ? {} : { portalId: parsed.address.portalId, eventId: parsed.address.eventId };
  return renderPage(url, { site, address, isDraft: false }, context, services);
}

/** `/` of the shared host is `/web/`; a trailing slash is stripped (core 2.1). */
function movedTo(pathname: string, base: string): string | undefined {
  if (base !== '' && (pathname === '/' || pathname === base)) return `${base}/`;
  if (pathname !== `${base}/` && pathname.endsWith('/')) {
    const stripped = pathname.replace(/\/+$/, '').replace(/^\/+/, '/');
    return stripped === base ? `${base}/` : stripped || '/';
  }
  return pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') : undefined;
}

/** Every visitor of an address gets the same document: headers never change what it shows. */
function anybody(url: URL, language: LanguageCode, context: RequestContext): RequestContext {
  return {
    ...context,
    language,
    accessToken: undefined,
    anonymousToken: undefined,
    passcodes: { portal: undefined, event: undefined },
    isDraft: false,
    consoleUser: url.searchParams.get('consoleUser') ?? undefined,
    header: () => undefined,
  };
}

interface ShownSite {
  site: PublishedSite;
  address: Pick<SiteAddress, 'portalId' | 'eventId'>;
  /** The page is the shell of a draft, the same for every visitor; the browser asks for its content. */
  isDraft: boolean;
}

async function renderPage(
  url: URL,
  { site, address, isDraft }: ShownSite,
  context: RequestContext,
  { site: { doors, reader, store }, renderer, inProcess, logHost }: PageServices,
): Promise<PageAnswer> {
  const chosen = languageOf({ query: url.search.slice(1), header: context.header }, site.document.languages);
  const language = spokenLanguage(site.document, chosen.language);
  const visitor = anybody(url, language, context);
  const visit = doors.visit(site, visitor);
  const { init, userdata } = await (isDraft ? reader.draftShellData : reader.siteData)(visit);
  // A site that was never published has no style sheets yet: it gets those of the host's own site.
  const styled = site.revision > 0 ? site : await store.site(siteOf(context.hostSite, {}));
  const origin = `${context.protocol}://${context.host}`;
  const facts: SiteFacts = {
    init,
    userdata,
    language,
    languageSource: chosen.source,
    now: context.now,
    hostSite: context.hostSite,
    address,
    site: siteOf(context.hostSite, address),
    keptQuery: keptQueryOf(url.searchParams, isDraft),
    isDraft,
    log: { host: logHost, token: domainToken(context.host) },
  };
  const rendered = await renderer.render({
    url: new URL(url.pathname + url.search, origin),
    facts,
    decision: decisionOf(context.header),
    api: inProcess(visitor),
    report: (error) =>
      context.log.warn('A page could not be loaded.', { requestId: context.requestId, path: url.pathname, error }),
  });
  if (rendered.kind === 'redirect') return { status: 302, html: '', location: rendered.location };

  const base = baseOf(context.hostSite);
  const { webSetting } = init;
  const icon = webSetting.siteIcon;
  const html = renderer.renderDocument({
    language,
    head: rendered.head,
    body: rendered.body,
    question: rendered.question,
    preload: rendered.preload,
    entry: rendered.entry,
    styleSheets: [
      ...renderer.styleSheets,
      ...(styled === undefined ? [] : [`/theme/${styled.siteKey}/${styled.revision}/colors.css`]),
      ...(webSetting.cssPath === null ? [] : [webSetting.cssPath]),
    ].map((path) => base + path),
    modulePreloads: renderer.preloadsFor(rendered, language).map((path) => base + path),
    script: base + renderer.script,
    icon: icon ? { href: base + icon.path, type: 'image/webp' } : undefined,
    themeColor: baseColorOf(site.document),
    app: webAppLinks(site, context, language),
  });
  return { status: rendered.status, html, isSecret: isSecret(url, context) };
}

function isSecret({ pathname }: URL, { hostSite }: RequestContext): boolean {
  const place = placePath(hostSite, pathname);
  return place !== undefined && matchPage(place.scope, place.address.rest)?.definition.layout === 'report';
}

function keptQueryOf(search: URLSearchParams, isDraft = false): string {
  const kept = new URLSearchParams();
  // Links in the preview of a detail lead to the draft.
  if (isDraft) kept.set('isDraft', 'true');
  for (const flag of keptFlags) {
    const value = search.get(flag);
    if (value !== null && value.length <= 200) kept.set(flag, value);
  }
  return kept.toString();
}
