import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { importPart } from '#web/parts/import-part.ts';
import type { FeatureStart } from '#web/start/feature-start.ts';

/** Favourites that a visitor chose before the login join the account. Pages with hearts bring the code otherwise. */
export const favoriteStart: FeatureStart<SiteInit, Personal> = {
  steps: {
    'personal data'({ context, member, isDraft }) {
      if (member === undefined || isDraft) return;
      // They stay with the browser and join another time.
      void importPart(() => import('./visitor-favorites.ts'))
        .then(({ joinVisitorFavorites }) => joinVisitorFavorites(context, member))
        .catch(() => {});
    },
  },
};
