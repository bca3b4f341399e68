import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    sendContact: { ids: { contentId: 20, detailId: 1 } },
  },
};
