import { defineTexts } from '#web/texts/texts.ts';
import type { StaffLinkTexts } from './texts/jpn.ts';

export const staffLinkTexts = defineTexts<StaffLinkTexts>(
  import.meta.glob('/src/features/my-ticket/console/texts/*.ts'),
);
