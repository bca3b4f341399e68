import type { SiteInit } from '#features/site/web.ts';
import type { FeatureStart } from '#web/start/feature-start.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { recordVisitedEvent } from './visited-events.ts';

export const eventListStart: FeatureStart<SiteInit> = {
  steps: {
    'first view log'({ page, context }) {
      const { event } = context.init;
      if (event !== undefined && page.name === 'home') {
        recordVisitedEvent(event.portalId, event.eventId, browserStorage().local);
      }
    },
  },
};
