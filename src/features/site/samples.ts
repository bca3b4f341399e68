import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    searchEvents: { ids: { contentId: 40 } },
    listEventPlaces: { ids: { contentId: 40 }, query: { q: '港' } },
    readEventMonth: { ids: { contentId: 40 }, query: { month: '2026-12' } },
    listInvitingEvents: { ids: { contentId: 42 } },
  },
};
