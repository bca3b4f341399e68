import { Hono } from 'hono';
import { baseColorOf, type PublishedSite, sayIn, type SiteServer } from '#features/site/server.ts';
import { htmlLang, isLanguageCode, type LanguageCode } from '#kernel/language.ts';
import { baseOf, canonicalAddress, formatSitePath, type HostSite, parseId } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { SiteIcons } from './site-icon.ts';

export type HasPushes = (site: PublishedSite) => boolean;

interface WebAppServices {
  hasPushes: HasPushes;
  site: Pick<SiteServer, 'store' | 'directory'>;
  siteIcons: SiteIcons;
  contextOf(request: Request, native: unknown): RequestContext;
}

/** What a page names so that its site can be put on a home screen: an iPhone accepts pushes only from there. */
export interface WebAppLinks {
  manifest: string;
  icon: string;
}

const icons = { touch: 180, small: 192, large: 512 } as const;
const day = 86_400;

const placeOf = ({ siteKey }: PublishedSite, hostSite: HostSite): string => `${baseOf(hostSite)}/app/${siteKey}`;
const iconOf = (site: PublishedSite, hostSite: HostSite, side: number): string =>
  `${placeOf(site, hostSite)}/${site.revision}/icon-${side}.png`;

/** Undefined for a site that has nothing to tell by a push. */
export function webAppLinks(
  site: PublishedSite,
  hasPushes: HasPushes,
  { hostSite }: Pick<RequestContext, 'hostSite'>,
  language: LanguageCode,
): WebAppLinks | undefined {
  if (site.isWithdrawn || site.rehearsal !== undefined || !hasPushes(site)) return undefined;
  return {
    manifest: `${placeOf(site, hostSite)}/${language}/manifest.webmanifest`,
    icon: iconOf(site, hostSite, icons.touch),
  };
}

/** The manifests of sites that send pushes, and their icons. They promise nothing without a network. */
export function createWebAppFiles(
  base: string,
  { site: { store, directory }, hasPushes, siteIcons, contextOf }: WebAppServices,
): Hono {
  const files = new Hono();

  const find = async (kind: string, id: string): Promise<PublishedSite | undefined> => {
    const siteKey = `${kind}/${parseId(id)}`;
    const record = directory.named(siteKey);
    const site = record?.rehearsal === undefined ? record && (await store.site(record)) : undefined;
    return site === undefined || site.isWithdrawn || !hasPushes(site) ? undefined : site;
  };
  files.get(`${base}/app/:kind/:id/:language/manifest.webmanifest`, async (c) => {
    const { hostSite } = contextOf(c.req.raw, c.env);
    const language = c.req.param('language');
    const site = await find(c.req.param('kind'), c.req.param('id'));
    const address = site && canonicalAddress(hostSite, site, '');
    if (site === undefined || address === undefined || baseOf(hostSite) !== base) return notFound();
    if (!isLanguageCode(language) || !site.document.languages.includes(language)) return notFound();
    const home = formatSitePath(hostSite, address);
    const name = sayIn(site.document, language)(site.document.webSetting.title);
    const colour = baseColorOf(site.document);
    const manifest = {
      id: home,
      name,
      short_name: name,
      lang: htmlLang[language],
      // The home screen of an iPhone has storage of its own, without the language that was chosen.
      start_url: `${home}?language=${language}`,
      scope: home,
      display: 'standalone',
      theme_color: colour,
      background_color: '#ffffff',
      icons: [icons.small, icons.large].map((side) => ({
        src: iconOf(site, hostSite, side),
        sizes: `${side}x${side}`,
        type: 'image/png',
      })),
    };
    return new Response(JSON.stringify(manifest), {
      headers: {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    });
  });

  files.get(`${base}/app/:kind/:id/:revision/:icon{icon-\\d+\\.png}`, async (c) => {
    const side = Number(/\d+/.exec(c.req.param('icon'))?.[0]);
    const site = await find(c.req.param('kind'), c.req.param('id'));
    if (site === undefined || !Object.values(icons).some((one) => one === side)) return notFound();
    return new Response(await siteIcons.draw(site, side), {
      headers: {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${c.req.param('revision') === String(site.revision) ? 365 * day : day}`,
      },
    });
  });
  return files;
}

const notFound = (): Response => new Response('Not found', { status: 404 });
