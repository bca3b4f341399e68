import type { ConsoleFeature } from '#console/console-feature.ts';

export const rehearsalConsole: ConsoleFeature = {
  screens: [],
  draftPart: () => import('./console/test-purchase.tsx'),
};
