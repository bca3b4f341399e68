import type { PaymentMethod } from '../purchased/purchased-ticket.ts';
import type { FormAnswer } from './partner-form.ts';
import type { PurchaseListItem } from './purchase-list.ts';

/** In characters; two lines of a receipt hold them. */
export const addresseeMax = 60;

/** What the buyer chooses and fills in beside the list. */
export interface PurchaseForm {
  /** Of a lottery: also takes a slot that was not asked for (LOTTERY-009). */
  enableExtraSlot: boolean;
  purchaserEmail: string;
  purchaserInfo: readonly FormAnswer[];
  paymentMethod: PaymentMethod;
  /** Whom the receipt is made out to. */
  addressee: string;
  includeReceipt: boolean;
  ticketDiscountCode: string | null;
}

/** The body of the purchase call (TICKET-028). */
export interface PurchasePostData extends PurchaseForm {
  hasLottery: boolean;
  purchaseList: readonly PurchaseListItem[];
}

/** A form nobody has touched (TICKET-029). */
export const emptyPurchaseForm: PurchaseForm = {
  enableExtraSlot: false,
  purchaserEmail: '',
  purchaserInfo: [],
  paymentMethod: 'CreditCard',
  addressee: '',
  includeReceipt: false,
  ticketDiscountCode: null,
};

/** hasLottery follows from the list (LOTTERY-007); an addressee goes with a receipt only (CHARGE-008). */
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
