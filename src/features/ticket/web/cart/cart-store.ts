import type { Instant } from '#kernel/clock.ts';

import type { TicketContent } from '../../contract.ts';
import type { Holdings } from '../sale/sale-calls.ts';
import {
  addToCart,
  applyDetail,
  confirmLine,
  deleteLine,
  editLine,
  type LineRef,
  resetLine,
} from '../../rules/cart/edit-cart.ts';
import type { CartItem } from '../../rules/cart/cart.ts';
import { withoutOwnHold } from '../../rules/cart/own-hold.ts';
import { type Amendment, restoreCart } from '../../rules/cart/restore-cart.ts';
import { type StoredCart, type StoredTicket, toStoredCart } from '../../rules/cart/stored-cart.ts';
import { noSaleRules, type SaleRules } from '../../rules/sale/purchase-limits.ts';

export interface CartState {
  /** The ticket content of the cart. Undefined until the cart was read. */
  contentId: number | undefined;
  /** `failed`: the saved cart could not be checked, and stays saved (CART-036). */
  phase: 'loading' | 'ready' | 'failed';
  items: readonly CartItem[];
  /** The tickets of the items as they are on sale now, and the tickets that were added since. */
  tickets: readonly TicketContent[];
  holdings: Holdings;
  /** The amendments of restoring. Empty once the visitor has read them (CART-037). */
  amendments: readonly Amendment[];
  /** CART-010, CART-035. */
  hasValidationError: boolean;
  /** CART-011. */
  isChanged: boolean;
  /** What was in the cart before it became empty by the visitor's own press, so that they can take it back. */
  removed: readonly CartItem[];
}

/** The tickets on sale and the member who asks, read anew from the server. */
interface FreshCart {
  tickets: readonly TicketContent[];
  /** Undefined where no ticket was asked for. */
  rules: SaleRules | undefined;
  holdings: Holdings;
}

export interface CartPorts {
  /** The site of this window. */
  siteKey: string;
  /** The saved cart of a content. Without a cart, `set` removes it. */
  storage: {
    get(contentId: number): StoredCart | undefined;
    set(contentId: number, cart: StoredCart | undefined): void;
  };
  /** One call for all tickets (CART-009), no call without ids. Rejects when the server does not answer. */
  fetchFresh(contentId: number, ticketIds: readonly number[]): Promise<FreshCart>;
  /** The places that an unpaid order of this browser still holds. */
  held(contentId: number): readonly StoredTicket[];
  now(): Instant;
}

export interface CartStore {
  get(): CartState;
  subscribe(listener: () => void): () => void;
  /** Reads the saved cart and checks it (CART-008). A failure sets the flag and rejects (CART-035). */
  restore(contentId: number): Promise<void>;
  /**
   * Restores the cart once for each content, member and language, because limits and combinations depend on the member
   * and titles depend on the language.
   */
  open(contentId: number, asked: string): Promise<void>;
  /** One ticket, of a price where there are several (CART-015). */
  add(ticket: TicketContent, ticketMultiplePriceId?: number): void;
  /** Replaces the ticket's line by the choice of the ticket detail. */
  put(ticket: TicketContent, chosen: CartItem): void;
  edit(line: LineRef, tmpNumber: number): void;
  confirm(line: LineRef): void;
  reset(line: LineRef): void;
  delete(line: LineRef): void;
  /** Puts back what left the cart last, while it is empty. */
  putBack(): void;
  /** Called after a purchase. The bought tickets are gone from the storage and count as held. */
  renew(): Promise<void>;
  forgetAmendments(): void;
}

export const noHoldings: Holdings = {
  ownedTicketIds: [],
  issuedTicketIds: [],
  boughtNumbers: [],
  appliedTicketIds: [],
  openOrderIds: [],
};

export const emptyCart: CartState = {
  contentId: undefined,
  phase: 'loading',
  items: [],
  tickets: [],
  holdings: noHoldings,
  amendments: [],
  hasValidationError: false,
  isChanged: false,
  removed: [],
};

/** The most ids one call takes; a purchase has no more tickets either. */
const idsMax = 100;

/** The cart of this window and its copy in the storage (docs/algorithms/cart-restore.md). */
export function createCartStore({ siteKey, storage, fetchFresh, held, now }: CartPorts): CartStore {
  let state = emptyCart;
  let lastRun = 0;
  let restoredFor: string | undefined;
  /** The saved cart behind `state`, as a text. A purchase of this window changes the storage, and no event says so. */
  let seenText: string | undefined;
  let rereading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<CartState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const savedText = (contentId: number): string | undefined => JSON.stringify(storage.get(contentId));

  const save = (contentId: number, items: readonly CartItem[]): void => {
    storage.set(contentId, toStoredCart({ siteKey, contentId }, items));
    seenText = savedText(contentId);
  };

  /** A change waits until the saved cart is known, because it would overwrite the changes of another tab otherwise. */
  const change = (edit: (items: readonly CartItem[]) => readonly CartItem[], ticket?: TicketContent): void => {
    const { contentId, phase, items, tickets } = state;
    if (phase !== 'ready' || contentId === undefined) return;
    if (rereading !== undefined || savedText(contentId) !== seenText) {
      rereading ??= restore(contentId).finally(() => {
        rereading = undefined;
      });
      rereading.then(() => change(edit, ticket)).catch(() => {});
      return;
    }
    const changed = edit(items);
    const known = ticket ? [...tickets.filter(({ ticketId }) => ticketId !== ticket.ticketId), ticket] : tickets;
    save(contentId, changed);
    set({ items: changed, tickets: known, removed: changed.length === 0 ? items : [] });
  };

  async function restore(contentId: number): Promise<void> {
    lastRun += 1;
    const run = lastRun;
    if (state.contentId !== contentId || state.phase === 'failed') set({ ...emptyCart, contentId });
    const saved = storage.get(contentId) ?? { ticketContentId: contentId, siteKey, tickets: [] };
    const text = savedText(contentId);
    const ids = saved.tickets.map(({ ticketId }) => ticketId).slice(0, idsMax);
    try {
      const { tickets, rules = noSaleRules, holdings } = await fetchFresh(contentId, ids);
      if (run !== lastRun) return;
      if (savedText(contentId) !== text) return restore(contentId);
      const facts = {
        tickets,
        rules,
        ownedTicketIds: holdings.ownedTicketIds,
        issuedTicketIds: holdings.issuedTicketIds,
        boughtNumbers: new Map(holdings.boughtNumbers.map(({ ticketId, number }) => [ticketId, number])),
        now: now(),
      };
      const restored = restoreCart(saved, withoutOwnHold(facts, held(contentId)));
      save(contentId, restored.items);
      set({ phase: 'ready', tickets, holdings, ...restored });
    } catch (error) {
      if (run !== lastRun) return;
      set({ phase: 'failed', hasValidationError: true });
      throw error;
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore,
    async open(contentId, asked) {
      const isKnown = state.phase === 'loading' || (state.phase === 'ready' && savedText(contentId) === seenText);
      if (state.contentId === contentId && isKnown && restoredFor === asked) return;
      restoredFor = asked;
      await restore(contentId);
    },
    async renew() {
      const { contentId } = state;
      if (contentId === undefined) return;
      set({ ...emptyCart, contentId });
      await restore(contentId);
    },
    add: (ticket, ticketMultiplePriceId) =>
      change((items) => addToCart(items, lineOf(ticket, ticketMultiplePriceId)), ticket),
    put: (ticket, chosen) => change((items) => applyDetail(items, chosen), ticket),
    edit: (line, tmpNumber) => change((items) => editLine(items, line, tmpNumber)),
    confirm: (line) => change((items) => confirmLine(items, line)),
    reset: (line) => change((items) => resetLine(items, line)),
    delete: (line) => change((items) => deleteLine(items, line)),
    putBack: () => change((items) => (items.length === 0 ? state.removed : items)),
    forgetAmendments: () => set({ amendments: [], hasValidationError: false, isChanged: false }),
  };
}

function lineOf({ ticketId, ticketType }: TicketContent, ticketMultiplePriceId: number | undefined) {
  return { ticketId, ticketMultiplePriceId, isLottery: ticketType === 'LOTTERY' };
}
