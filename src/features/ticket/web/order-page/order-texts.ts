import { useTexts } from '#web/site/page-context.ts';
import { defineTexts } from '#web/texts/texts.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import type { PurchaseTexts } from '../flow/texts/jpn.ts';
import type { OrderTexts } from './texts/jpn.ts';

export const orderTexts = defineTexts<OrderTexts>(import.meta.glob('./texts/*.ts'));

/** The texts of the pages of an order, with the texts that they share with the steps before. */
export function useOrderTexts(): PurchaseTexts & OrderTexts {
  return { ...useTexts(purchaseTexts), ...useTexts(orderTexts) };
}
