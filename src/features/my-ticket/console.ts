import type { ConsoleFeature } from '#console/console-feature.ts';
import { CheckIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

export const myTicketConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/reception',
      load: () => needed(() => import('./console/staff-links-screen.tsx')),
    },
  ],
  nav: [
    {
      path: '/console/sites/{site}/reception',
      group: 'day',
      order: 60,
      icon: CheckIcon,
      label: (language) => navTexts.of(language).reception,
      right: 'receive',
      needs: 'ticket',
    },
  ],
  texts: [navTexts],
};
