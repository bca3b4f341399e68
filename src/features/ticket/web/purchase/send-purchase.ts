import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { buildPostData } from '../../rules/flow/purchase-post-data.ts';
import type { CallingContext } from '../sale/sale-calls.ts';
import { cardTokenOf, keepCardToken } from '../flow/card-token.ts';
import { keptCartText } from '../cart/kept-cart.ts';
import { callLeave, callPurchase, type PurchaseBody } from '../flow/purchase-calls.ts';
import { outcomeOf, type PurchaseOutcome } from '../flow/purchase-outcome.ts';
import { keptToken, noteToken, tokenOfCart } from '../cart/purchase-token.ts';
import type { Purchase } from './use-purchase.ts';

export type SentOutcome =
  | PurchaseOutcome
  /** The browser is offline: nothing was sent. */
  | { kind: 'offline' }
  /** Another tab changed or bought the cart meanwhile: nothing was sent. */
  | { kind: 'cartChanged' };

type Bought = Pick<
  Purchase,
  'siteKey' | 'contentId' | 'way' | 'owner' | 'form' | 'list' | 'total' | 'isDiscounted' | 'settings' | 'isApplication'
>;

/** The body of the purchase call (TICKET-028). */
function purchaseBody(purchase: Bought): PurchaseBody {
  const { form, list, total, isDiscounted } = purchase;
  const card = form.paymentMethod === 'CreditCard' ? cardTokenOf(purchase) : undefined;
  const { purchaseList, purchaserInfo, ...data } = buildPostData(
    {
      enableExtraSlot: form.enableExtraSlot,
      purchaserEmail: form.purchaserEmail,
      purchaserInfo: form.purchaserInfo,
      paymentMethod: total === 0 ? 'Free' : form.paymentMethod,
      addressee: form.addressee,
      includeReceipt: total > 0 && form.includeReceipt,
      ticketDiscountCode: isDiscounted ? form.ticketDiscountCode : null,
    },
    list,
  );
  const answers = (given: typeof purchaserInfo) =>
    given.map((answer) => ({ ...answer, selectorValue: answer.selectorValue.map((one) => ({ ...one })) }));
  return {
    ...data,
    purchaserInfo: answers(purchaserInfo),
    purchaseList: purchaseList.map(({ lotterySetting, checkinUserInfo, ...item }) => ({
      ...item,
      lotterySetting: lotterySetting?.map((one) => ({ ...one })) ?? null,
      checkinUserInfo: answers(checkinUserInfo),
    })),
    ...(total > 0 && {
      cardId: form.paymentMethod === 'CreditCard' && card === undefined ? form.cardId : null,
      token: card?.token ?? '',
      tokenKey: card?.tokenKey ?? '',
      convenienceStore: form.paymentMethod === 'ConvenienceStore' ? form.convenienceStore : null,
    }),
  };
}

/**
 * Sends the purchase under the key of its cart. `cart` is the stored cart on the screen, and nothing else is
 * ever bought. The same key may be sent repeatedly and makes one order.
 */
export async function sendPurchase(context: CallingContext, purchase: Bought, cart: string): Promise<SentOutcome> {
  const { contentId, way, owner } = purchase;
  const { local, session } = browserStorage();
  if (keptCartText(local, way, purchase) !== cart) return { kind: 'cartChanged' };
  if (!navigator.onLine) return { kind: 'offline' };

  const before = keptToken(local, purchase);
  const kept = tokenOfCart(local, purchase, cryptoRandom);
  if (kept === undefined) return { kind: 'cartChanged' };
  // The cart changed while an order of the old one still held its places.
  const isChanged = before !== undefined && before.token !== kept.token;
  if (isChanged && before.orderId !== null && before.owner === owner) {
    await callLeave(context, contentId, before.orderId).catch(() => undefined);
  }
  noteToken(local, kept.token, { isSent: true });
  const headers = { 'ticket-token': kept.token, PurchaseRoute: way } as const;
  const outcome = await outcomeOf(callPurchase(context, contentId, purchaseBody(purchase), headers));
  if (outcome.kind !== 'lost') {
    if (!isUnspent(outcome)) keepCardToken(purchase, undefined);
    noteToken(local, kept.token, { isSent: false, orderId: orderIdIn(outcome) ?? null });
  }
  // The first call was refused, so nothing was ordered.
  if (outcome.kind === 'sessionEnded' && !kept.isSent && session.get('sessionEnded') === 'cart') {
    session.set('sessionEnded', 'purchase');
  }
  return outcome;
}

/**
 * The gateway was not asked, so the card's token, which is good for one charge, is unspent. After a session ended the
 * next visitor finds no token.
 */
function isUnspent({ kind }: PurchaseOutcome): boolean {
  return kind === 'problems' || kind === 'fields' || kind === 'refused';
}

function orderIdIn(outcome: PurchaseOutcome): string | undefined {
  if (outcome.kind === 'order') return outcome.order.orderId;
  return outcome.kind === 'payment' ? outcome.orderId : undefined;
}
