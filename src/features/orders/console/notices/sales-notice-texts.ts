import { defineTexts } from '#web/texts/texts.ts';
import type { SalesNoticeTexts } from './texts/jpn.ts';

export const salesNoticeTexts = defineTexts<SalesNoticeTexts>(
  import.meta.glob('/src/features/orders/console/notices/texts/*.ts'),
);
