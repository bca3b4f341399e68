import type { ConsoleFeature } from '#console/console-feature.ts';
import { TagIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

const codes = '/console/sites/{site}/codes';

export const codesConsole: ConsoleFeature = {
  screens: [
    { path: codes, load: () => needed(() => import('./console/codes-screen.tsx')) },
    { path: `${codes}/{batch}`, load: () => needed(() => import('./console/batch-screen.tsx')) },
  ],
  nav: [
    {
      path: codes,
      group: 'sales',
      order: 42,
      icon: TagIcon,
      label: (language) => navTexts.of(language).codes,
      right: 'sell',
      needs: 'ticket',
    },
  ],
  texts: [navTexts],
};
