import type { ConsoleFeature } from '#console/console-feature.ts';
import { PeopleIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

const members = '/console/sites/{site}/members';
const requests = '/console/sites/{site}/requests';

export const memberConsole: ConsoleFeature = {
  screens: [
    { path: members, load: () => needed(() => import('./console/members-screen.tsx')) },
    {
      path: requests,
      right: 'govern',
      load: () => needed(() => import('./console/requests/requests-screen.tsx')),
    },
    {
      path: `${requests}/{request}`,
      right: 'govern',
      load: () => needed(() => import('./console/requests/request-screen.tsx')),
    },
    { path: `${members}/{member}`, load: () => needed(() => import('./console/member-screen.tsx')) },
  ],
  nav: [
    {
      path: members,
      group: 'people',
      order: 48,
      icon: PeopleIcon,
      label: (language) => navTexts.of(language).members,
      right: 'sell',
    },
  ],
  texts: [navTexts],
};
