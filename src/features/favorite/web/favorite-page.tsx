import { useCallback } from 'react';
import { navigationTexts, useBackToMypage } from '#features/navigation/web.ts';
import { listPageSize, listPagesOf } from '#kernel/list-pages.ts';
import { LongList } from '#web/long-list/long-list.tsx';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { pageFromQuery } from '#web/site/paged-list.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import type * as contract from '../contract.ts';
import type { ShownFavorite } from '../contract.ts';
import { FavoriteRows } from './favorite-rows.tsx';
import { favoriteTexts } from './favorite-texts.ts';
import './favorite.css';

export const texts = [favoriteTexts, longListTexts, navigationTexts];

export interface FavoritePage {
  favorites: ShownFavorite[];
  page: number;
  /** All of a long list by their keys, as they were when it was read; undefined: these are all. */
  order: string[] | undefined;
}

const path = 'favorite/{portalId}/{eventId}';
const paramsOf = ({ site }: PageContext) => ({ portalId: site.portalId, eventId: site.eventId! });

export async function load(context: PageContext, { query }: LoadArguments): Promise<FavoritePage> {
  const read = async (page: number): Promise<FavoritePage> => {
    const params = paramsOf(context);
    const { data, order } = await context.api.get<typeof contract.listFavorites>(path, { params, query: { page } });
    return { favorites: data, page, order };
  };
  const wanted = pageFromQuery(query);
  const found = await read(wanted);
  const { pages } = listPagesOf(found.order?.length ?? found.favorites.length);
  return wanted <= pages ? found : read(pages);
}

export function head(_: FavoritePage, context: PageContext): PageHead {
  return { title: favoriteTexts.of(context.language).page.title };
}

/** The member's favourites by module. One whose heart is taken back stays until the page is left, to be marked again. */
export function Page({ data }: { data: FavoritePage }) {
  const say = useTexts(favoriteTexts);
  const toMypage = useBackToMypage();
  return (
    <PageFrame title={say.page.title} width="reading" back={toMypage}>
      {data.order === undefined ? (
        <FavoriteRows favorites={data.favorites} isAll />
      ) : (
        <ManyFavorites favorites={data.favorites} page={data.page} order={data.order} />
      )}
    </PageFrame>
  );
}

const rows = (favorites: ShownFavorite[]) => <FavoriteRows favorites={favorites} />;
/** Favourites in pages. They are asked for by their names, so that none is passed over when another one goes. */
function ManyFavorites({ favorites, page, order }: FavoritePage & { order: string[] }) {
  const context = usePageContext();
  const read = useCallback(
    async (one: number): Promise<ShownFavorite[]> => {
      const details = order.slice((one - 1) * listPageSize, one * listPageSize).join(',');
      const params = paramsOf(context);
      return (await context.api.get<typeof contract.listFavorites>(path, { params, query: { details } })).data;
    },
    [context, order],
  );
  const hrefOf = (one: number): string => `${pageHref(context, 'favorite')}?page=${one}`;
  return (
    <LongList
      name="favorites"
      pages={listPagesOf(order.length).pages}
      total={order.length}
      size={listPageSize}
      first={page}
      page={favorites}
      read={read}
      hrefOf={hrefOf}
      onPlace={(one) => window.history.replaceState(window.history.state, '', hrefOf(one))}
    >
      {rows}
    </LongList>
  );
}
