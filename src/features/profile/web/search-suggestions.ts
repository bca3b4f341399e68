import type { PageContext } from '#web/site/page-context.ts';
import type { searchEventProfile, searchShareProfile } from '../contract.ts';
import type { ProfileItem } from '../rules/profile-item.ts';

/** The suggestions of a SEARCHTEXT item for a text; the item is an event's own or its portal's. */
export async function searchSuggestions(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  item: Pick<ProfileItem, 'shareProfileId' | 'profileId'>,
  text: string,
  signal: AbortSignal,
): Promise<string[]> {
  const { portalId, eventId = 0 } = site;
  const { data } =
    item.profileId === null
      ? await api.get<typeof searchShareProfile>('profile/search_text/{id}', {
          params: { id: item.shareProfileId ?? 0 },
          query: { search_value: text, portal_id: portalId },
          signal,
        })
      : await api.get<typeof searchEventProfile>('event_profile/search_text/{portalId}/{eventId}/{id}', {
          params: { portalId, eventId, id: item.profileId },
          query: { search_value: text },
          signal,
        });
  return data.searchResult;
}
