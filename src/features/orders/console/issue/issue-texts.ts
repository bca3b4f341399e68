import { defineTexts } from '#web/texts/texts.ts';
import type { IssueWords } from './texts/jpn.ts';

export const issueTexts = defineTexts<IssueWords>(import.meta.glob('/src/features/orders/console/issue/texts/*.ts'));
