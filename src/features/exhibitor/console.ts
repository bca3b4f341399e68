import type { ConsoleFeature } from '#console/console-feature.ts';
import { StoreIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

const site = '/console/sites/{site}';

export const exhibitorConsole: ConsoleFeature = {
  screens: [
    { path: `${site}/exhibitors`, load: () => needed(() => import('./console/exhibitors-screen.tsx')) },
    {
      path: `${site}/exhibitors/invite`,
      right: 'govern',
      load: () => needed(() => import('./console/invite-screen.tsx')),
    },
  ],
  nav: [
    {
      path: `${site}/exhibitors`,
      group: 'people',
      order: 50,
      icon: StoreIcon,
      label: (language) => navTexts.of(language).exhibitors,
      right: 'see',
      needs: 'booth',
    },
  ],
  texts: [navTexts],
};
