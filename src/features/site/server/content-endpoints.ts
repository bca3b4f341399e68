import type { Instant } from '#kernel/clock.ts';
import type { AnswerOf, Endpoint } from '#kernel/endpoint.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ItemOf } from '#kernel/module-documents.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import type { Bounds } from '#kernel/period.ts';
import type { DetailPages } from '#server/detail-pages.ts';
import { refuse, refuseOutsidePeriod } from '#server/http/refusal.ts';
import type { AnsweredCall, ServedEndpoint } from '#server/http/served-endpoint.ts';
import { lockedDetails } from '../rules/login-locks.ts';
import type { Say } from './present-overview.ts';
import { indexShown } from './shown-index.ts';
import { type PublishedSite, showsEverything, type SiteStore } from './site-store.ts';
import type { Visit } from './visit.ts';

interface Detail {
  detailId: number;
}

/** How the items of a module become what visitors read. */
export interface ContentOf<Code extends ModuleCode, Item extends Detail = ItemOf<Code>> {
  code: Code;
  /** When visitors may read it; without it always, undefined: never. A preview shows what is to come as well. */
  whenShown?(item: Item): Bounds | undefined;
  /** Their order; the organiser's without it. */
  inOrder?(items: readonly Item[]): Item[];
  /** When one was written, where its document says so. */
  writtenAt?(item: Item): string;
}

/** The parts of a call about a content. */
export interface ContentCall {
  site: PublishedSite;
  params: { contentId: number };
  context: { now: Instant };
}

export interface ContentItems<Item extends Detail> {
  /** The items that the visitor may read, in their order; 404 where the site has no such content of this module. */
  shown(call: ContentCall): Promise<readonly Item[]>;
  /** Those items with the place of a detail among them; undefined: it is not there. */
  place(call: ContentCall, detailId: number): Promise<{ items: readonly Item[]; place: number | undefined }>;
  /** Refuses a detail that is not among them: 404, with the reason `outsidePeriod` where there is one. */
  refuseDetail(call: ContentCall, detailId: number): Promise<Error>;
  /** The same items, for the site map. */
  pages: DetailPages<Visit>;
}

/** The items of one module's contents, read once for each revision of a site. */
export function createContentItems<Code extends ModuleCode>(
  store: Pick<SiteStore, 'items'>,
  content: ContentOf<Code>,
): ContentItems<ItemOf<Code>> {
  type Item = ItemOf<Code>;
  const { code, writtenAt } = content;
  const index = indexShown<Item>(content);
  const all = async ({ site, params }: ContentCall): Promise<readonly Item[]> => {
    const items = await store.items(site, code, params.contentId);
    if (items === undefined) throw refuse('notFound');
    return items;
  };
  const shown = async (call: ContentCall): Promise<readonly Item[]> =>
    index(await all(call), showsEverything(call.site) ? 'all' : call.context.now).items;
  return {
    shown,
    pages: {
      moduleCode: code,
      async shown({ site, context }, contentId) {
        const items = await shown({ site, context, params: { contentId } });
        return items.map((item) => ({ detailId: item.detailId, writtenAt: writtenAt?.(item) }));
      },
    },
    async place(call, detailId) {
      const { items, places } = index(await all(call), showsEverything(call.site) ? 'all' : call.context.now);
      return { items, place: places().get(detailId) };
    },
    async refuseDetail(call, detailId) {
      const isThere = (await all(call)).some((item) => item.detailId === detailId);
      return isThere ? refuseOutsidePeriod() : refuse('notFound');
    },
  };
}

/** The calls of a module with a list and details, the same for portals and events. */
export interface ContentCalls<Item extends Detail, List extends Endpoint, One extends Endpoint> {
  lists: readonly (List & { at: 'content' })[];
  /** Without them the feature serves its details itself. */
  details?: readonly (One & { at: 'detail' })[];
  /**
   * The data of a list: one page of it where the contract is `paged`. Nobody is asked who they are, so of the details
   * that are for members it holds nothing but what names them.
   */
  presentList(items: readonly Item[], say: Say, forMembers: ReadonlySet<number>): AnswerOf<List>;
  /** The data of the detail at a place among those shown. */
  presentDetail?(items: readonly Item[], place: number, say: Say): AnswerOf<One>;
}

export function contentCalls<Item extends Detail, List extends Endpoint, One extends Endpoint>(
  items: ContentItems<Item>,
  { lists, details = [], presentList, presentDetail }: ContentCalls<Item, List, One>,
): ServedEndpoint[] {
  type Called = AnsweredCall & ContentCall & { say: Say; query: { page?: number; per_page?: number } };
  const list = (isPaged: boolean) => async (call: Called) => {
    const shown = await items.shown(call);
    const forMembers = lockedDetails(call.site.document.login, call.params.contentId);
    if (!isPaged) return { data: presentList(shown, call.say, forMembers) };
    const { page, per_page: perPage } = call.query;
    return {
      data: presentList(pageOf(shown, page, perPage), call.say, forMembers),
      total: shown.length,
      lastPage: lastPageOf(shown.length, perPage),
    };
  };
  const detail = async (call: Called & { params: Detail }) => {
    const { items: shown, place } = await items.place(call, call.params.detailId);
    if (place === undefined) throw await items.refuseDetail(call, call.params.detailId);
    return { data: presentDetail?.(shown, place, call.say) };
  };
  return [
    ...lists.map((endpoint) => ({ endpoint, handle: list(endpoint.paged === true) })),
    ...details.map((endpoint) => ({ endpoint, handle: detail })),
  ];
}
