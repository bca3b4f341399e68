import type { ConsoleFeature } from '#console/console-feature.ts';
import { PeopleIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

export const boothConsole: ConsoleFeature = {
  screens: [
    {
      path: '/console/sites/{site}/booth-visitors',
      load: () => needed(() => import('./console/booth-visitors-screen.tsx')),
    },
  ],
  nav: [
    {
      path: '/console/sites/{site}/booth-visitors',
      group: 'start',
      order: 16,
      icon: PeopleIcon,
      label: (language) => navTexts.of(language).visitors,
      right: 'exhibit',
    },
  ],
  texts: [navTexts],
};
