import { defineTexts } from '#web/texts/texts.ts';
import type { LotteryTexts } from './texts/jpn.ts';

export const lotteryTexts = defineTexts<LotteryTexts>(
  import.meta.glob('/src/features/ticket/console/lotteries/texts/*.ts'),
);
