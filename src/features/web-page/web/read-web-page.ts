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
      ? await context.api.get<typeof listPortalWebPage>('portal_web_page/{portalId}/{contentId}', {
          params: { portalId, contentId },
        })
      : await context.api.get<typeof listEventWebPage>('web_page/{portalId}/{eventId}/{contentId}', {
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
      ? await context.api.get<typeof readPortalWebPage>('portal_web_page/{portalId}/{contentId}/{detailId}', {
          params: { portalId, contentId, detailId },
        })
      : await context.api.get<typeof readEventWebPage>('web_page/{portalId}/{eventId}/{contentId}/{detailId}', {
          params: { portalId, eventId, contentId, detailId },
        });
  return answer.data.contents;
}
