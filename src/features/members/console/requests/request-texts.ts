import { defineTexts } from '#web/texts/texts.ts';
import type { RequestScreenTexts } from './texts/jpn.ts';

export const requestTexts = defineTexts<RequestScreenTexts>(
  import.meta.glob('/src/features/members/console/requests/texts/*.ts'),
);
