import type { SiteInit } from '#features/site/web.ts';
import { importPart } from '#web/parts/import-part.ts';
import type { FeatureStart } from '#web/start/feature-start.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';

export const eventListStart: FeatureStart<SiteInit> = {
  steps: {
    'first view log'({ page, context }) {
      const { event } = context.init;
      if (event !== undefined && page.name === 'home') {
        // Without it the visit is not remembered.
        void importPart(() => import('./visited-events.ts')).then(
          ({ recordVisitedEvent }) => recordVisitedEvent(event.portalId, event.eventId, browserStorage().local),
          () => undefined,
        );
      }
    },
  },
};
