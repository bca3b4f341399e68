import type { ExclusionGroup } from '#features/ticket/rules/sale/exclusion-groups.ts';
import { applyOrderEvent } from '#features/ticket/rules/order/apply-order-event.ts';
import type { Order } from '#features/ticket/rules/order/order.ts';
import { StockModel, type ModelTicket, type StockTerms, type Wanted } from './stock-model.ts';

/** What a purchase costs that is not taken at once. */
export const heldAmount = 1000;
/** The hold of a purchase that did not pay in time, and of one that may still. */
export const overAt = 0;
export const farAt = 1;

/** A ticket by its order and its place there. */
interface OfTicket {
  orderId: string;
  place: number;
  by: number;
}

/** One thing that somebody does at a sale. */
export type SaleStep =
  | { kind: 'reserve'; wanted: Wanted }
  | { kind: 'paid' | 'refused' | 'leave' | 'holdExpired'; orderId: string }
  | ({ kind: 'cancel' | 'offer' } & OfTicket)
  /** By the link of the offer that is the `offer`-th of this ticket. */
  | ({ kind: 'receive'; offer: number } & OfTicket);

export interface SaleBooks {
  /** By ticket: places held or sold. */
  stock: Record<number, number>;
  /** By code: its uses. */
  codes: Record<string, number>;
  /** By order: state, the attempt that paid, those that go back. */
  orders: Record<string, string>;
  tickets: string[];
}

interface ModelOrder {
  wanted: Wanted;
  order: Order;
}

/** What is known of a ticket's offers beside who has it. */
interface Offers {
  made: number;
  isOpen: boolean;
  isReceived: boolean;
}

export const placeName = (orderId: string, place: number): string => `${orderId}-${place}`;
export const orderLine = ({ state, paidAttempt, refundedAttempts }: Order): string =>
  `${state}, paid ${paidAttempt ?? 'never'}, back ${refundedAttempts.join()}`;
export const ticketLine = (
  name: string,
  { ticketId, purchaserId, holderId }: Omit<ModelTicket, 'orderId' | 'place'>,
  state: string,
): string => `${name}: ticket ${ticketId}, of ${purchaserId}, with ${holderId}, ${state}`;

/**
 * A sale as docs/algorithms/stock.md and payment-states.md say it, one step after the other: orders by their rules, on
 * the model of the stock.
 */
export class SaleModel {
  readonly terms: StockTerms & { groups: readonly ExclusionGroup[] };
  readonly stock: StockModel;
  readonly orders: Map<string, ModelOrder>;
  readonly offers: Map<string, Offers>;

  constructor(terms: SaleModel['terms'], from?: SaleModel) {
    this.terms = terms;
    this.stock = from?.stock.clone() ?? new StockModel(terms);
    this.orders = new Map(from?.orders);
    this.offers = new Map([...(from?.offers ?? [])].map(([name, one]) => [name, { ...one }]));
  }

  clone(): SaleModel {
    return new SaleModel(this.terms, this);
  }

  /** Does a step and answers what whoever did it is told. */
  run(step: SaleStep): string {
    switch (step.kind) {
      case 'reserve':
        return this.#reserve(step.wanted);
      case 'paid':
      case 'refused':
      case 'leave':
      case 'holdExpired':
        return this.#hear(step.orderId, step.kind);
      case 'cancel':
      case 'offer':
      case 'receive':
        return this.#change(step) ? 'done' : 'refused';
    }
  }

  ticket(orderId: string, place: number): ModelTicket | undefined {
    return this.stock.tickets.find((one) => one.orderId === orderId && one.place === place);
  }

  offersOf(orderId: string, place: number): Offers {
    return this.offers.get(placeName(orderId, place)) ?? { made: 0, isOpen: false, isReceived: false };
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
          .map(([orderId, { order }]) => [orderId, orderLine(order)]),
      ),
      tickets: [...held.map(line('held')), ...tickets.map(line('issued'))].sort(),
    };
  }

  #reserve(wanted: Wanted): string {
    if (this.orders.has(wanted.orderId)) return 'accepted';
    const outcome = this.stock.reserve(wanted);
    if (outcome !== 'accepted') return outcome;
    const isHeld = wanted.heldUntil !== undefined;
    const order: Order = {
      state: isHeld ? 'charging' : 'completed',
      amount: isHeld ? heldAmount : 0,
      canceledUnpaid: 0,
      isDeferred: false,
      attempt: isHeld ? 1 : 0,
      paidAttempt: null,
      refundedAttempts: [],
      isSettled: false,
    };
    this.orders.set(wanted.orderId, { wanted, order });
    return outcome;
  }

  #hear(orderId: string, type: 'paid' | 'refused' | 'leave' | 'holdExpired'): string {
    const { order, wanted } = this.orders.get(orderId) as ModelOrder;
    const event =
      type === 'paid'
        ? { type, attempt: 1, amount: heldAmount, canRetake: this.stock.refusalOf(wanted) === undefined }
        : type === 'refused'
          ? { type, attempt: 1 }
          : { type };
    const step = applyOrderEvent(order, event);
    if (!('order' in step)) return order.state;
    for (const { kind } of step.effects) {
      if (kind === 'releaseStock') this.stock.release(orderId);
      if (kind === 'takeStock') this.stock.hold(wanted);
      if (kind === 'issueTickets') this.stock.confirm(orderId);
    }
    this.orders.set(orderId, { wanted, order: step.order });
    const isOver = step.order.state === 'reserved' && wanted.heldUntil === overAt;
    return isOver ? this.#hear(orderId, 'holdExpired') : step.order.state;
  }

  #change(step: SaleStep & OfTicket): boolean {
    const { orderId, place, by } = step;
    const ticket = this.ticket(orderId, place);
    const offers = this.offersOf(orderId, place);
    if (ticket === undefined) return false;
    const keep = (changes: Partial<Offers>) => this.offers.set(placeName(orderId, place), { ...offers, ...changes });
    if (step.kind === 'receive') {
      if (!offers.isOpen || step.offer !== offers.made || ticket.holderId === by) return false;
      this.stock.handOn(ticket, by);
      keep({ isOpen: false, isReceived: true });
      return true;
    }
    if (ticket.purchaserId !== by || offers.isReceived || offers.isOpen) return false;
    if (step.kind === 'cancel') this.#cancel(ticket);
    else keep({ made: offers.made + 1, isOpen: true });
    return true;
  }

  #cancel(ticket: ModelTicket): void {
    const { orderId } = ticket;
    this.stock.cancel(ticket);
    const isLast = !this.stock.tickets.some((one) => one.orderId === orderId);
    const { order, wanted } = this.orders.get(orderId) as ModelOrder;
    const step = applyOrderEvent(order, { type: 'ticketCanceled', price: 0, isLast });
    if (!('order' in step)) return;
    if (step.effects.some(({ kind }) => kind === 'releaseCode')) this.stock.releaseCode(orderId);
    this.orders.set(orderId, { wanted, order: step.order });
  }
}

/** The state a sale is in when its steps were done in some order, with the same answers and books; undefined: in none. */
export function someOrderOf(
  model: SaleModel,
  steps: readonly SaleStep[],
  outcomes: readonly string[],
  books: SaleBooks,
): SaleModel | undefined {
  const wanted = JSON.stringify([outcomes, books]);
  return permutations(steps.map((_, place) => place))
    .map((order) => {
      const tried = model.clone();
      const told: string[] = [];
      for (const place of order) told[place] = tried.run(steps[place] as SaleStep);
      return { tried, said: JSON.stringify([told, tried.books()]) };
    })
    .find(({ said }) => said === wanted)?.tried;
}

function permutations(places: readonly number[]): number[][] {
  if (places.length < 2) return [[...places]];
  return places.flatMap((first) =>
    permutations(places.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}
