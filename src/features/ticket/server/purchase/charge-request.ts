import type { SavedCards } from '#features/credit-card/server.ts';
import type { ChargeRequest, Payments, PaymentSource } from '#features/payment/server.ts';
import { type PublishedSite, type Say, sayIn, spokenLanguage, type SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { ChargeWish } from '../order/orders.ts';
import { type PurchasedRow, readPurchased } from '../purchased/read-purchased.ts';

/** Gateways take no more. */
const descriptionMax = 200;

/** How an order is paid, as its row keeps it. */
export interface StoredPayment {
  cardId?: number;
  store?: string;
}

/** The request to charge an order; undefined when its card is not there any more. */
export type ChargeOf = (row: OrderRow, paymentKey: string, wish: ChargeWish) => Promise<ChargeRequest | undefined>;

export interface ChargeServices {
  database: Database;
  site: SiteServer;
  cards: SavedCards;
  payments: Pick<Payments, 'merchantOf'>;
}

/** The published site of an order; tickets are sold by events alone. */
export async function siteOfOrder(site: SiteServer, row: Pick<OrderRow, 'site_key'>): Promise<PublishedSite> {
  const eventId = Number(/^event\/(\d+)$/.exec(row.site_key)?.[1]);
  return site.doors.lookPublished({ portalId: 0, eventId });
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
      // Nobody comes back who is not there; gateways want an address all the same.
      returnUrl: wish.returnUrl ?? 'https://buyer-is-away.invalid/',
      isBuyerAway: wish.returnUrl === undefined,
      deadline: row.payment_method === 'CreditCard' ? undefined : row.held_until?.getTime(),
      buyer: { mail: row.purchaser_mail, name: nameIn(row.purchaser_info) },
      description: describe(await readPurchased(database.kysely, { orderId: row.order_id }), say),
      language: row.language,
    };
  };

  async function sourceOf(row: OrderRow, merchant: ChargeRequest['merchant']): Promise<PaymentSource | undefined> {
    const { cardId, store } = row.payment as StoredPayment;
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

/** The name of who buys, where the form asked for one. */
export function nameIn(info: unknown): string {
  const answers = info as { answerMethod: string; selectorValue: { key: string; value: string }[] }[];
  const name = answers.find(({ answerMethod }) => answerMethod === 'NAME')?.selectorValue ?? [];
  const part = (key: string): string => name.find((one) => one.key === key)?.value ?? '';
  return `${part('last_name')} ${part('first_name')}`.trim();
}
