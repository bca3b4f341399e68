import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';

export const accessLogConsole: ConsoleFeature = {
  screens: [],
  overviewPart: () => needed(() => import('./console/visitors-part.tsx')),
  overviewOrder: 10,
};
