import type { ConsoleFeature } from '#console/console-feature.ts';
import { ChartIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

const numbers = '/console/sites/{site}/numbers';

export const numbersConsole: ConsoleFeature = {
  screens: [
    { path: numbers, load: () => needed(() => import('./console/numbers-screen.tsx')) },
    { path: `${numbers}/accounts`, right: 'sell', load: () => needed(() => import('./console/accounts-screen.tsx')) },
  ],
  nav: [
    {
      path: numbers,
      group: 'sales',
      order: 47,
      icon: ChartIcon,
      label: (language) => navTexts.of(language).numbers,
      right: 'see',
    },
  ],
  texts: [navTexts],
};
