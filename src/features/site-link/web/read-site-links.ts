import { pageSizeMax } from '#kernel/limits.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { listSiteLinks, readSiteLink, SiteLink, SiteLinkDetail } from '../contract.ts';

export interface LinkPage {
  items: SiteLink[];
  total: number;
  lastPage: number;
}

export async function listLinks(
  context: PageContext,
  contentId: number,
  query: { page?: number; per_page: number },
): Promise<LinkPage> {
  const { data, total, lastPage } = await context.api.get<typeof listSiteLinks>(
    'united_web_link/{portalId}[/{eventId}]/{contentId}',
    { params: { ...context.site, contentId }, query },
  );
  return { items: data.items, total: total ?? data.items.length, lastPage: lastPage ?? 1 };
}

/** Every link of a content, however many there are. */
export async function listAllLinks(context: PageContext, contentId: number): Promise<LinkPage> {
  const first = await listLinks(context, contentId, { per_page: pageSizeMax });
  const others = Array.from({ length: first.lastPage - 1 }, (_, index) =>
    listLinks(context, contentId, { page: index + 2, per_page: pageSizeMax }),
  );
  return { ...first, items: [first, ...(await Promise.all(others))].flatMap(({ items }) => items) };
}

export async function readLink(context: PageContext, contentId: number, detailId: number): Promise<SiteLinkDetail> {
  const { data } = await context.api.get<typeof readSiteLink>(
    'united_web_link/{portalId}[/{eventId}]/{contentId}/detail/{detailId}',
    { params: { ...context.site, contentId, detailId } },
  );
  return data;
}
