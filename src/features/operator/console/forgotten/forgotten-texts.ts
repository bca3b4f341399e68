import { defineTexts } from '#web/texts/texts.ts';
import type { ForgottenTexts } from './texts/jpn.ts';

export const forgottenTexts = defineTexts<ForgottenTexts>(
  import.meta.glob('/src/features/operator/console/forgotten/texts/*.ts'),
);
