import { defineTexts } from '#web/texts/texts.ts';
import type { TestPurchaseTexts } from './texts/jpn.ts';

export const testPurchaseTexts = defineTexts<TestPurchaseTexts>(
  import.meta.glob('/src/features/rehearsal/console/texts/*.ts'),
);
