import { defineTexts } from '#web/texts/texts.ts';
import type { AccountMessages } from '../texts/jpn.ts';
import type { AccountPageTexts } from './texts/jpn.ts';

export const accountPageTexts = defineTexts<AccountPageTexts>({
  jpn: () => import('./texts/jpn.ts'),
  eng: () => import('./texts/eng.ts'),
  chi: () => import('./texts/chi.ts'),
  zhtw: () => import('./texts/zhtw.ts'),
  kor: () => import('./texts/kor.ts'),
});

/** The server's messages at the fields, for problems that the browser can already see. */
export const accountMessages = defineTexts<AccountMessages>({
  jpn: () => import('../texts/jpn.ts'),
  eng: () => import('../texts/eng.ts'),
  chi: () => import('../texts/chi.ts'),
  zhtw: () => import('../texts/zhtw.ts'),
  kor: () => import('../texts/kor.ts'),
});

export const formTexts = [accountPageTexts, accountMessages];
