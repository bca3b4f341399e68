import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    listConditionalEvents: { ids: { contentId: 43 } },
  },
};
