import type { ConsoleFeature } from '#console/console-feature.ts';
import { DrawIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

export const ticketConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/lotteries',
      load: () => needed(() => import('./console/lotteries/lotteries-screen.tsx')),
    },
  ],
  nav: [
    {
      path: '/console/sites/{site}/lotteries',
      group: 'sales',
      order: 45,
      icon: DrawIcon,
      label: (language) => navTexts.of(language).lotteries,
      right: 'see',
      needs: 'lottery',
    },
  ],
  texts: [navTexts],
  overviewPart: () => needed(() => import('./console/sales-part.tsx')),
};
