import { defineTexts } from '#web/texts/texts.ts';
import type { TermsTexts } from './texts/jpn.ts';

export const termsTexts = defineTexts<TermsTexts>(
  import.meta.glob('/src/features/editor/console/doors/terms/texts/*.ts'),
);
