import { randomBytes } from 'node:crypto';
import { tryCardOnce } from '#features/credit-card/server.ts';
import { status } from '#kernel/status.ts';
import { refuse } from '#server/http/refusal.ts';
import { holdUntil } from '../../rules/order/hold-until.ts';
import type { TicketItem } from '../../documents.ts';
import type { PurchaseProblem } from '../../rules/sale/purchase-problem.ts';
import { apply } from '../lottery/apply.ts';
import type { Draws } from '../lottery/draws.ts';
import type { OrderJobs } from '../order/order-jobs.ts';
import type { OrderRow } from '../order/order-columns.ts';
import { isPurchaserOf, readOrder } from '../order/order-rows.ts';
import type { Orders } from '../order/orders.ts';
import type { PurchasedRow } from '../purchased/read-purchased.ts';
import type { Refused } from '../sale/sale-locks.ts';
import type { PendingPurchase, WantedPlace } from '../reservation/reservation.ts';
import { purchasedRows, type Reserved, type StoredPurchase } from '../reservation/stored-purchase.ts';
import type { TakePlaces } from '../reservation/take-places.ts';
import { limitsOf } from '../sale/sale-terms.ts';
import type { SnapshotOf } from '../sale/snapshots.ts';
import { stockMoved } from '../sale/kept-stock.ts';
import { newOrderNumber, newQrSecret, newTicketCode } from '../purchased/ticket-numbers.ts';
import { refusePurchase, ticketRefusal } from '../sale/ticket-refusal.ts';
import {
  type JudgedPurchase,
  judgePurchase,
  type JudgeServices,
  type PurchaseBody,
  type PurchaseWish,
} from './judge-purchase.ts';
import type { ChosenPayment, ReadPayment } from './read-payment.ts';

export interface PurchaseServices extends JudgeServices {
  orders: Orders;
  jobs: OrderJobs;
  snapshotOf: SnapshotOf;
  takePlaces: TakePlaces;
  draws: Draws;
  readPayment: ReadPayment;
}

export type Purchase = (wish: PurchaseWish & { purchaseKey: string; returnUrl: ReturnUrl }) => Promise<Purchased>;
export interface Purchased {
  order: OrderRow;
  /** Undefined: to be read. */
  tickets?: readonly PurchasedRow[];
}
/** Where the buyer of an order comes back to from 3-D Secure. */
type ReturnUrl = (orderNumber: string) => string;

/** Buys, or applies to a lottery: judges, takes the places, charges. The same key names the same order. */
export function createPurchase(services: PurchaseServices): Purchase {
  const { database, orders, snapshotOf, takePlaces, readPayment } = services;

  return async ({ purchaseKey, returnUrl, ...wish }) => {
    const { sale, body, member, context } = wish;
    if (sale.site.isCalledOff) throw ticketRefusal('calledOff', status.conflict);
    const judged = await judgePurchase(services, wish).catch(async (problem: unknown) => {
      // A ticket of an order that exists already may no longer be for sale.
      const known = await readOrder(database.kysely, { purchaseKey });
      if (known === undefined) throw problem;
      return known;
    });
    if ('order_id' in judged) return { order: checkOwner(judged, wish) };
    const isLottery = judged.list.some(({ ticketType }) => ticketType === 'LOTTERY');
    const payment = await readPayment(body, judged, wish, isLottery);
    const base = {
      orderNumber: newOrderNumber(),
      purchaseKey,
      siteKey: sale.site.siteKey,
      contentId: sale.contentId,
      purchaserId: member?.memberId ?? null,
      paymentMethod: payment.method,
      amount: judged.total,
      isDeferred: payment.isDeferred,
      language: context.language,
      purchaserMail: judged.purchaserMail,
      purchaserInfo: judged.purchaserInfo,
      addressee: body.includeReceipt ? body.addressee.trim() : '',
      includeReceipt: body.includeReceipt,
      payment: payment.stored,
      places: await placesOf(judged, wish, snapshotOf),
      limits: limitsIn(judged, wish),
      exclusionGroups: groupsOf(judged, wish),
      code: judged.code && { key: judged.code.key, usesMax: judged.code.usesMax },
      now: context.now,
    };
    const [first] = judged.list;
    if (first?.ticketType === 'LOTTERY') {
      const item = sale.items.find(({ detailId }) => detailId === first.ticketId);
      if (item !== undefined) await services.draws.begin(sale, item);
      const stored = await apply(services, { ...base, ...applicationOf(first, body) });
      return stored === undefined ? orderOfKey(purchaseKey, wish) : withTickets(stored, wish);
    }

    const pending = pendingOf(base, sale.content.payment.deadlineHours);
    // This holds also when nobody knows whether it was stored.
    const take = () => takePlaces(pending).finally(() => stockMoved(base));
    const typing = payment.source && member && { memberId: member.memberId, now: context.now };
    const reserved = await (typing === undefined
      ? take()
      : tryCardOnce(database, typing, take, ({ outcome }) => outcome === 'accepted'));
    return charge(reserved, payment.source, { ...wish, purchaseKey, returnUrl });
  };

  async function charge(
    reserved: Reserved,
    source: ChosenPayment['source'],
    { purchaseKey, returnUrl, ...wish }: Parameters<Purchase>[0],
  ): Promise<Purchased> {
    if (reserved.outcome === 'gone') throw refuse('sessionEnded');
    if (isRefused(reserved)) throw refusePurchase([problemOf(reserved)]);
    if (reserved.outcome === 'repeated') return orderOfKey(purchaseKey, wish);
    const { order } = reserved.stored;
    if (order.state !== 'charging') return withTickets(reserved.stored, wish);
    await orders.follow(order, [{ kind: 'charge', attempt: 1 }], {
      returnUrl: returnUrl(order.order_number),
      ...(source === undefined ? {} : { source }),
    });
    return { order: (await readOrder(database.kysely, { purchaseKey })) ?? order };
  }

  async function orderOfKey(purchaseKey: string, wish: PurchaseWish): Promise<Purchased> {
    const order = await readOrder(database.kysely, { purchaseKey });
    if (order === undefined) throw new Error('A purchase was accepted and is not there.');
    return { order: checkOwner(order, wish) };
  }
}

function withTickets(stored: StoredPurchase, { sale }: PurchaseWish): Purchased {
  return { order: stored.order, tickets: purchasedRows(stored, (ticketId) => itemOf(sale, ticketId)) };
}

function itemOf({ items }: PurchaseWish['sale'], ticketId: number): TicketItem {
  const item = items.find(({ detailId }) => detailId === ticketId);
  if (item === undefined) throw new Error('A ticket was judged that is not for sale.');
  return item;
}

/** The order of another person with the same key is not answered. */
function checkOwner(row: OrderRow, { sale, member }: PurchaseWish): OrderRow {
  const isTheirs =
    isPurchaserOf(row, member?.memberId ?? null) &&
    row.site_key === sale.site.siteKey &&
    row.content_id === sale.contentId;
  if (!isTheirs) throw ticketRefusal('keyMissing', status.conflict);
  return row;
}

type Base = Omit<PendingPurchase, 'state' | 'attempt' | 'heldUntil' | 'tell'>;

function pendingOf(base: Base, deadlineHours: number): PendingPurchase {
  const { amount, isDeferred, paymentMethod, payment, now } = base;
  const { isToOrganiser = false } = payment;
  const heldUntil = holdUntil({ amount, isDeferred, paymentMethod, isToOrganiser }, now, deadlineHours) ?? null;
  if (heldUntil === null) return { ...base, state: 'completed', attempt: 0, heldUntil, tell: 'issued' };
  return { ...base, state: 'charging', attempt: 1, heldUntil, tell: null };
}

async function placesOf(
  { list }: JudgedPurchase,
  { sale }: PurchaseWish,
  snapshotOf: SnapshotOf,
): Promise<WantedPlace[]> {
  return Promise.all(
    list.map(async ({ ticketId, ticketMultiplePriceId, price, originalPrice, checkinUserEmail, answers }) => {
      return {
        ticketId,
        snapshotId: await snapshotOf(sale, itemOf(sale, ticketId)),
        priceId: ticketMultiplePriceId,
        price,
        originalPrice,
        code: newTicketCode(),
        qrSecret: newQrSecret(),
        mail: checkinUserEmail.trim(),
        info: answers,
      };
    }),
  );
}

function limitsIn({ list }: JudgedPurchase, { sale }: PurchaseWish): PendingPurchase['limits'] {
  const ids = new Set(list.map(({ ticketId }) => ticketId));
  return sale.items.filter(({ detailId }) => ids.has(detailId)).map(limitsOf);
}

function groupsOf({ list }: JudgedPurchase, { sale }: PurchaseWish): PendingPurchase['exclusionGroups'] {
  const ids = new Set(list.map(({ ticketId }) => ticketId));
  return sale.rules.exclusionGroups.filter(({ tickets }) => tickets.some(({ id }) => ids.has(id)));
}

const isRefused = (reserved: Reserved): reserved is Refused =>
  reserved.outcome !== 'accepted' && reserved.outcome !== 'repeated';

function problemOf(reserved: Exclude<Refused, { outcome: 'gone' }>): PurchaseProblem {
  if (reserved.outcome === 'codeUsedUp') return { kind: 'codeUnusable' };
  const { ticketId } = reserved;
  if (reserved.outcome === 'combination') return { kind: 'combination', ticketId };
  const { left } = reserved;
  if (reserved.outcome === 'limitReached') return { kind: 'limitReached', ticketId, left };
  return left === 0 ? { kind: 'soldOut', ticketId } : { kind: 'notEnough', ticketId, left };
}

/** What makes an application of a purchase. */
function applicationOf(first: JudgedPurchase['list'][number], body: PurchaseBody) {
  const slots = [...(first.lotterySetting ?? [])].sort((a, b) => a.priority - b.priority);
  return {
    state: 'applied' as const,
    attempt: 0 as const,
    heldUntil: null,
    tell: 'applied' as const,
    lottery: {
      entrantId: randomBytes(12).toString('base64url'),
      slots: slots.map(({ ticketSlotId }) => ticketSlotId),
      enableExtraSlot: body.enableExtraSlot,
    },
  };
}
