import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    // A card of the conference, which is charged by Paygent.
    readPaygentAccessToken: { ids: { eventId: 13 } },
    readPaygentEndUserAccessToken: { ids: { eventId: 13 } },
  },
};
