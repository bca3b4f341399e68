import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    listPortalInformation: { ids: { contentId: 10 } },
    readPortalInformation: { ids: { contentId: 10, detailId: 1 } },
    listEventInformation: { ids: { contentId: 10 } },
    readEventInformation: { ids: { contentId: 10, detailId: 1 } },
  },
};
