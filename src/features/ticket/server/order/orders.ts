import type { Transaction } from 'kysely';
import type { ChargeRequest, Payments } from '#features/payment/server.ts';
import type { GatewayAnswer } from '#features/payment/rules/gateway-answer.ts';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Log } from '#server/log/log.ts';
import type { GatewayEvent, Order, OrderEvent } from '../../rules/order/order.ts';
import { type Applied, applyEvent, type Errand, wantsPlacesAgain } from './apply-event.ts';
import type { OrderRow } from './order-columns.ts';
import { lockOrder, type OrderFilter, readOrder } from './order-rows.ts';
import type { OrderJobs } from './order-jobs.ts';
import type { SaleTerms } from '../sale/sale-terms.ts';

/** Applies events to orders, from any source (docs/algorithms/payment-states.md). */
export interface Orders {
  read(filter: OrderFilter): Promise<OrderRow | undefined>;
  /**
   * Applies an event and runs its errands, requests to the gateway included. Answers the order afterwards, or undefined
   * when there is no such order. An event that is ignored or impossible changes nothing.
   */
  apply(filter: OrderFilter, event: OrderEvent, options?: ApplyOptions): Promise<Order | undefined>;
  /** Applies an event without asking a gateway: `follow` runs the errands. */
  move(filter: OrderFilter, event: OrderEvent, options?: ApplyOptions): Promise<MovedOrder | undefined>;
  /**
   * Settles a deferred order inside the transaction of the caller, so it asks no gateway. An order that is settled
   * already does not change.
   */
  settle(tx: Transaction<Tables>, orderId: number): Promise<void>;
  /** Ends the hold of a reserved order if its time has run out. Any other order does not change. */
  endHold(orderId: number): Promise<void>;
  /** Charges an order whose places are held, by the payment method that is stored in it. */
  charge(orderId: number): Promise<void>;
  /**
   * Begins an attempt to charge an order whose places are held. Before that, `prepare` stores the payment method in the
   * same transaction. An order that is paid later needs no attempt, and has its tickets at once. Undefined: the order does not wait for an attempt, or `prepare` answered undefined.
   */
  begin(orderId: number, prepare: PrepareAttempt): Promise<BegunAttempt | undefined>;
  /** Sends the errands of an event to the gateway. */
  follow(row: OrderRow, errands: readonly Errand[], wish?: ChargeWish): Promise<void>;
  /** Asks the gateway about a waiting order; of an expired order it stops the payment there. */
  ask(orderId: number): Promise<Order | undefined>;
}

interface ApplyOptions {
  /** For `won`: until when the places are held. */
  heldUntil?: Instant;
  /** Read under the lock: the order has had this event already, so it does not change. */
  unless?: (row: OrderRow) => boolean;
  /** Runs in the same transaction, after the event was applied. */
  also?: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0], row: OrderRow, applied: Applied) => Promise<void>;
}

type PrepareAttempt = (tx: Transaction<Tables>, row: OrderRow) => Promise<OrderRow | undefined>;

/** An order as it was before an event, and what the event made of it. */
export interface MovedOrder {
  row: OrderRow;
  applied: Applied;
}

/** An attempt the gateway has not been asked for yet. */
interface BegunAttempt {
  row: OrderRow;
  errands: readonly Errand[];
}

/** Details of the payment that the order does not store. */
interface ChargeWish {
  /** A card for this charge only, which is never stored. */
  source?: Parameters<Payments['charge']>[0]['source'];
  /** Where the gateway sends the buyer back. */
  returnUrl?: string;
}

/** The request to charge an order; undefined when its card was deleted. */
export type ChargeOf = (row: OrderRow, paymentKey: string, wish: ChargeWish) => Promise<ChargeRequest | undefined>;

/** The terms of an order's content; undefined: it is no longer for sale. Must be read before the transaction. */
type TermsOf = (row: Pick<OrderRow, 'site_key' | 'content_id' | 'code_key'>) => Promise<SaleTerms | undefined>;

export interface OrderServices {
  database: Database;
  payments: Payments;
  clock: Clock;
  log: Log;
  jobs: OrderJobs;
  chargeOf: ChargeOf;
  termsOf: TermsOf;
}

export function paymentKeyOf(
  { order_number, gateway_number }: Pick<OrderRow, 'order_number' | 'gateway_number'>,
  attempt: number,
): string {
  return `${gateway_number ?? order_number}/${attempt}`;
}

/** Turns the gateway's answer about an attempt into an event of its order. */
export function eventOf(answer: GatewayAnswer, attempt: number): GatewayEvent {
  // `applyEvent` decides whether places can be taken again, because it locks them.
  if (answer.type === 'paid') return { type: 'paid', attempt, amount: answer.amount, canRetake: false };
  if (answer.type === 'refused') return { type: 'refused', attempt, received: answer.received };
  return { type: answer.type, attempt };
}

/** The places of the order are held for a payment, and the time for it has run out. */
export function isHoldOver({ state, held_until }: Pick<OrderRow, 'state' | 'held_until'>, now: Instant): boolean {
  return state === 'reserved' && held_until !== null && held_until.getTime() <= now;
}

/** The gateway will not change this answer. */
function isFinal({ type }: GatewayAnswer): boolean {
  return type === 'paid' || type === 'refused' || type === 'notFound';
}

export function createOrders(services: OrderServices): Orders {
  const { database, payments, clock, log, jobs } = services;

  const apply: Orders['apply'] = async (filter, event, options) => {
    const moved = await move(filter, event, options);
    return moved && ((await followAll(moved.row, moved.applied.errands, {})) ?? moved.applied.order);
  };

  const move: Orders['move'] = async (filter, event, options = {}) => {
    let done = await applyOnce(filter, event, options);
    if (done !== undefined && done.applied === undefined) {
      const terms = (await services.termsOf(done.row)) ?? null;
      done = await applyOnce(filter, event, options, terms);
    }
    return done?.applied && { row: done.row, applied: done.applied };
  };

  /**
   * `applied` is undefined when the caller has to read the terms first: a transaction may not read them, because they
   * may belong to a revision that is not loaded yet. Terms of null: the content is no longer for sale.
   */
  const applyOnce = (
    filter: OrderFilter,
    event: OrderEvent,
    options: ApplyOptions,
    terms?: SaleTerms | null,
  ): Promise<{ row: OrderRow; applied?: Applied } | undefined> =>
    inTransaction(database, async (tx) => {
      const row = await lockOrder(tx, filter);
      if (row === undefined || options.unless?.(row) === true) return undefined;
      if (terms === undefined && wantsPlacesAgain(row, event)) return { row };
      const facts = { now: clock(), heldUntil: options.heldUntil, terms: terms ?? undefined };
      const applied = await applyEvent(tx, row, event, facts);
      await options.also?.(tx, row, applied);
      await jobs.plan(tx, applied);
      return { row, applied };
    });

  /** Answers the order after the last errand; undefined when no errand was for the gateway. */
  const followAll = async (row: OrderRow, errands: readonly Errand[], wish: ChargeWish): Promise<Order | undefined> => {
    let last: Order | undefined;
    for (const errand of errands) {
      if (errand.kind === 'refund') continue; // The job of the refund asks the gateway.
      const key = paymentKeyOf(row, errand.attempt);
      const answer = await speak(row, errand, key, wish);
      last = await apply({ orderId: row.order_id }, eventOf(answer, errand.attempt));
      if (errand.kind === 'cancelAtGateway' && isFinal(answer)) await noteStopped(row.order_id);
    }
    return last;
  };

  /** Once the gateway takes no money for an expired order, the order need not be asked about again. */
  const noteStopped = async (orderId: number): Promise<void> => {
    await database.kysely
      .updateTable('ticket_order')
      .set({ ask_at: null })
      .where('order_id', '=', orderId)
      .where('state', '=', 'expired')
      .execute();
  };

  const speak = async (row: OrderRow, errand: Errand, key: string, wish: ChargeWish): Promise<GatewayAnswer> => {
    try {
      if (errand.kind === 'ask') return await payments.ask(key);
      if (errand.kind === 'cancelAtGateway') return await payments.cancel(key);
      const request = await services.chargeOf(row, key, wish);
      return request === undefined ? { type: 'refused', reason: 'cardInvalid' } : await payments.charge(request);
    } catch (error) {
      log.error('A gateway could not be asked.', { order: row.order_number, error });
      return { type: 'unknown' };
    }
  };

  const begin: Orders['begin'] = (orderId, prepare) =>
    inTransaction(database, async (tx) => {
      const locked = await lockOrder(tx, { orderId });
      const row = locked && (await prepare(tx, locked));
      if (row === undefined) return undefined;
      const applied = await applyEvent(tx, row, { type: row.is_deferred ? 'confirm' : 'charge' }, { now: clock() });
      await jobs.plan(tx, applied);
      return applied.isMoved ? { row, errands: applied.errands } : undefined;
    });

  return {
    read: (filter) => readOrder(database.kysely, filter),
    apply,
    move,
    begin,
    async settle(tx, orderId) {
      const row = await lockOrder(tx, { orderId });
      if (row === undefined) throw new Error('What is settled is no order.');
      await jobs.plan(tx, await applyEvent(tx, row, { type: 'settled' }, { now: clock() }));
    },
    async endHold(orderId) {
      await inTransaction(database, async (tx) => {
        const row = await lockOrder(tx, { orderId });
        const now = clock();
        if (row === undefined || !isHoldOver(row, now)) return;
        await jobs.plan(tx, await applyEvent(tx, row, { type: 'holdExpired' }, { now }));
      });
    },
    async charge(orderId) {
      const begun = await begin(orderId, async (_, row) => row);
      if (begun !== undefined) await followAll(begun.row, begun.errands, {});
    },
    async follow(row, errands, wish = {}) {
      await followAll(row, errands, wish);
    },
    async ask(orderId) {
      const row = await readOrder(database.kysely, { orderId });
      if (row === undefined || row.attempt === 0) return undefined;
      return followAll(row, [{ kind: row.state === 'expired' ? 'cancelAtGateway' : 'ask', attempt: row.attempt }], {});
    },
  };
}
