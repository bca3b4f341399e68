import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { importPart } from '#web/parts/import-part.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { readKeptOfEvent } from '#web/storage/kept-by-event.ts';
import { favoriteKinds } from '../rules/favorite-kind.ts';

/** The favourites that this browser keeps of a visitor join the account of the member that the visitor is. */
export async function joinVisitorFavorites(context: PageContext<SiteInit>, member: Personal): Promise<void> {
  if (!keepsFavoritesOfVisitor(context.site)) return;
  const { enterFavorites } = await importPart(() => import('./favorites.ts'));
  await enterFavorites(context, member);
}

function keepsFavoritesOfVisitor(site: SiteIdentity): boolean {
  const { local } = browserStorage();
  const isAny = (value: unknown): value is unknown => value !== undefined;
  return Object.values(favoriteKinds).some(
    ({ favorites }) => readKeptOfEvent(local, favorites, site, isAny)?.owner === null,
  );
}
