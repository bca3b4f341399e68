import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    listTaxonomy: { ids: { contentId: 50 } },
  },
};
