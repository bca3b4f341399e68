import type { SavedCards } from '#features/credit-card/server.ts';
import type { ChargeRequest, Payments } from '#features/payment/server.ts';
import { offeredMethods } from '../../rules/purchase/offered-methods.ts';
import { paysLater, waitsForOrganiser } from '../../rules/payment/pays-later.ts';
import type { PaymentMethod } from '../../rules/payment/payment-method.ts';
import type { StoredPayment } from '../order/order-columns.ts';
import type { JudgedPurchase, PurchaseBody, PurchaseWish } from './judge-purchase.ts';
import { refuseFields } from '../sale/ticket-refusal.ts';

export interface ChosenPayment {
  method: PaymentMethod;
  isDeferred: boolean;
  stored: StoredPayment;
  /** A card for this once. */
  source: ChargeRequest['source'] | undefined;
}

type PaymentBody = Pick<PurchaseBody, 'paymentMethod' | 'cardId' | 'token' | 'tokenKey' | 'convenienceStore'>;

/**
 * How it is to be paid; 422 for a way that is not offered or not complete, and for a card that is not the member's.
 * Nothing to pay is free, whatever was chosen.
 */
export type ReadPayment = (
  body: PaymentBody,
  of: Pick<JudgedPurchase, 'total'>,
  wish: Pick<PurchaseWish, 'sale' | 'member'>,
  isLottery?: boolean,
) => Promise<ChosenPayment>;

export interface CardServices {
  cards: Pick<SavedCards, 'findCard'>;
  payments: Pick<Payments, 'merchantOf'>;
}

export function createReadPayment({ cards, payments }: CardServices): ReadPayment {
  return async (body, { total }, { sale, member }, isLottery = false) => {
    if (total === 0) return { method: 'Free', isDeferred: false, stored: {}, source: undefined };
    const { paymentMethod: method, cardId, token, tokenKey, convenienceStore: store } = body;
    const { methods, convenienceStores } = sale.content.payment;
    if (!offeredMethods(methods, isLottery).includes(method)) throw refuseFields({ paymentMethod: 'methodNotOffered' });
    const isDeferred = paysLater(method, sale.content.payment);
    const plain = { method, isDeferred, stored: {}, source: undefined };
    if (waitsForOrganiser(method, sale.content.payment)) return { ...plain, stored: { isToOrganiser: true } };
    if (method === 'Local' || method === 'Bank') return plain;
    if (method === 'ConvenienceStore') {
      if (store === null || !convenienceStores.includes(store)) throw refuseFields({ convenienceStore: 'storeNeeded' });
      return { ...plain, stored: { store } };
    }
    if (cardId !== null && member !== undefined) {
      const card = await cards.findCard(member.memberId, payments.merchantOf(sale.site), cardId);
      // It was deleted in another tab, or never theirs: nobody is to wait for its place.
      if (card === undefined) throw refuseFields({ cardId: 'cardGone' });
      return { ...plain, stored: { cardId } };
    }
    // A card for this once cannot wait for a draw.
    if (token === '' || isLottery) throw refuseFields({ cardId: 'cardNeeded' });
    return { ...plain, source: { kind: 'token', token, ...(tokenKey === '' ? {} : { tokenKey }) } };
  };
}
