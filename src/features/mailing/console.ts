import type { ConsoleFeature } from '#console/console-feature.ts';
import { MailIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { navTexts } from './console/nav/nav-texts.ts';

const mails = '/console/sites/{site}/mails';

export const mailingConsole: ConsoleFeature = {
  screens: [
    { path: mails, load: () => needed(() => import('./console/mails-screen.tsx')) },
    { path: `${mails}/{mailing}`, load: () => needed(() => import('./console/mail-screen.tsx')) },
  ],
  nav: [
    {
      path: mails,
      group: 'people',
      order: 48,
      icon: MailIcon,
      label: (language) => navTexts.of(language).mails,
      right: 'sell',
    },
  ],
  texts: [navTexts],
  publishedPart: () => needed(() => import('./console/offer/change-offer.tsx')),
};
