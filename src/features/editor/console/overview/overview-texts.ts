import { defineTexts } from '#web/texts/texts.ts';
import type { OverviewTexts } from './texts/jpn.ts';

export const overviewTexts = defineTexts<OverviewTexts>(
  import.meta.glob('/src/features/editor/console/overview/texts/*.ts'),
);
