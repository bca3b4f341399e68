import type { SavedCards } from '#features/credit-card/server.ts';
import type { ChargeRequest, Payments, PaymentSource } from '#features/payment/server.ts';
import { nameIn } from '#features/profile/rules/person-name.ts';
import { type Say, sayIn, spokenLanguage, type SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { isToOrganiser, type OrderRow, storedPayment } from '../order/order-columns.ts';
import type { ChargeOf } from '../order/orders.ts';
import { siteOfOrder } from '../order/site-of-order.ts';
import { type PurchasedRow, readPurchased } from '../purchased/read-purchased.ts';

/** Gateways accept no more. */
const descriptionMax = 200;

export interface ChargeServices {
  database: Database;
  site: SiteServer;
  cards: SavedCards;
  payments: Pick<Payments, 'merchantOf'>;
}

export function createChargeOf({ database, site, cards, payments }: ChargeServices): ChargeOf {
  return async (row, paymentKey, wish) => {
    const published = await siteOfOrder(site, row);
    const merchant = payments.merchantOf(published);
    const source = wish.source ?? (await sourceOf(row, merchant));
    if (source === undefined) return undefined;
    const say = sayIn(published.document, spokenLanguage(published.document, row.language));
    return {
      paymentKey,
      merchant,
      amount: row.amount,
      source,
      isToOrganiser: isToOrganiser(row),
      // The buyer is away, so nobody returns to this address, but gateways require one.
      returnUrl: wish.returnUrl ?? 'https://buyer-is-away.invalid/',
      isBuyerAway: wish.returnUrl === undefined,
      deadline: row.payment_method === 'CreditCard' ? undefined : row.held_until?.getTime(),
      buyer: { mail: row.purchaser_mail, name: nameIn(row.purchaser_info, 'jpn') },
      description: describe(await readPurchased(database.kysely, { orderId: row.order_id }), say),
      language: row.language,
    };
  };

  async function sourceOf(row: OrderRow, merchant: ChargeRequest['merchant']): Promise<PaymentSource | undefined> {
    const { cardId, store } = storedPayment(row);
    if (row.payment_method === 'ConvenienceStore') return { kind: 'store', store: store ?? '' };
    if (row.payment_method === 'Bank') return { kind: 'bank' };
    if (cardId === undefined || row.purchaser_id === null) return undefined;
    const card = await cards.findCard(row.purchaser_id, merchant, cardId);
    return card && { kind: 'card', ...card };
  }
}

/** What is bought, as a statement of a card has room for it: the tickets and how many of each. */
function describe(tickets: readonly PurchasedRow[], say: Say): string {
  const named = Map.groupBy(tickets, ({ document }) => say(document.title));
  return [...named]
    .map(([title, of]) => `${title} × ${of.length}`)
    .join(', ')
    .slice(0, descriptionMax);
}
