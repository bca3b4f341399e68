import { defineTexts } from '#web/texts/texts.ts';
import type { CouponTexts } from '../texts/jpn.ts';

export const couponTexts = defineTexts<CouponTexts>(import.meta.glob('../texts/*.ts'));
