import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';

export const doorsConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/guests',
      right: 'edit',
      load: () => needed(() => import('./console/guests-screen.tsx')),
    },
  ],
};
