import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    readTimetable: { ids: { contentId: 62 } },
  },
};
