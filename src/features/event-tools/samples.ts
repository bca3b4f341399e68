import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    downloadEventCalendar: { atPortal: 404 },
  },
};
