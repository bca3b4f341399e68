import { defineTexts } from '#web/texts/texts.ts';
import type { MailingScreenTexts } from './texts/jpn.ts';

export const mailingTexts = defineTexts<MailingScreenTexts>(
  import.meta.glob('/src/features/mailing/console/texts/*.ts'),
);
