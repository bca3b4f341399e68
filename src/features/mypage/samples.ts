import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    readMyFolder: { atPortal: 404 },
    removeFromMyFolder: { body: { my_folder_item_id: '1' } },
  },
};
