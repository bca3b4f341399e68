import {
  canEverybodyEnter,
  createPublishedReads,
  type SiteDirectory,
  type FacedSite,
  type SiteServer,
} from '#features/site/server.ts';
import { htmlLang } from '#kernel/language.ts';
import { pagePath } from '#kernel/page.ts';
import { baseOf, canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { escapeHtml } from '../head/render-document.ts';
import { screensOf } from '../modules.ts';

/** The pages of the public sites of a host, each with its languages. */
export interface SiteMaps {
  /** All of them; where there are many sites, the addresses of the parts. */
  whole(context: RequestContext): Promise<string>;
  /** Undefined: there is no such part. */
  part(name: string, context: RequestContext): Promise<string | undefined>;
}

type SiteRecord = ReturnType<SiteDirectory['all']>[number];

/** The protocol allows 50,000 addresses in a file: with so many sites, each may have 250 lists. */
export const sitesOfPart = 200;
const keptBytesMax = 32 * 1024 * 1024;

export function createSiteMaps({ directory, store }: Pick<SiteServer, 'directory' | 'store'>): SiteMaps {
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
  const make = async (records: readonly SiteRecord[], context: RequestContext): Promise<string> => {
    const faces = await store.faces(records);
    return urlSet(faces.filter(isPublic).flatMap((face) => urlsOf(face, context)));
  };

  return {
    whole(context) {
      const origin = originOf(context);
      return kept.get({ siteKey: origin, revision: directory.newestRevision() }, 'whole', async () => {
        const records = recordsOf(context);
        if (records.length <= sitesOfPart) return make(records, context);
        const parts = [...new Set(records.map(partOf))].map(
          (name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`,
        );
        return wrap('sitemapindex', parts);
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
      // Made again when something of its portal was published.
      const stamp = directory.stampOfLists({ portalId });
      return kept.get({ siteKey: `${originOf(context)} ${name}`, revision: stamp }, 'part', () =>
        make(records, context),
      );
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

/** Everybody may enter it, and find it. */
function isPublic(site: FacedSite): boolean {
  return !site.document.webSetting.isNotSearchEngine && canEverybodyEnter(site);
}

function urlsOf({ portalId, eventId, document, lists }: FacedSite, context: RequestContext): string[] {
  const { hostSite, protocol, host } = context;
  const rests = [
    '',
    ...lists
      .filter(({ moduleCode }) => hasList(moduleCode))
      .map(({ moduleCode, contentId }) => pagePath('moduleList', { moduleCode, contentId })),
  ];
  return rests.flatMap((rest) => {
    const address = canonicalAddress(hostSite, { portalId, eventId }, rest);
    if (address === undefined) return [];
    const loc = escapeHtml(`${protocol}://${host}${formatSitePath(hostSite, address)}`);
    const alternates = document.languages.map(
      (code, order) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLang[code]}" href="${loc}${order === 0 ? '' : `?language=${code}`}"/>`,
    );
    return [`<url><loc>${loc}</loc>${alternates.join('')}</url>`];
  });
}

function hasList(moduleCode: string): boolean {
  const { list, hasOwnList } = screensOf(moduleCode);
  return list !== undefined || hasOwnList === true;
}

function urlSet(urls: readonly string[]): string {
  return wrap('urlset', urls, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
}

function wrap(name: string, lines: readonly string[], more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${lines.join('\n')}\n</${name}>\n`;
}
