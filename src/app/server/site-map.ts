import {
  canEverybodyEnter,
  createPublishedReads,
  type PublishedSite,
  type SiteDirectory,
  type SiteServer,
  type Visit,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { htmlLang } from '#kernel/language.ts';
import { pagePath } from '#kernel/page.ts';
import { parseInstant } from '#kernel/period.ts';
import { baseOf, canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import type { DetailPages } from '#server/detail-pages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { escapeHtml } from '../head/render-document.ts';
import { moduleOf, screensOf } from '../modules.ts';
import { contextOfAnybody } from './context-of-request.ts';

/** The pages of a host that everybody may see, each with its languages. */
export interface SiteMaps {
  /** All of them; where there are more than a few sites, the addresses of the parts. */
  whole(context: RequestContext): Promise<string>;
  /** Undefined: there is no such part. */
  part(name: string, context: RequestContext): Promise<string | undefined>;
}

export interface SiteMapServices {
  site: Pick<SiteServer, 'directory' | 'store' | 'doors'>;
  detailPages: readonly DetailPages<Visit>[];
  /** Throws what keeps a visit from a content, or from one detail of it. */
  guardContent(visit: Visit, contentId: number, detailId: number | undefined): Promise<void>;
}

type SiteRecord = ReturnType<SiteDirectory['all']>[number];

interface Address {
  rest: string;
  query?: string;
  changedAt?: Instant | undefined;
}

/** Of so many sites a part is made in a few hundred statements at most, and of all in memory in none. */
export const sitesOfPart = 20;
/** The protocol allows 50,000 addresses and 50 MB in a file. */
const limits = { addresses: 50_000, letters: 45_000_000 };
const keptBytesMax = 32 * 1024 * 1024;
/** Details come and go with the clock. */
const keptMs = 10 * 60_000;

export function createSiteMaps(services: SiteMapServices, { addresses, letters } = limits): SiteMaps {
  const { directory, store } = services.site;
  const kept = createPublishedReads(keptBytesMax);
  const originOf = ({ protocol, host, hostSite }: RequestContext): string => `${protocol}://${host}${baseOf(hostSite)}`;
  const recordsOf = (context: RequestContext): SiteRecord[] => {
    const { hostSite } = context;
    if (hostSite.kind === 'shared') return directory.all().filter((record) => isHere(record, context));
    const { portalId } = hostSite;
    const portal = directory.find({ portalId });
    const events = hostSite.kind === 'event' ? [directory.find(hostSite)] : directory.everyEventOf(portalId);
    return [...(hostSite.kind === 'event' ? [] : [portal]), ...events]
      .filter((record) => record !== undefined)
      .filter((record) => isHere(record, context));
  };

  /** First the sites and their lists, so that a file that is full lacks details alone. */
  const make = async (records: readonly SiteRecord[], context: RequestContext): Promise<string> => {
    const urls: string[] = [];
    let length = 0;
    const isFull = (): boolean => urls.length >= addresses || length >= letters;
    const add = (site: PublishedSite, address: Address): void => {
      const url = isFull() ? undefined : urlOf(site, address, context);
      if (url === undefined) return;
      urls.push(url);
      length += url.length;
    };
    const opened: Opened[] = [];
    for (const record of records) {
      const site = await store.site(record);
      if (site === undefined || !isPublic(site)) continue;
      const one = await open(site, context, services);
      add(site, { rest: '', changedAt: site.eventId === undefined ? undefined : site.publishedAt });
      for (const list of one.lists) add(site, list);
      opened.push(one);
    }
    for (const one of opened) {
      for (const content of one.contents) {
        if (isFull()) break;
        for (const detail of await detailsOf(one, content, services)) add(one.visit.site, detail);
      }
    }
    return wrap('urlset', urls, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  };
  /** Made again when something of its portal was published, and after some minutes. */
  const keptUntil = ({ now }: RequestContext): string => String(Math.floor(now / keptMs));

  return {
    whole(context) {
      const origin = originOf(context);
      const revision = directory.newestRevision();
      return kept.get({ siteKey: origin, revision }, `whole ${keptUntil(context)}`, async () => {
        const parts = Map.groupBy(recordsOf(context), partOf);
        if (parts.size <= 1) return make([...parts.values()].flat(), context);
        const lines = [...parts].map(([name, records]) => {
          const changed = Math.max(...records.map(({ publishedAt = 0 }) => publishedAt));
          return `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc>${lastmod(changed || undefined, context.now)}</sitemap>`;
        });
        return wrap('sitemapindex', lines);
      });
    },
    async part(name, context) {
      const portalId = Number(/^(\d{1,10})-\d{1,10}$/.exec(name)?.[1]);
      if (Number.isNaN(portalId)) return undefined;
      const portal = directory.find({ portalId });
      const records = [...(portal === undefined ? [] : [portal]), ...directory.everyEventOf(portalId)].filter(
        (record) => partOf(record) === name && isHere(record, context),
      );
      if (records.length === 0) return undefined;
      const of = { siteKey: `${originOf(context)} ${name}`, revision: directory.stampOfLists({ portalId }) };
      return kept.get(of, `part ${keptUntil(context)}`, () => make(records, context));
    },
  };
}

/** A portal is in the first part of its events. */
function partOf({ portalId, eventId = 0 }: SiteRecord): string {
  return `${portalId}-${Math.floor(eventId / sitesOfPart)}`;
}

/** A site whose own address is on this host. */
function isHere({ ownDomain, isWithdrawn, ...site }: SiteRecord, { host, hostSite }: RequestContext): boolean {
  const isOwn = ownDomain === undefined || ownDomain === host.replace(/:\d+$/, '');
  return !isWithdrawn && isOwn && canonicalAddress(hostSite, site, '') !== undefined;
}

/** Everybody may enter it, and search engines may show it. */
function isPublic(site: PublishedSite): boolean {
  return !site.isWithdrawn && !site.document.webSetting.isNotSearchEngine && canEverybodyEnter(site);
}

type Content = PublishedSite['modules'][number];

interface Opened {
  visit: Visit;
  /** The contents that are open to everybody. */
  contents: readonly Content[];
  lists: readonly Address[];
}

/** A site as somebody comes to it of whom nothing is known. */
async function open(site: PublishedSite, context: RequestContext, services: SiteMapServices): Promise<Opened> {
  const visit = services.site.doors.visit(site, contextOfAnybody({ ...context, consoleUser: undefined }, context));
  const visible = site.modules.filter((module) => module.visible);
  const isOpen = await Promise.all(visible.map(({ contentId }) => passes(services, visit, contentId)));
  const contents = visible.filter((_, at) => isOpen[at]);
  return {
    visit,
    contents,
    lists: contents
      .filter(({ moduleCode }) => hasList(moduleCode))
      .map(({ moduleCode, contentId }) => ({ rest: pagePath('moduleList', { moduleCode, contentId }) })),
  };
}

async function detailsOf(
  { visit }: Opened,
  { moduleCode, contentId }: Content,
  services: SiteMapServices,
): Promise<Address[]> {
  const pages = services.detailPages.find((one) => one.moduleCode === moduleCode);
  const details = (await pages?.shown(visit, contentId)) ?? [];
  const isOpen = await Promise.all(details.map(({ detailId }) => passes(services, visit, contentId, detailId)));
  return details
    .filter((_, at) => isOpen[at])
    .map(({ detailId, writtenAt }) => ({
      ...(moduleOf(moduleCode).hasOwnDetail
        ? { rest: pagePath('ticketDetail', { contentId }), query: `ticket=${detailId}` }
        : { rest: pagePath('moduleDetail', { moduleCode, contentId, detailId }) }),
      changedAt: writtenAt === undefined ? undefined : parseInstant(writtenAt),
    }));
}

function passes(
  { guardContent }: Pick<SiteMapServices, 'guardContent'>,
  visit: Visit,
  contentId: number,
  detailId?: number,
): Promise<boolean> {
  return guardContent(visit, contentId, detailId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

function urlOf(
  { portalId, eventId, document }: PublishedSite,
  { rest, query, changedAt }: Address,
  { hostSite, protocol, host, now }: RequestContext,
): string | undefined {
  const address = canonicalAddress(hostSite, { portalId, eventId }, rest);
  if (address === undefined) return undefined;
  const path = `${protocol}://${host}${formatSitePath(hostSite, address)}`;
  const locWith = (...parts: (string | undefined)[]): string => {
    const queries = parts.filter((part) => part !== undefined).join('&');
    return escapeHtml(queries === '' ? path : `${path}?${queries}`);
  };
  const alternates = document.languages.map((code, order) => {
    const href = locWith(query, order === 0 ? undefined : `language=${code}`);
    return `<xhtml:link rel="alternate" hreflang="${htmlLang[code]}" href="${href}"/>`;
  });
  return `<url><loc>${locWith(query)}</loc>${lastmod(changedAt, now)}${alternates.join('')}</url>`;
}

/** Only where it is known: search engines stop believing dates that are not true. */
function lastmod(changedAt: Instant | undefined, now: Instant): string {
  return changedAt === undefined || changedAt > now ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
}

function hasList(moduleCode: string): boolean {
  const { list, hasOwnList } = screensOf(moduleCode);
  return list !== undefined || hasOwnList === true;
}

function wrap(name: string, lines: readonly string[], more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${lines.join('\n')}\n</${name}>\n`;
}
