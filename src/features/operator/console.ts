import type { ConsoleFeature } from '#console/console-feature.ts';
import { needed } from '#web/parts/needed.ts';
import { signInTexts } from './console/sign-in-texts.ts';
import { SignInForm } from './console/sign-in-form.tsx';

export const operatorConsole: ConsoleFeature = {
  screens: [
    { path: '/console/begin', isOpen: true, load: () => needed(() => import('./console/begin-screen.tsx')) },
    { path: '/console/sign-in', isOpen: true, load: () => needed(() => import('./console/sign-in-screen.tsx')) },
  ],
  texts: [signInTexts],
  SignIn: SignInForm,
};
