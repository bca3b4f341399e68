import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';

export const callingOffConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/calling-off',
      right: 'govern',
      load: () => needed(() => import('./console/calling-off-screen.tsx')),
    },
  ],
};
