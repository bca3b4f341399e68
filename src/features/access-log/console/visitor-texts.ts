import { defineTexts } from '#web/texts/texts.ts';
import type { VisitorTexts } from './texts/jpn.ts';

export const visitorTexts = defineTexts<VisitorTexts>(import.meta.glob('/src/features/access-log/console/texts/*.ts'));
