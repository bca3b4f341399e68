import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Application } from '../../rules/order/application.ts';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';
import type { PaymentMethod } from '../../rules/payment/payment-method.ts';
import type { ExclusionGroup } from '../../rules/sale/exclusion-groups.ts';
import type { StoredPayment } from '../order/order-columns.ts';
import type { OrderNews, StoredOrderState } from '../order/order-tables.ts';
import type { PlaceLimits } from '../sale/sale-terms.ts';

/** One ticket of a purchase, at the price that is charged. */
export interface WantedPlace {
  ticketId: number;
  snapshotId: number;
  priceId: number | null;
  price: number;
  originalPrice: number;
  code: string;
  qrSecret: string;
  mail: string;
  info: readonly FormAnswer[];
}

/** A purchase that was judged and priced, before its places are taken. */
export interface PendingPurchase {
  orderNumber: string;
  purchaseKey: string;
  siteKey: string;
  contentId: number;
  purchaserId: number | null;
  /** The state of the order once its places are taken. */
  state: Extract<StoredOrderState, 'reserved' | 'charging' | 'completed'>;
  paymentMethod: PaymentMethod;
  amount: number;
  isDeferred: boolean;
  /** 1 when it is charged at once. */
  attempt: 0 | 1;
  heldUntil: Instant | null;
  language: LanguageCode;
  purchaserMail: string;
  purchaserInfo: readonly FormAnswer[];
  addressee: string;
  includeReceipt: boolean;
  payment: StoredPayment;
  tell: OrderNews | null;
  places: readonly WantedPlace[];
  limits: readonly PlaceLimits[];
  /** The exclusion groups of its tickets. */
  exclusionGroups: readonly ExclusionGroup[];
  /** The discount code that lowered a price. */
  code: { key: string; usesMax: number | null } | undefined;
  now: Instant;
}

/** An application to a lottery, which takes no places before the draw. */
export interface PendingApplication extends Omit<PendingPurchase, 'state' | 'attempt' | 'heldUntil'> {
  state: 'applied';
  attempt: 0;
  heldUntil: null;
  lottery: Application;
}
