import { isMypageEnabled } from '#features/mypage/rules/mypage-flags.ts';
import {
  type PublishedSite,
  refuseWithdrawn,
  serve,
  type SiteStore,
  type Visit,
  type VisitorPorts,
} from '#features/site/server.ts';
import { listPage, listPagesOf } from '#kernel/list-pages.ts';
import type { Member } from '#kernel/member.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { favoritesSchema, listFavorites, setFavorites } from './contract.ts';
import { favoriteModuleOf } from './rules/favorite-kind.ts';
import { type Favorite, type FavoriteItem, favoriteKey } from './rules/favorite-list.ts';
import { inPageOrder } from './rules/sort-favorites.ts';
import { createMemberFavorites, favoriteData, favoriteOfKept, type FavoriteWish } from './server/member-favorites.ts';
import { favoritesAhead } from './server/favorites-ahead.ts';
import { type FavoritesOfModules, orderFavorites, showFavorites } from './server/show-favorites.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type FavoriteTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

export { createMemberFavorites } from './server/member-favorites.ts';
export type { ModuleFavorites } from './server/show-favorites.ts';
export type { FavoriteFace } from './contract.ts';
export { favoriteTime } from './rules/sort-favorites.ts';

export interface FavoriteServices {
  database: Database;
  store: Pick<SiteStore, 'items'>;
  /** What each module tells of its details; the composition fills it. */
  modules: FavoritesOfModules;
  closedContents: VisitorPorts['closedContents'];
}

export interface FavoriteServer extends ServerFeature<Visit> {
  /** The favourites of a member at a site; none where favourites are off. */
  favoritesOf(site: PublishedSite, member: Pick<Member, 'memberId'>): Promise<Favorite[]>;
}

export function createFavoriteServer({ database, store, modules, closedContents }: FavoriteServices): FavoriteServer {
  const favorites = createMemberFavorites(database);

  const isThere = async (site: PublishedSite, { moduleId, contentId, detailId }: FavoriteItem): Promise<boolean> => {
    const code = favoriteModuleOf(moduleId);
    const items = code && (await store.items(site, code, contentId));
    return items?.some((item) => item.detailId === detailId) ?? false;
  };
  /** An item that the site no longer has can still be removed from the list. */
  const possible = async (site: PublishedSite, wishes: readonly FavoriteWish[]): Promise<FavoriteWish[]> => {
    const found: FavoriteWish[] = [];
    for (const wish of new Map(wishes.map((one) => [favoriteKey(one), one])).values()) {
      if (wish.isFavorite === false || (await isThere(site, wish))) found.push(wish);
    }
    if (found.length === 0) throw refuse('notFound');
    return found;
  };

  const favoritesOf: FavoriteServer['favoritesOf'] = async (site, member) =>
    isOn(site) ? favorites.list(site, member) : [];

  return {
    favoritesOf,
    ahead: (asked) => favoritesAhead({ modules, favoritesOf, closedContents }, asked),
    personalData: [favoriteData(database)],
    personalFacts: [
      { name: 'favorite', schema: favoritesSchema, read: (member, { site }) => favoritesOf(site, member) },
    ],
    endpoints: [
      serve(setFavorites, async ({ site, member, body, context }) => {
        checkEnabled(site);
        if (site.isWithdrawn) throw refuseWithdrawn();
        const outcome = await favorites.set(site, member, await possible(site, body), context.now);
        if (outcome === undefined) throw new Refusal(status.conflict, (language) => favoriteMessages[language].tooMany);
        return { data: outcome };
      }),
      serve(listFavorites, async ({ site, visit, member, say, context: { now }, query: { page, details } }) => {
        checkEnabled(site);
        const asked = { site, say, now, closed: await closedContents(visit) };
        if (page === undefined || details !== undefined) {
          const list = await favorites.list(site, member, details);
          const shown = await showFavorites(modules, { ...asked, favorites: list });
          return { data: details === undefined ? shown : inPageOrder(shown, now) };
        }
        const order = await orderFavorites(modules, await favorites.outline(site, member), asked);
        const isLong = listPagesOf(order.length).pages > 1;
        return {
          data: await showFavorites(modules, { ...asked, favorites: listPage(order, page).map(favoriteOfKept) }),
          ...(isLong && { order: order.map(favoriteKey) }),
        };
      }),
    ],
  };
}

function isOn({ document }: PublishedSite): boolean {
  return isMypageEnabled('favorite', document.mypage);
}

/** 404 where the organiser has not switched favourites on. */
function checkEnabled(site: PublishedSite): void {
  if (!isOn(site)) throw refuse('notFound');
}

/** The messages of the calls about favourites. */
const favoriteMessages: Record<LanguageCode, Pick<FavoriteTexts, 'tooMany'>> = { jpn, eng, chi, zhtw, kor };
