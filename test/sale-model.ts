import type { ExclusionGroup } from '#features/ticket/rules/sale/exclusion-groups.ts';
import { applyOrderEvent } from '#features/ticket/rules/order/apply-order-event.ts';
import type { Order, OrderEvent } from '#features/ticket/rules/order/order.ts';
import { leftToGiveBack } from '#features/ticket/rules/order/order-money.ts';
import { judgeChange, type OfficeOrder } from '#features/ticket/rules/organiser/judge-change.ts';
import { StockModel, type ModelTicket, type StockTerms, type Wanted } from './stock-model.ts';

/** The price of a purchase that is not taken at once, and of each ticket that is paid at the venue. */
export const heldAmount = 1000;
export const owedPrice = 500;
/** The hold of a purchase whose time is over, and of one that may still be paid. */
export const overAt = 0;
export const farAt = 1;

/** A ticket by its order and its place there. */
interface OfTicket {
  orderId: string;
  place: number;
  by: number;
}

/** A gateway's answer to an attempt. */
export type GatewayKind = 'paid' | 'refused' | 'unknown';
/** The steps of the buyer, the clock, the organiser and the draw on an order. */
export type OrderKind = 'leave' | 'holdExpired' | 'charge' | 'settled' | 'revoked' | 'won' | 'lost' | 'confirm';

/** One step at a sale. */
export type SaleStep =
  | { kind: 'reserve'; wanted: Wanted }
  | { kind: 'apply'; wanted: Wanted }
  | { kind: 'close' }
  | { kind: GatewayKind; orderId: string; attempt: number }
  | { kind: OrderKind; orderId: string }
  | Organise
  | ({ kind: 'cancel' | 'offer' | 'withdraw' | 'giveBack' } & OfTicket)
  /** Receives by the link of the `offer`-th offer of this ticket. */
  | ({ kind: 'receive'; offer: number } & OfTicket)
  /** Checks in with the code of the holder after so many `hands`, and with so much money at the gate. */
  | ({ kind: 'checkIn'; hands: number; collected: number } & OfTicket);

/** The organiser cancels these places of an order, gives money back, or both, as the order was when they looked. */
interface Organise {
  kind: 'organise';
  orderId: string;
  places: readonly number[];
  amount: number;
  left: number;
  used: readonly number[];
  /** Two presses with one key are one change. */
  key: string;
}

export interface SaleBooks {
  /** Places held or sold, by ticket. */
  stock: Record<number, number>;
  /** Uses, by code. */
  codes: Record<string, number>;
  /** State, the attempt that paid and the attempts that go back, by order. */
  orders: Record<string, string>;
  tickets: string[];
  /** The participants of the draw; null: members may still apply. */
  list: string[] | null;
}

interface ModelOrder {
  wanted: Wanted;
  order: Order;
}

/** The facts of a ticket besides its holder. */
interface Known {
  offers: number;
  isOpen: boolean;
  isReceived: boolean;
  /** How often it changed hands. */
  hands: number;
  isUsed: boolean;
}

export const placeName = (orderId: string, place: number): string => `${orderId}-${place}`;
export const orderLine = (order: Order, back: number): string => {
  const { state, attempt, paidAttempt, refundedAttempts, canceledUnpaid, isSettled } = order;
  return `${state}, paid ${paidAttempt ?? 'never'} of ${attempt}, back ${refundedAttempts.join()}, less ${canceledUnpaid}, ${isSettled ? '' : 'not '}settled, given back ${back}`;
};
export const ticketLine = (
  name: string,
  { ticketId, purchaserId, holderId }: Omit<ModelTicket, 'orderId' | 'place'>,
  state: string,
): string => `${name}: ticket ${ticketId}, of ${purchaserId}, with ${holderId}, ${state}`;
export const issuedState = (isUsed: boolean): string => (isUsed ? 'issued and used' : 'issued');

/**
 * A sale as docs/algorithms/stock.md and payment-states.md say it, one step after the other: orders by their rules, on
 * the model of the stock.
 */
export class SaleModel {
  readonly terms: StockTerms & { groups: readonly ExclusionGroup[] };
  readonly stock: StockModel;
  readonly orders: Map<string, ModelOrder>;
  readonly known: Map<string, Known>;
  /** Whole yen that were given back of the money that bought the tickets, by order. */
  readonly back: Map<string, number>;
  /** The keys of the organiser's changes. */
  readonly changes: Set<string>;
  list: readonly string[] | null;

  constructor(terms: SaleModel['terms'], from?: SaleModel) {
    this.terms = terms;
    this.stock = from?.stock.clone() ?? new StockModel(terms);
    this.orders = new Map(from?.orders);
    this.known = new Map([...(from?.known ?? [])].map(([name, one]) => [name, { ...one }]));
    this.back = new Map(from?.back);
    this.changes = new Set(from?.changes);
    this.list = from?.list ?? null;
  }

  clone(): SaleModel {
    return new SaleModel(this.terms, this);
  }

  /** Does a step and answers the message that its actor gets. */
  run(step: SaleStep): string {
    switch (step.kind) {
      case 'reserve':
        return this.#reserve(step.wanted);
      case 'apply':
        return this.#apply(step.wanted);
      case 'close':
        this.list ??= this.#applied().map(({ wanted }) => wanted.orderId);
        return 'closed';
      case 'organise':
        return this.#organise(step);
      case 'settled':
      case 'revoked':
        return this.#changeDeferred(step.orderId, step.kind);
      case 'paid':
      case 'refused':
      case 'unknown':
        return this.#hear(step.orderId, this.#said(step));
      case 'leave':
      case 'holdExpired':
      case 'charge':
      case 'won':
      case 'lost':
      case 'confirm':
        return this.#hear(step.orderId, { type: step.kind });
      case 'cancel':
      case 'offer':
      case 'withdraw':
      case 'receive':
      case 'giveBack':
      case 'checkIn':
        return this.#change(step) ? 'done' : 'refused';
    }
  }

  ticket(orderId: string, place: number): ModelTicket | undefined {
    return this.stock.tickets.find((one) => one.orderId === orderId && one.place === place);
  }

  knownOf(orderId: string, place: number): Known {
    const nothing = { offers: 0, isOpen: false, isReceived: false, hands: 0, isUsed: false };
    return this.known.get(placeName(orderId, place)) ?? nothing;
  }

  /** The sum that the first holder of an order's tickets pays at the venue. */
  dueOf(orderId: string): number {
    const { order } = this.orders.get(orderId) as ModelOrder;
    const left = this.stock.tickets.filter((one) => one.orderId === orderId).length;
    return order.isDeferred && !order.isSettled ? owedPrice * left : 0;
  }

  /** What the organiser could give back of an order. */
  leftOf(orderId: string): number {
    return leftToGiveBack(this.#office(orderId));
  }

  books(): SaleBooks {
    const { holds, tickets, codeUses } = this.stock;
    const held = [...holds.values()].flatMap(({ orderId, buyerId, lines }) =>
      lines
        .flatMap(({ ticketId, number }) => Array.from({ length: number }, () => ticketId))
        .map((ticketId, place) => ({ orderId, place, ticketId, purchaserId: buyerId, holderId: buyerId })),
    );
    const count = (of: readonly { ticketId: number }[], id: number) => of.filter((one) => one.ticketId === id).length;
    const line = (state: string) => (one: ModelTicket) => ticketLine(placeName(one.orderId, one.place), one, state);
    return {
      stock: Object.fromEntries(
        Object.keys(this.terms.tickets).map((id) => [id, count([...held, ...tickets], Number(id))]),
      ),
      codes: Object.fromEntries(Object.keys(this.terms.codes).map((code) => [code, codeUses.get(code)?.size ?? 0])),
      orders: Object.fromEntries(
        [...this.orders]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([orderId, { order }]) => [orderId, orderLine(order, this.back.get(orderId) ?? 0)]),
      ),
      tickets: [
        ...held.map(line('held')),
        ...tickets.map((one) => line(issuedState(this.knownOf(one.orderId, one.place).isUsed))(one)),
      ].sort(),
      list: this.list === null ? null : [...this.list].sort(),
    };
  }

  #applied(): ModelOrder[] {
    return [...this.orders.values()].filter(({ order }) => order.state === 'applied');
  }

  /** An application takes no place, and a use of its code; a person has one waiting at a time. */
  #apply(wanted: Wanted): string {
    const { orderId, buyerId } = wanted;
    if (this.#applied().some((one) => one.wanted.buyerId === buyerId)) return 'alreadyApplied';
    if (this.list !== null) return 'salesFinished';
    if (!this.stock.takeCode(wanted)) return 'codeUnusable';
    const amount = wanted.heldUntil === undefined ? 0 : heldAmount;
    this.orders.set(orderId, { wanted, order: { ...nothingYet, state: 'applied', amount } });
    return 'accepted';
  }

  #reserve(wanted: Wanted): string {
    if (this.orders.has(wanted.orderId)) return 'accepted';
    const outcome = this.stock.reserve(wanted);
    if (outcome !== 'accepted') return outcome;
    const isHeld = wanted.heldUntil !== undefined;
    const order: Order = {
      ...nothingYet,
      state: isHeld ? 'charging' : 'completed',
      amount: isHeld ? heldAmount : wanted.isOwed ? owedPrice * countOf(wanted) : 0,
      isDeferred: wanted.isOwed === true,
      attempt: isHeld ? 1 : 0,
    };
    this.orders.set(wanted.orderId, { wanted, order });
    return outcome;
  }

  #said({ kind: type, orderId, attempt }: Extract<SaleStep, { attempt: number }>): OrderEvent {
    if (type !== 'paid') return { type, attempt };
    const { wanted } = this.orders.get(orderId) as ModelOrder;
    const canRetake = !wanted.isDrawn && this.stock.refusalOf(wanted) === undefined;
    return { type, attempt, amount: heldAmount, canRetake };
  }

  #hear(orderId: string, event: OrderEvent): string {
    const { order, wanted } = this.orders.get(orderId) as ModelOrder;
    const step = applyOrderEvent(order, event);
    if (!('order' in step)) return order.state;
    if (event.type === 'won') this.stock.hold(wanted);
    if (event.type === 'lost') this.stock.releaseCode(orderId);
    for (const { kind } of step.effects) {
      if (kind === 'releaseStock') this.stock.release(orderId);
      if (kind === 'takeStock') this.stock.hold(wanted);
      if (kind === 'issueTickets') this.stock.confirm(orderId);
      if (kind === 'releaseCode') this.stock.releaseCode(orderId);
      if (kind === 'revokeTickets') this.stock.revoke(orderId);
    }
    this.orders.set(orderId, { wanted, order: step.order });
    const isOver = step.order.state === 'reserved' && wanted.heldUntil === overAt;
    return isOver ? this.#hear(orderId, { type: 'holdExpired' }) : step.order.state;
  }

  /** An order that its buyer may still be paying is not taken back. */
  #changeDeferred(orderId: string, type: 'settled' | 'revoked'): string {
    const { order, wanted } = this.orders.get(orderId) as ModelOrder;
    if (order.state === 'checking' && wanted.heldUntil === farAt) return 'stillHeld';
    if (!('order' in applyOrderEvent(order, { type }))) return 'notPossible';
    return this.#hear(orderId, { type });
  }

  #change(step: Extract<SaleStep, OfTicket>): boolean {
    const { orderId, place, by } = step;
    const ticket = this.ticket(orderId, place);
    const known = this.knownOf(orderId, place);
    if (ticket === undefined) return false;
    const keep = (changes: Partial<Known>) => this.known.set(placeName(orderId, place), { ...known, ...changes });
    const handOn = (to: number, isReceived: boolean): void => {
      this.stock.handOn(ticket, to);
      keep({ isOpen: false, isReceived, hands: known.hands + 1 });
    };
    const { isOpen, isReceived, isUsed, offers, hands } = known;
    switch (step.kind) {
      case 'receive':
        if (!isOpen || step.offer !== offers || ticket.holderId === by) return false;
        handOn(by, true);
        return true;
      case 'giveBack':
        if (!isReceived || isUsed || ticket.holderId !== by) return false;
        handOn(ticket.purchaserId as number, false);
        return true;
      case 'withdraw':
        if (!isOpen || ticket.holderId !== by) return false;
        keep({ isOpen: false });
        return true;
      case 'checkIn': {
        const due = this.dueOf(orderId);
        if (isOpen || isUsed || step.hands !== hands || step.collected !== due) return false;
        keep({ isUsed: true });
        if (due > 0) this.#hear(orderId, { type: 'settled' });
        return true;
      }
      case 'offer':
        if (ticket.purchaserId !== by || isReceived || isOpen || isUsed || this.dueOf(orderId) > 0) return false;
        keep({ offers: offers + 1, isOpen: true });
        return true;
      case 'cancel':
        if (ticket.purchaserId !== by || isReceived || isOpen || isUsed) return false;
        this.#cancel(ticket);
        return true;
    }
  }

  #office(orderId: string): OfficeOrder {
    const { order, wanted } = this.orders.get(orderId) as ModelOrder;
    return {
      order,
      paymentMethod: 'CreditCard',
      paidAt: undefined,
      givenBack: this.back.get(orderId) ?? 0,
      tickets: Array.from({ length: countOf(wanted) }, (_, place) => ({
        id: place,
        isIssued: this.ticket(orderId, place) !== undefined,
        checkinCount: this.knownOf(orderId, place).isUsed ? 1 : 0,
      })),
    };
  }

  #organise({ orderId, places, amount: refund, left, used, key }: Organise): string {
    if (this.changes.has(key)) return 'made';
    const wish = { ticketIds: places, refund, seenLeft: left, seenUsedIds: used };
    const judged = judgeChange(this.#office(orderId), wish, 0);
    if (typeof judged === 'string') return judged;
    this.changes.add(key);
    this.#giveBack(orderId, refund);
    const tickets = places.map((place) => this.ticket(orderId, place) as ModelTicket);
    for (const ticket of tickets) this.stock.cancel(ticket);
    if (tickets.length > 0) this.#ticketsCanceled(orderId, tickets.length, { by: 'organiser' });
    return 'made';
  }

  #giveBack(orderId: string, amount: number): void {
    this.back.set(orderId, (this.back.get(orderId) ?? 0) + amount);
  }

  #ticketsCanceled(orderId: string, count: number, by: { by?: 'organiser' } = {}): void {
    const isLast = !this.stock.tickets.some((one) => one.orderId === orderId);
    const { wanted } = this.orders.get(orderId) as ModelOrder;
    this.#hear(orderId, { type: 'ticketCanceled', price: wanted.isOwed ? owedPrice * count : 0, isLast, ...by });
  }

  #cancel(ticket: ModelTicket): void {
    const { orderId } = ticket;
    this.stock.cancel(ticket);
    if (this.orders.get(orderId)?.order.isSettled) this.#giveBack(orderId, owedPrice);
    this.#ticketsCanceled(orderId, 1);
  }
}

const nothingYet = {
  canceledUnpaid: 0,
  isDeferred: false,
  attempt: 0,
  paidAttempt: null,
  refundedAttempts: [],
  isSettled: false,
} as const;
const countOf = ({ lines }: Wanted): number => lines.reduce((sum, { number }) => sum + number, 0);
