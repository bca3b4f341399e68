import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { importPart } from '#web/parts/import-part.ts';
import type { FeatureStart } from '#web/start/feature-start.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { readKeptOfEvent } from '#web/storage/kept-by-event.ts';
import { favoriteKinds } from '../rules/favorite-kind.ts';

/** Favourites that a visitor chose before the login join the account. Pages with hearts bring the code otherwise. */
export const favoriteStart: FeatureStart<SiteInit, Personal> = {
  steps: {
    'personal data'({ context, member, isDraft }) {
      if (member === undefined || isDraft || !keepsFavoritesOfVisitor(context.site)) return;
      void importPart(() => import('./favorites.ts')).then(
        ({ enterFavorites }) => enterFavorites(context, member),
        () => undefined,
      );
    },
  },
};

function keepsFavoritesOfVisitor(site: SiteIdentity): boolean {
  const { local } = browserStorage();
  const isAny = (value: unknown): value is unknown => value !== undefined;
  return Object.values(favoriteKinds).some(
    ({ favorites }) => readKeptOfEvent(local, favorites, site, isAny)?.owner === null,
  );
}
