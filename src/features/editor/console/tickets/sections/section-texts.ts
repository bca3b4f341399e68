import { defineTexts } from '#web/texts/texts.ts';
import type { SectionTexts } from './texts/jpn.ts';

export const sectionTexts = defineTexts<SectionTexts>(
  import.meta.glob('/src/features/editor/console/tickets/sections/texts/*.ts'),
);
