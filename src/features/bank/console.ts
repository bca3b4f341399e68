import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';

export const bankConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/orders/bank',
      load: () => needed(() => import('./console/incoming/incoming-screen.tsx')),
    },
    {
      path: '/console/sites/{site}/orders/payouts',
      load: () => needed(() => import('./console/payouts/payouts-screen.tsx')),
    },
  ],
};
