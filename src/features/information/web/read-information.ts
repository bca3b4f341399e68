import type { Answer } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type {
  Information,
  InformationContents,
  listEventInformation,
  listPortalInformation,
  readEventInformation,
  readPortalInformation,
} from '../contract.ts';

export interface ListWish {
  page?: number;
  per_page: number;
}

export function listInformation(
  context: PageContext,
  contentId: number,
  query: ListWish,
): Promise<Answer<Information[]>> {
  const { portalId, eventId } = context.site;
  if (eventId === undefined) {
    return context.api.get<typeof listPortalInformation>('portal_information/{portalId}/{contentId}', {
      params: { portalId, contentId },
      query,
    });
  }
  return context.api.get<typeof listEventInformation>('event_information/{portalId}/{eventId}/{contentId}', {
    params: { portalId, eventId, contentId },
    query,
  });
}

export function readInformation(
  context: PageContext,
  contentId: number,
  detailId: number,
): Promise<Answer<InformationContents>> {
  const { portalId, eventId } = context.site;
  if (eventId === undefined) {
    return context.api.get<typeof readPortalInformation>('portal_information/{portalId}/{contentId}/{detailId}', {
      params: { portalId, contentId, detailId },
    });
  }
  return context.api.get<typeof readEventInformation>('event_information/{portalId}/{eventId}/{contentId}/{detailId}', {
    params: { portalId, eventId, contentId, detailId },
  });
}
