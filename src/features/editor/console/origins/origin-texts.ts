import { defineTexts } from '#web/texts/texts.ts';
import type { OriginTexts } from './texts/jpn.ts';

export const originTexts = defineTexts<OriginTexts>(
  import.meta.glob('/src/features/editor/console/origins/texts/*.ts'),
);
