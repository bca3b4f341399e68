import type { FeatureStart } from '#web/start/feature-start.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { keepPcode } from './kept-pcodes.ts';

export const accountStart: FeatureStart = {
  steps: {
    'common data': () => keepPcode(browserStorage().local, window.location.search),
  },
};
