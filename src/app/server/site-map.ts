import { canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import { pagePath } from '#kernel/page.ts';
import type { SiteServer, PublishedSite } from '#features/site/server.ts';
import { htmlLang } from '#kernel/language.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { screensOf } from '../modules.ts';
import { escapeHtml } from '../head/render-document.ts';

/** The pages of the public sites that this host serves, each with its languages. */
export async function siteMap(sites: SiteServer, context: RequestContext): Promise<string> {
  const origin = `${context.protocol}://${context.host}`;
  const published = await Promise.all(
    sites.directory.all().map((record) => sites.store.site({ portalId: record.portalId, eventId: record.eventId })),
  );
  const urls = published.flatMap((site) =>
    site !== undefined && isPublic(site, context) ? urlsOf(site, context, origin) : [],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** A site that everybody may enter and whose own address is on this host. */
function isPublic({ document, isWithdrawn, passcode, ownDomain }: PublishedSite, context: RequestContext): boolean {
  const hostname = context.host.replace(/:\d+$/, '');
  return (
    !isWithdrawn &&
    (document.webSetting.isRelease ?? true) &&
    !document.webSetting.isNotSearchEngine &&
    passcode === undefined &&
    !document.isInvitingEvent &&
    !document.login?.isRequiredAtStartup &&
    (ownDomain === undefined || ownDomain === hostname)
  );
}

function urlsOf(site: PublishedSite, { hostSite }: RequestContext, origin: string): string[] {
  const rests = [
    '',
    ...site.modules
      .filter(({ visible, moduleCode }) => visible && hasList(moduleCode))
      .map((module) => pagePath('moduleList', { moduleCode: module.moduleCode, contentId: module.contentId })),
  ];
  return rests.flatMap((rest) => {
    const address = canonicalAddress(hostSite, site, rest);
    if (address === undefined) return [];
    const loc = escapeHtml(origin + formatSitePath(hostSite, address));
    const alternates = site.document.languages.map(
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
