import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    readPreviewDetail: { ids: { contentId: 10, detailId: 1 } },
    checkPasscode: { query: { passcode: '000000' } },
    readConsoleUser: { ids: { consoleUser: 'nobody' } },
  },
};
