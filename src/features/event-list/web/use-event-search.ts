import { useMemo } from 'react';
import { type ListSearch, useListSearch } from '#web/list/use-list-search.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { type SearchWish, wishOf } from '../rules/search-wish.ts';
import { findEvents, type FoundEvents, type SearchModule } from './read-events.ts';
import { searchHref } from './search-href.ts';

export function useEventSearch(module: SearchModule, loaded: FoundEvents): ListSearch<SearchWish, FoundEvents> {
  const context = usePageContext();
  const ports = useMemo(
    () => ({
      wishOf,
      find: (wish: SearchWish) => findEvents(context, module, wish, new URLSearchParams()),
      hrefOf: (wish: SearchWish) => searchHref(context, module, wish),
    }),
    [context, module],
  );
  return useListSearch(loaded, ports);
}
