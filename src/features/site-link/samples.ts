import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    listSiteLinks: { ids: { contentId: 30 } },
    readSiteLink: { ids: { contentId: 30, detailId: 1 } },
  },
};
