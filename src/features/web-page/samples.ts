import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    listPortalWebPage: { ids: { contentId: 20 } },
    readPortalWebPage: { ids: { contentId: 20, detailId: 1 } },
    listEventWebPage: { ids: { contentId: 20 } },
    readEventWebPage: { ids: { contentId: 20, detailId: 1 } },
  },
};
