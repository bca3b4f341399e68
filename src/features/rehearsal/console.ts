import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';

export const rehearsalConsole: ConsoleFeature = {
  screens: [],
  draftPart: () => needed(() => import('./console/test-purchase.tsx')),
};
