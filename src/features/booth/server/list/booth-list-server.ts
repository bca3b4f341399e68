import {
  moduleOf,
  type PublishedSite,
  serve,
  type SiteServer,
  type Visit,
  type VisitorPorts,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
import { filterList } from '#kernel/list-filter.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import type { Database } from '#server/database/database.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { countTry } from '#server/limits/try-counts.ts';
import { countBoothView, listBooths, listBoothViews, searchBooths } from '../../contract/list.ts';
import type { CrossSearchSettings } from '../../documents.ts';
import { isLiveIn, liveFirst } from '../../rules/list/booth-streams.ts';
import { exhibitorsOf } from '../exhibitor/exhibitors.ts';
import { type BoothModule, boothModule, type IndexedBooth, indexBooths } from './booth-index.ts';
import { createBoothViews } from './booth-views.ts';
import { presentBooth, presentLive } from './present-booths.ts';

/** How many booths of each content a cross-search shows at first. */
const onHome = 6;

export interface BoothListServices {
  database: Pick<Database, 'kysely' | 'pool'>;
  site: Pick<SiteServer, 'store'>;
  closedContents: VisitorPorts['closedContents'];
}

/** The calls of booth lists: of one content, over several, and how often booths were viewed. */
export function createBoothListServer({ database, site: { store }, closedContents }: BoothListServices): {
  endpoints: ServedEndpoint[];
} {
  const views = createBoothViews(database);

  const indexOf = async (site: PublishedSite, contentId: number): Promise<readonly IndexedBooth[] | undefined> => {
    const items = await store.items(site, 'booth', contentId);
    return items && indexBooths(items, boothModule(site, contentId), site);
  };

  /** What is live in the other contents that a visit may see. */
  const liveBeside = async (visit: Visit, contentId: number, keyword: string | undefined, now: Instant) => {
    const closed = await closedContents(visit);
    const others = searchedModules(visit.site, { boothContentIds: [] }).filter(
      (one) => one.contentId !== contentId && !closed.has(one.contentId),
    );
    return Promise.all(
      others.map(async (one) => {
        const live = ((await indexOf(visit.site, one.contentId)) ?? []).filter(isLiveAt(now));
        return { contentId: one.contentId, title: one.title, booths: withWords(live, keyword) };
      }),
    );
  };

  return {
    endpoints: [
      serve(listBooths, async ({ site, visit, params, query, say, context: { now } }) => {
        const all = await indexOf(site, params.contentId);
        if (all === undefined) throw refuse('notFound');
        const module = boothModule(site, params.contentId);
        const wanted = query.booth_ids && new Set(query.booth_ids);
        const named = withWords(all, query.keyword).filter(({ item }) => wanted?.has(item.detailId) ?? true);
        const { found, countOf } = filterList(
          named,
          { category: ({ categories }) => categories, live: liveFacet(now) },
          { category: query.category ?? [], live: query.live ? ['live'] : [] },
        );
        // Ids and categories are those of one content.
        const isOfOne = wanted !== undefined || (query.category ?? []).length > 0;
        const beside = isOfOne ? [] : await liveBeside(visit, params.contentId, query.keyword, now);
        const hits = query.live ? [...found, ...beside.flatMap(({ booths }) => booths)] : found;
        const { contentId } = params;
        const here = site.modules.find((one) => one.moduleCode === 'booth' && one.contentId === contentId);
        const halls = [
          { contentId, title: here?.title, count: countOf('live', 'live') },
          ...beside.map(({ booths, ...hall }) => ({ ...hall, count: booths.length })),
        ].map((hall) => ({ ...hall, title: say(hall.title) }));
        const ordered = query.priority_live_stream_enable ? liveFirst(hits, isLiveAt(now)) : hits;
        const { page, per_page: perPage } = query;
        const isWhole = query.is_detail || query.type === 'detail' || !(query.is_list || query.type === 'list');
        const { option } = module.content;
        const { categories, listText } = module.serverContent;
        return {
          data: pageOf(ordered, page, perPage).map((booth) => presentBooth(booth, say, now, isWhole)),
          total: hits.length,
          lastPage: lastPageOf(hits.length, perPage),
          listText: safeHtml(listText, say),
          categories: (option.useBoothCategory ? categories : []).map((category) => ({
            id: category.id,
            parentBoothCategoryId: category.parentBoothCategoryId ?? null,
            name: say(category.name),
            count: countOf('category', category.id),
          })),
          live: presentLive(
            halls.reduce((sum, { count }) => sum + count, 0),
            hits,
            now,
          ),
          halls,
        };
      }),

      serve(searchBooths, async ({ site, visit, params, query, say, context: { now } }) => {
        const settings = moduleOf(site, 'booth_cross_search', params.contentId)?.content;
        if (settings === undefined) throw refuse('notFound');
        const closed = await closedContents(visit);
        const modules = searchedModules(site, settings).filter(({ contentId }) => !closed.has(contentId));
        const indexes = await Promise.all(modules.map(({ contentId }) => indexOf(site, contentId)));
        const named = withWords(
          indexes.flatMap((index) => index ?? []),
          query.keyword,
        );
        const { found, countOf } = filterList(
          named,
          { content: ({ module }) => [module.contentId], live: liveFacet(now) },
          { content: query.content ?? [], live: query.live ? ['live'] : [] },
        );
        const ordered = liveFirst(found, isLiveAt(now));
        const shown =
          query.type === 'home'
            ? modules.flatMap(({ contentId }) =>
                ordered.filter(({ module }) => module.contentId === contentId).slice(0, onHome),
              )
            : pageOf(ordered, query.page, query.per_page);
        return {
          data: shown.map((booth) => presentBooth(booth, say, now, false)),
          total: found.length,
          lastPage: query.type === 'home' ? 1 : lastPageOf(found.length, query.per_page),
          contents: modules.map(({ contentId, title }) => ({
            contentId,
            title: say(title),
            count: countOf('content', contentId),
          })),
          live: presentLive(countOf('live', 'live'), found, now),
        };
      }),

      serve(listBoothViews, async ({ site, visit, query }) => {
        const closed = await closedContents(visit);
        const contentIds = site.modules
          .filter(({ moduleCode, visible }) => moduleCode === 'booth' && visible)
          .map(({ contentId }) => contentId)
          .filter((id) => countsViews(boothModule(site, id)) && !closed.has(id))
          .filter((id) => query.content_id === undefined || id === query.content_id);
        return { data: await views.list(site.siteKey, contentIds, query.booth_ids) };
      }),

      serve(countBoothView, async ({ site, params, member, context }) => {
        const { contentId, detailId } = params;
        const items = await store.items(site, 'booth', contentId);
        const isThere = items?.some((item) => item.detailId === detailId);
        if (!isThere || !countsViews(boothModule(site, contentId))) throw refuse('notFound');
        const place = { contentId, detailId };
        const { anonymousToken, now } = context;
        const counts =
          site.version === 'published' &&
          anonymousToken !== undefined &&
          !(await isExhibitor(site.siteKey, place, member?.memberId)) &&
          (await countTry(database, 'boothView', { context, member })) === undefined;
        const count = counts
          ? await views.count(site.siteKey, place, anonymousToken, now)
          : await views.of(site.siteKey, place);
        return { data: { ...place, count } };
      }),
    ],
  };

  async function isExhibitor(
    siteKey: string,
    place: { contentId: number; detailId: number },
    memberId: number | undefined,
  ): Promise<boolean> {
    if (memberId === undefined) return false;
    const exhibitors = await exhibitorsOf(database, siteKey, place);
    return exhibitors.some((one) => one.memberId === memberId);
  }
}

const countsViews = ({ content }: BoothModule): boolean => content.common.viewCount.isEnabled;

/** The booth contents that a cross-search is over, in the order of its organiser. */
function searchedModules({ modules }: PublishedSite, { boothContentIds }: CrossSearchSettings) {
  const booths = modules.filter(({ moduleCode, visible }) => moduleCode === 'booth' && visible);
  if (boothContentIds.length === 0) return booths;
  return boothContentIds.flatMap((id) => booths.find(({ contentId }) => contentId === id) ?? []);
}

function withWords(booths: readonly IndexedBooth[], keyword = ''): readonly IndexedBooth[] {
  const words = nameWords(keyword);
  return words.length === 0 ? booths : booths.filter(({ text }) => hasWords(text, words));
}

const isLiveAt =
  (now: Instant) =>
  ({ streams }: IndexedBooth): boolean =>
    isLiveIn(streams, now);

const liveFacet =
  (now: Instant) =>
  (booth: IndexedBooth): string[] =>
    isLiveAt(now)(booth) ? ['live'] : [];
