import { useMemo } from 'react';
import { useFavorites } from '#features/favorite/web.ts';

/** The favourite sessions of a content; empty on the server, and until the page knows who is logged in. */
export function useFavoriteIds(contentId: number): ReadonlySet<number> {
  const { list } = useFavorites();
  return useMemo(
    () => new Set(list.filter((one) => one.contentId === contentId).map(({ detailId }) => detailId)),
    [list, contentId],
  );
}
