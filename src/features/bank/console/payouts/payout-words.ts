import { defineTexts } from '#web/texts/texts.ts';
import type { PayoutWords } from './texts/jpn.ts';

export const payoutWords = defineTexts<PayoutWords>(import.meta.glob('/src/features/bank/console/payouts/texts/*.ts'));
