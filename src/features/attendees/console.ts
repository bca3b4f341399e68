import type { ConsoleFeature } from '#console/console-feature.ts';
import { BadgeIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

const attendees = '/console/sites/{site}/attendees';

export const attendeeConsole: ConsoleFeature = {
  screens: [
    { path: attendees, load: () => needed(() => import('./console/attendees-screen.tsx')) },
    { path: `${attendees}/{ticket}`, load: () => needed(() => import('./console/attendee-screen.tsx')) },
  ],
  nav: [
    {
      path: attendees,
      group: 'sales',
      order: 46,
      icon: BadgeIcon,
      label: (language) => navTexts.of(language).attendees,
      right: 'sell',
      needs: 'ticket',
    },
  ],
  texts: [navTexts],
};
