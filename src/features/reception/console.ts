import type { ConsoleFeature } from '#console/console-feature.ts';
import { EntryIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

const day = '/console/sites/{site}/day';

export const receptionConsole: ConsoleFeature = {
  screens: [{ path: day, load: () => needed(() => import('./console/day-screen.tsx')) }],
  nav: [
    {
      path: day,
      group: 'day',
      order: 62,
      icon: EntryIcon,
      label: (language) => navTexts.of(language).day,
      right: 'receive',
      needs: 'ticket',
    },
  ],
  texts: [navTexts],
};
