import { useEffect, useMemo, useRef } from 'react';
import { type ListSearch, useListSearch } from '#web/list/use-list-search.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { sameWish, type SearchWish } from '../rules/search-wish.ts';
import { wishOf } from '../rules/wish-of.ts';
import { findEvents, type FoundEvents, type SearchModule } from './entry/read-events.ts';
import { searchHref } from './search-href.ts';

export function useEventSearch(module: SearchModule, loaded: FoundEvents): ListSearch<SearchWish, FoundEvents> {
  const context = usePageContext();
  const latest = useRef<FoundEvents>(undefined);
  const ports = useMemo(
    () => ({
      wishOf,
      async find(wish: SearchWish) {
        const known = latest.current;
        // A month with few events has come with those of all its days.
        if (
          wish.day !== '' &&
          known?.month?.isWhole === true &&
          sameWish({ ...wish, day: '' }, { ...known.wish, month: known.month.month, day: '' })
        )
          return { ...known, wish, month: { ...known.month, day: wish.day } };
        return findEvents(context, module, wish, new URLSearchParams());
      },
      hrefOf: (wish: SearchWish) => searchHref(context, module, wish),
    }),
    [context, module],
  );
  const search = useListSearch(loaded, ports);
  const { found } = search;
  useEffect(() => {
    latest.current = found;
  }, [found]);
  return search;
}
