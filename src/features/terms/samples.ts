import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    agreeToTerms: { ids: { termsContentId: 0 } },
  },
};
