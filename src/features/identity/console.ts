import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';

export const identityConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/doors/login',
      right: 'govern',
      load: () => needed(() => import('./console/provider-screen.tsx')),
    },
  ],
};
