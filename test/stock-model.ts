import { isBlocked } from '#features/ticket/rules/sale/exclusion-groups.ts';
import type { Instant } from '#kernel/clock.ts';

/**
 * The stock as docs/algorithms/stock.md says it, one operation after the other: what any number of servers that sell at
 * the same time must be indistinguishable from.
 */
export interface StockTerms {
  /** By ticketId; null: no limit. */
  tickets: Readonly<Record<number, { capacity: number | null; perPerson: number | null }>>;
  groups: readonly { tickets: readonly { id: number }[]; purchasableCount: number }[];
  /** Uses of each code, over all buyers. */
  codes: Readonly<Record<string, number>>;
}

export interface Wanted {
  orderId: string;
  /** Null: a visitor, who takes free first-come tickets. */
  buyerId: number | null;
  lines: readonly { ticketId: number; number: number }[];
  code?: string | undefined;
  /** Undefined: the tickets come at once. */
  heldUntil?: Instant | undefined;
  /** The tickets come at once, and are paid at the venue. */
  isOwed?: true | undefined;
  /** Issued by a draw: returned places are not sold again. */
  isDrawn?: true | undefined;
}

export interface ModelTicket {
  ticketId: number;
  orderId: string;
  /** Its number among the tickets of its order, from 0. */
  place: number;
  purchaserId: number | null;
  holderId: number | null;
}

export type Refusal = 'soldOut' | 'limitReached' | 'combination' | 'codeUsedUp';

export class StockModel {
  readonly holds = new Map<string, Wanted>();
  readonly tickets: ModelTicket[] = [];
  /** Orders that use a code: held ones and those whose tickets were issued. */
  readonly codeUses = new Map<string, Set<string>>();
  readonly #terms: StockTerms;

  constructor(terms: StockTerms) {
    this.#terms = terms;
  }

  /** A copy of the stock, to try a step on. */
  clone(): StockModel {
    const copy = new StockModel(this.#terms);
    for (const [orderId, hold] of this.holds) copy.holds.set(orderId, hold);
    for (const ticket of this.tickets) copy.tickets.push({ ...ticket });
    for (const [code, orders] of this.codeUses) copy.codeUses.set(code, new Set(orders));
    return copy;
  }

  /** The invariant: stock = capacity − live holds − tickets. */
  remaining(ticketId: number): number {
    const capacity = this.#terms.tickets[ticketId]?.capacity ?? Number.POSITIVE_INFINITY;
    return capacity - this.#count(ticketId, () => true);
  }

  /** Sells all of it or nothing; a repeated order gets the same answer. */
  reserve(wanted: Wanted): Refusal | 'accepted' {
    if (this.holds.has(wanted.orderId) || this.tickets.some(({ orderId }) => orderId === wanted.orderId))
      return 'accepted';
    const refusal = this.refusalOf(wanted);
    if (refusal !== undefined) return refusal;
    this.hold(wanted);
    if (wanted.heldUntil === undefined) this.confirm(wanted.orderId);
    return 'accepted';
  }

  /** Takes the places, without a check. */
  hold(wanted: Wanted): void {
    this.#useCode(wanted);
    this.holds.set(wanted.orderId, wanted);
  }

  /** Takes a use of the code alone; false: none is left. */
  takeCode(wanted: Wanted): boolean {
    if (this.#isCodeUsedUp(wanted)) return false;
    this.#useCode(wanted);
    return true;
  }

  #useCode({ code, orderId }: Wanted): void {
    if (code !== undefined) this.codeUses.set(code, (this.codeUses.get(code) ?? new Set()).add(orderId));
  }

  #isCodeUsedUp({ code }: Wanted): boolean {
    if (code === undefined) return false;
    return (this.codeUses.get(code)?.size ?? 0) >= (this.#terms.codes[code] ?? Number.POSITIVE_INFINITY);
  }

  confirm(orderId: string): void {
    const hold = this.holds.get(orderId);
    if (hold === undefined) return;
    this.holds.delete(orderId);
    const places = hold.lines.flatMap(({ ticketId, number }) => Array.from({ length: number }, () => ticketId));
    for (const [place, ticketId] of places.entries()) {
      this.tickets.push({ ticketId, orderId, place, purchaserId: hold.buyerId, holderId: hold.buyerId });
    }
  }

  release(orderId: string): void {
    if (this.holds.delete(orderId)) this.releaseCode(orderId);
  }

  releaseCode(orderId: string): void {
    for (const orders of this.codeUses.values()) orders.delete(orderId);
  }

  expire(now: Instant): void {
    for (const { orderId, heldUntil } of this.holds.values()) {
      if (heldUntil !== undefined && heldUntil < now) this.release(orderId);
    }
  }

  /** The place becomes free again; the use of a code stays with the order. */
  cancel(ticket: ModelTicket): void {
    this.tickets.splice(this.tickets.indexOf(ticket), 1);
  }

  /** Gives back all remaining tickets of an order. */
  revoke(orderId: string): void {
    for (const ticket of this.tickets.filter((one) => one.orderId === orderId)) this.cancel(ticket);
  }

  handOn(ticket: ModelTicket, to: number): void {
    ticket.holderId = to;
  }

  /** Why the places cannot be had; undefined: they can. */
  refusalOf(wanted: Wanted): Refusal | undefined {
    const { lines, buyerId } = wanted;
    const inCart = lines.map(({ ticketId }) => ticketId);
    const owned = buyerId === null ? [] : this.#ownedBy(buyerId);
    for (const { ticketId, number } of lines) {
      const { perPerson = null } = this.#terms.tickets[ticketId] ?? {};
      if (number > this.remaining(ticketId)) return 'soldOut';
      const bought = buyerId === null ? 0 : this.#count(ticketId, ({ purchaserId }) => purchaserId === buyerId);
      if (perPerson !== null && number + bought > perPerson) return 'limitReached';
      if (isBlocked(ticketId, this.#terms.groups, inCart, owned)) return 'combination';
    }
    return this.#isCodeUsedUp(wanted) ? 'codeUsedUp' : undefined;
  }

  #count(ticketId: number, of: (one: { purchaserId: number | null }) => boolean): number {
    const issued = this.tickets.filter((ticket) => ticket.ticketId === ticketId && of(ticket)).length;
    const held = [...this.holds.values()]
      .filter(({ buyerId }) => of({ purchaserId: buyerId }))
      .flatMap(({ lines }) => lines)
      .filter((line) => line.ticketId === ticketId);
    return held.reduce((sum, { number }) => sum + number, issued);
  }

  #ownedBy(memberId: number): number[] {
    const held = [...this.holds.values()].filter(({ buyerId }) => buyerId === memberId);
    return [
      ...held.flatMap(({ lines }) => lines.map(({ ticketId }) => ticketId)),
      ...this.tickets.filter(({ holderId }) => holderId === memberId).map(({ ticketId }) => ticketId),
    ];
  }
}
