import type { PaymentMethod } from '../payment/payment-method.ts';
import type { FormAnswer } from './uses-partner-form.ts';
import type { PurchaseListItem } from './purchase-list.ts';

/** In characters. It fits on two lines of a receipt. */
export const addresseeMax = 60;

/** The choices and answers of the buyer beside the list. */
export interface PurchaseForm {
  /** Whether a lottery applicant also accepts a slot that they did not choose (LOTTERY-009). */
  enableExtraSlot: boolean;
  purchaserEmail: string;
  purchaserInfo: readonly FormAnswer[];
  paymentMethod: PaymentMethod;
  /** The addressee of the receipt. */
  addressee: string;
  includeReceipt: boolean;
  ticketDiscountCode: string | null;
}

/** The body of the purchase call (TICKET-028). */
export interface PurchasePostData extends PurchaseForm {
  hasLottery: boolean;
  purchaseList: readonly PurchaseListItem[];
}

/** An untouched form (TICKET-029). */
export const emptyPurchaseForm: PurchaseForm = {
  enableExtraSlot: false,
  purchaserEmail: '',
  purchaserInfo: [],
  paymentMethod: 'CreditCard',
  addressee: '',
  includeReceipt: false,
  ticketDiscountCode: null,
};

/** hasLottery follows from the list (LOTTERY-007). Only a receipt has an addressee (CHARGE-008). */
export function buildPostData(form: PurchaseForm, purchaseList: readonly PurchaseListItem[]): PurchasePostData {
  const hasLottery = purchaseList.some(({ ticketType }) => ticketType === 'LOTTERY');
  return {
    ...form,
    hasLottery,
    enableExtraSlot: hasLottery && form.enableExtraSlot,
    addressee: form.includeReceipt ? form.addressee.trim() : '',
    purchaseList,
  };
}
