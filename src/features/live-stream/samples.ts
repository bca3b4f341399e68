import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    listLiveStreams: { ids: { contentId: 95 } },
    readLiveStream: { ids: { contentId: 95, detailId: 1 } },
    readLiveStreamStatuses: { ids: { contentId: 95 } },
    requestPlayback: { ids: { contentId: 95 }, body: { liveStreamId: '1' } },
  },
};
