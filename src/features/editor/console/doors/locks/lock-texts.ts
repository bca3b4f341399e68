import { defineTexts } from '#web/texts/texts.ts';
import type { LockTexts } from './texts/jpn.ts';

export const lockTexts = defineTexts<LockTexts>(
  import.meta.glob('/src/features/editor/console/doors/locks/texts/*.ts'),
);
