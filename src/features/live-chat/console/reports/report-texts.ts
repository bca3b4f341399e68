import { defineTexts } from '#web/texts/texts.ts';
import type { ReportScreenTexts } from './texts/jpn.ts';

export const reportTexts = defineTexts<ReportScreenTexts>(
  import.meta.glob('/src/features/live-chat/console/reports/texts/*.ts'),
);
