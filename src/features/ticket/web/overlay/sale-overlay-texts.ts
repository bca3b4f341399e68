import { defineTexts } from '#web/texts/texts.ts';
import type { SaleOverlayTexts } from './texts/jpn.ts';

export const saleOverlayTexts = defineTexts<SaleOverlayTexts>(import.meta.glob('./texts/*.ts'));
