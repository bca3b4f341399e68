import type { ConsoleFeature } from '#console/console-feature.ts';
import { HistoryIcon, KeyIcon, TeamIcon } from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import { laterForm } from './console/later-form.tsx';
import { navTexts } from './console/nav/nav-texts.ts';
import { proofTexts } from './console/proof/proof-texts.ts';

import { signInTexts } from './console/sign-in-texts.ts';

const site = '/console/sites/{site}';

export const operatorConsole: ConsoleFeature = {
  screens: [
    { path: '/console/begin', isOpen: true, load: () => needed(() => import('./console/begin-screen.tsx')) },
    { path: '/console/sign-in', isOpen: true, load: () => needed(() => import('./console/sign-in-screen.tsx')) },
    { path: '/console/reset', isOpen: true, load: () => needed(() => import('./console/people/reset-screen.tsx')) },
    {
      path: '/console/password',
      isOpen: true,
      load: () => needed(() => import('./console/forgotten/password-screen.tsx')),
    },
    { path: '/console/mail', isOpen: true, load: () => needed(() => import('./console/people/mail-screen.tsx')) },
    { path: '/console/account', load: () => needed(() => import('./console/people/account-screen.tsx')) },
    { path: '/console/people', load: () => needed(() => import('./console/people/all-people-screen.tsx')) },
    { path: `${site}/people`, load: () => needed(() => import('./console/people/people-screen.tsx')) },
    { path: `${site}/api-keys`, load: () => needed(() => import('./console/keys/keys-screen.tsx')) },
    { path: '/console/log', load: () => needed(() => import('./console/log/log-screen.tsx')) },
    { path: `${site}/log`, load: () => needed(() => import('./console/log/log-screen.tsx')) },
  ],
  nav: [
    {
      path: `${site}/people`,
      group: 'manage',
      order: 82,
      icon: TeamIcon,
      label: (language) => navTexts.of(language).people,
      right: 'govern',
    },
    {
      path: `${site}/api-keys`,
      group: 'manage',
      order: 83,
      icon: KeyIcon,
      label: (language) => navTexts.of(language).keys,
      right: 'govern',
    },
    {
      path: `${site}/log`,
      group: 'manage',
      order: 84,
      icon: HistoryIcon,
      label: (language) => navTexts.of(language).log,
      right: 'govern',
    },
  ],
  texts: [signInTexts, proofTexts, navTexts],
  SignIn: laterForm(async () => (await needed(() => import('./console/sign-in-form.tsx'))).SignInForm),
  Proof: {
    title: (language, { reason, ways }) => {
      const words = proofTexts.of(language);
      const isSetUp = reason === 'secondFactor' && !ways.some((way) => way !== 'password');
      return isSetUp ? words.titleSetUp : words.title;
    },
    Form: laterForm(async () => (await needed(() => import('./console/proof/prove-form.tsx'))).ProveForm),
  },
  accountRows: [{ path: '/console/account', label: (language) => navTexts.of(language).account }],
};
