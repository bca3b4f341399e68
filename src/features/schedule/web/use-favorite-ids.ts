import { useMemo } from 'react';
import { useFavorites } from '#features/favorite/web.ts';

/** The sessions of a content that the visitor marked; empty on the server and until it is known who looks. */
export function useFavoriteIds(contentId: number): ReadonlySet<number> {
  const { list } = useFavorites();
  return useMemo(
    () => new Set(list.filter((one) => one.contentId === contentId).map(({ detailId }) => detailId)),
    [list, contentId],
  );
}
