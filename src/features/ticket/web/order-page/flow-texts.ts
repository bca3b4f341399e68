import { cardTexts } from '#features/credit-card/web.ts';
import { profileFieldTexts } from '#features/profile/web.ts';
import { orderTexts } from './order-texts.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';

/** The texts of the steps of a purchase and of the pages of an order. */
export const flowTexts = [purchaseTexts, orderTexts, cardTexts, ...profileFieldTexts];
