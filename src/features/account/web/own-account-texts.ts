import { navigationTexts } from '#features/navigation/web.ts';
import { defineTexts } from '#web/texts/texts.ts';
import { formTexts } from './account-page-texts.ts';
import type { OwnAccountTexts } from './own-account/texts/jpn.ts';

/** The texts that only a member reads: the login information, and leaving. */
export const ownAccountTexts = defineTexts<OwnAccountTexts>({
  jpn: () => import('./own-account/texts/jpn.ts'),
  eng: () => import('./own-account/texts/eng.ts'),
  chi: () => import('./own-account/texts/chi.ts'),
  zhtw: () => import('./own-account/texts/zhtw.ts'),
  kor: () => import('./own-account/texts/kor.ts'),
});

export const ownFormTexts = [...formTexts, ownAccountTexts, navigationTexts];
