import type { PageContext } from '#web/site/page-context.ts';
import type {
  listEventWebPage,
  listPortalWebPage,
  readEventWebPage,
  readPortalWebPage,
  WebPageContent,
} from '../contract.ts';

export async function listWebPage(context: PageContext, contentId: number): Promise<WebPageContent[]> {
  const { portalId, eventId } = context.site;
  const answer =
    eventId === undefined
      ? await context.api.call<typeof listPortalWebPage>({
          name: 'listPortalWebPage',
          method: 'GET',
          path: 'portal_web_page/{portalId}/{contentId}',
          params: { portalId, contentId },
        })
      : await context.api.call<typeof listEventWebPage>({
          name: 'listEventWebPage',
          method: 'GET',
          path: 'web_page/{portalId}/{eventId}/{contentId}',
          params: { portalId, eventId, contentId },
        });
  return answer.data.contents;
}

export async function readWebPage(
  context: PageContext,
  contentId: number,
  detailId: number,
): Promise<WebPageContent[]> {
  const { portalId, eventId } = context.site;
  const answer =
    eventId === undefined
      ? await context.api.call<typeof readPortalWebPage>({
          name: 'readPortalWebPage',
          method: 'GET',
          path: 'portal_web_page/{portalId}/{contentId}/{detailId}',
          params: { portalId, contentId, detailId },
        })
      : await context.api.call<typeof readEventWebPage>({
          name: 'readEventWebPage',
          method: 'GET',
          path: 'web_page/{portalId}/{eventId}/{contentId}/{detailId}',
          params: { portalId, eventId, contentId, detailId },
        });
  return answer.data.contents;
}
