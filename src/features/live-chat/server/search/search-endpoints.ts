import { listBlocked } from '#features/account/server.ts';
import { serve } from '#features/site/server.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { buildPath, type QueryOf } from '#kernel/endpoint.ts';
import { lastPageOf } from '#kernel/page-slice.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { type FoundProfile, readContacts, readTagCounts, searchProfiles } from '../../contract/search.ts';
import { findsNobody, type SearchSettings, strictSettings } from '../../rules/search/search-rules.ts';
import { chatsOf, serveChat } from '../desk/chat-desk.ts';
import type { MemberLimits } from '../desk/member-limits.ts';
import { presentProfile, userIdHash } from '../profile/profile-store.ts';
import { readContactsPage } from './read-contacts.ts';
import { countTags, findAcquaintances, findProfiles, type FoundRow } from './search-store.ts';

type Query = QueryOf<typeof searchProfiles>;

/** The calls that find people of a chat. */
export function createSearchCalls({
  database,
  limits,
}: {
  database: Database;
  limits: MemberLimits;
}): ServedEndpoint[] {
  return [
    serveChat(database, searchProfiles, async ({ chat, profile }, { params, query }) => {
      const { ids } = query;
      limits.demand(ids === undefined ? 'search' : 'look', profile);
      if (ids !== undefined) {
        const known = await findAcquaintances(database, profile.profileId, ids);
        return { data: known.map(presentFound), total: known.length, lastPage: 1, nextPageUrl: null };
      }
      const settings = strictSettings(chat.content.search, settingsOf(query));
      if (findsNobody(query.text, settings)) return { data: [], total: 0, lastPage: 1, nextPageUrl: null };
      const { rows, total } = await findProfiles(database, {
        sourceId: profile.sourceId,
        profileId: profile.profileId,
        text: query.text,
        isDirect: settings.directSearch,
        tagIds: query.tag_ids,
        priority: settings.priorityAccount.map((id) => userIdHash(profile.sourceId, id)),
        isPriorityFirst: settings.priority,
        isPriorityOnly: settings.target === 'None',
        blocked: [...(await listBlocked(database, chat.site.siteKey))],
        page: query.page,
        perPage: query.per_page,
      });
      const lastPage = lastPageOf(total, query.per_page);
      return {
        data: rows.map(presentFound),
        total,
        lastPage,
        nextPageUrl: query.page < lastPage ? addressOf(params, { ...query, page: query.page + 1 }) : null,
      };
    }),
    serveChat(database, readContacts, async ({ profile }, { query }) => {
      const { per_page: perPage, ...wish } = query;
      return { data: await readContactsPage(database, { ...wish, perPage, profileId: profile.profileId }) };
    }),
    serve(readTagCounts, async ({ site }) => {
      const blocked = [...(await listBlocked(database, site.siteKey))];
      const places = new Map(chatsOf(site).map(({ place }) => [place.dataSourceId, place]));
      return { data: await countTags(database, [...places.values()], blocked) };
    }),
  ];
}

function settingsOf(query: Query): SearchSettings {
  return {
    directSearch: query.direct_search,
    target: query.target,
    priority: query.is_priority_account,
    priorityAccount: query.priority_account.split(',').filter((id) => id !== ''),
  };
}

function presentFound(row: FoundRow): FoundProfile {
  return { ...presentProfile(row), connectCount: row.connect_count };
}

/** The address of another page of a search, below the host. */
function addressOf(params: Readonly<Record<string, string | number | undefined>>, query: Query): string {
  const search = new URLSearchParams({
    text: query.text,
    tag_ids: query.tag_ids.join(','),
    target: query.target,
    is_priority_account: query.is_priority_account ? '1' : '0',
    priority_account: query.priority_account,
    direct_search: query.direct_search ? '1' : '0',
    per_page: String(query.per_page),
    page: String(query.page),
  });
  return `${apiPrefix}${buildPath(searchProfiles.path, params)}?${search.toString()}`;
}
