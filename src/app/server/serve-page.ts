import { domainToken } from '#features/access-log/server.ts';
import {
  baseColorOf,
  blankSite,
  presentEventSetting,
  type PublishedSite,
  type SiteDirectory,
  type SiteServer,
  spokenLanguage,
} from '#features/site/server.ts';
import { calledOffSheetPath } from '#features/calling-off/server.ts';
import { stripSheetPath } from '#features/rehearsal/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { matchPage } from '#kernel/match-page.ts';
import { keptQueryOf } from '../page-query.ts';
import { placePath } from '#kernel/preview-path.ts';
import { baseOf, type HostSite, siteOf } from '#kernel/site-path.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { SiteFacts } from '../site-state.ts';
import { contextOfAnybody } from './context-of-request.ts';
import type { InProcessApi } from './in-process-api.ts';
import type { PageInputs } from './page-inputs.ts';
import type { Stamp } from './page-cache.ts';
import { placeOf, type ShownSite, siteShown } from './page-place.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type HasPushes, webAppLinks } from './web-app-files.ts';

export type PageAnswer =
  | { location: string }
  | {
      status: number;
      html: string;
      /** A page under an address that is a secret: nobody keeps it, finds it or learns of it. */
      isSecret: boolean;
      /** It may be asked for again; of addresses that lead nowhere there are endlessly many. */
      isKept: boolean;
      stamp: Stamp;
    };

export interface PageServices {
  site: SiteServer;
  hasPushes: HasPushes;
  renderer: PageRenderer;
  inProcess: InProcessApi;
  logHost: string;
  hostSite(host: string): HostSite;
  loggablePath(pathname: string): string;
  /** What stands above a page of a rehearsal; '' at every other site. */
  stripOf(site: PublishedSite, language: LanguageCode): Promise<string>;
  /** Resolves when the page may take the thread. */
  pageTurn(): Promise<void>;
}

/** A page of a site for an anonymous visitor, from its inputs and from nothing else that a request says. */
export async function servePage(
  inputs: PageInputs,
  about: Pick<RequestContext, 'requestId' | 'now' | 'log'>,
  services: PageServices,
): Promise<PageAnswer> {
  const { renderer, inProcess, logHost, pageTurn, loggablePath } = services;
  const { store, doors, reader } = services.site;
  const { protocol, host, path, query, language: chosen, languageSource, hasDecided, door, rehearsalPass } = inputs;
  const hostSite = services.hostSite(host);
  const place = placeOf(inputs, hostSite);
  if ('location' in place) return place;
  const shown = siteShown(place, services.site.directory, rehearsalPass);
  if (shown === undefined) throw refuse('notFound');
  const { address } = shown;
  const { isDraft } = place;
  const stamps = stampsOf(services.site.directory, shown);
  const site = (shown.isBlank ? undefined : await store.site(shown.identity)) ?? blankSite(shown.identity);

  const search = new URLSearchParams(query);
  const language = spokenLanguage(site.document, chosen);
  const consoleUser = search.get('consoleUser') ?? undefined;
  const visitor = {
    ...contextOfAnybody({ host, hostSite, protocol, language, consoleUser, rehearsalPass }, about),
    shown: { hasLists: false, events: new Map<number, string | undefined>() },
  };
  const visit = doors.visit(site, visitor);
  const { init, userdata } = await (isDraft ? reader.draftShellData(visit) : reader.siteData(visit, 'none'));
  // A site that was never published has no style sheets yet: it gets those of the host's own site.
  const styled = site.revision > 0 ? site : await store.site(siteOf(hostSite, {}));
  const facts: SiteFacts = {
    init,
    userdata,
    language,
    languageSource,
    now: about.now,
    hostSite,
    address,
    site: siteOf(hostSite, address),
    keptQuery: keptQueryOf(search, isDraft),
    isDraft,
    log: { host: logHost, token: domainToken(host) },
  };
  const rendered = await renderer.render({
    url: new URL(path + (query === '' ? '' : `?${query}`), `${protocol}://${host}`),
    facts,
    isCalledOff: site.isCalledOff === true,
    hasDecided,
    door,
    api: inProcess(visitor),
    turn: pageTurn,
    named: () => [...visitor.shown.events].map(([eventId, ownDomain]) => presentEventSetting({ eventId, ownDomain })),
    report: (error) =>
      about.log.warn('A page could not be loaded.', { requestId: about.requestId, path: loggablePath(path), error }),
  });
  if (rendered.kind === 'redirect') return { location: rendered.location };

  const base = baseOf(hostSite);
  const { webSetting } = init;
  const icon = webSetting.siteIcon;
  const html = renderer.renderDocument({
    language,
    head: rendered.head,
    jsonLd: rendered.jsonLd,
    body: rendered.body,
    question: rendered.question,
    strip: await services.stripOf(site, language),
    preload: rendered.preload,
    entry: rendered.entry,
    styleSheets: [
      ...renderer.styleSheets,
      ...(styled === undefined ? [] : [`/theme/${styled.siteKey}/${styled.revision}/colors.css`]),
      ...(webSetting.cssPath === null ? [] : [webSetting.cssPath]),
    ]
      .map((file) => base + file)
      .concat(site.rehearsal === undefined ? [] : [stripSheetPath], site.isCalledOff ? [calledOffSheetPath] : []),
    modulePreloads: renderer.preloadsFor(rendered, language).map((file) => base + file),
    script: base + renderer.script,
    icon: icon ? { href: base + icon.path, type: 'image/webp' } : undefined,
    themeColor: baseColorOf(site.document),
    app: webAppLinks(site, services.hasPushes, { hostSite }, language),
  });
  const { hasLists } = visitor.shown;
  return {
    status: rendered.status,
    html,
    isSecret: isSecret(path, hostSite),
    isKept: rendered.isKept,
    stamp: hasLists ? stamps.ofLists : stamps.ofSite,
  };
}

/** Made before anything is read. A page of a site that was never published may come from any other. */
function stampsOf(directory: SiteDirectory, { identity, isBlank }: ShownSite): Record<'ofSite' | 'ofLists', Stamp> {
  const stamp = (now: () => number): Stamp => ({ madeFor: now(), now });
  if (isBlank) return { ofSite: stamp(directory.newestRevision), ofLists: stamp(directory.newestRevision) };
  return {
    ofSite: stamp(() => directory.stampOf(identity)),
    ofLists: stamp(() => directory.stampOfLists(identity)),
  };
}

function isSecret(path: string, hostSite: HostSite): boolean {
  const place = placePath(hostSite, path);
  return place !== undefined && matchPage(place.scope, place.address.rest)?.definition.layout === 'report';
}
