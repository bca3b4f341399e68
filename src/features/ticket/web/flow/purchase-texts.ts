import { defineTexts } from '#web/texts/texts.ts';
import type { PurchaseTexts } from './texts/jpn.ts';

export const purchaseTexts = defineTexts<PurchaseTexts>(import.meta.glob('./texts/*.ts'));
