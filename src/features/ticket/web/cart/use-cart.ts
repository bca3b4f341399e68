import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { siteKey } from '#features/site/rules/site-key.ts';
import type { Api } from '#web/api/api.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { readStoredCart } from '../../rules/cart/read-stored-cart.ts';
import { cartKeys, type StoredCart } from '../../rules/cart/stored-cart.ts';
import type { SaleRules } from '../../rules/sale/purchase-limits.ts';
import { saleKeyOf } from '../../rules/sale/sale-key.ts';
import { keepCart, keptCart, type PurchaseWay } from './kept-cart.ts';
import { forgetPartners } from './forget-partners.ts';
import { keptToken } from './purchase-token.ts';
import { callHoldings, callTickets, type CallingContext } from '../sale/sale-calls.ts';
import { type CartState, type CartStore, createCartStore, emptyCart, noHoldings } from './cart-store.ts';

type Changes = 'add' | 'put' | 'edit' | 'confirm' | 'reset' | 'delete' | 'putBack' | 'forgetAmendments';

export interface Cart extends CartState, Pick<CartStore, Changes> {
  way: PurchaseWay;
  /** The settings of the sale, as the page has them. */
  rules: SaleRules;
  /** Asks again after a failure. */
  retry(): void;
}

/** One cart for each way in a window, on all pages. The key is the window's API client, which lives as long. */
const shared = new WeakMap<Api, Map<PurchaseWay, CartStore>>();

function cartOf(context: CallingContext, way: PurchaseWay): CartStore {
  const carts = shared.get(context.api) ?? new Map<PurchaseWay, CartStore>();
  shared.set(context.api, carts);
  const store = carts.get(way) ?? createCartStore(portsOf(context, way));
  carts.set(way, store);
  return store;
}

/** Reads every cart of the window anew after a purchase, because the bought tickets count against all limits. */
export function renewCarts(api: Api): void {
  for (const store of shared.get(api)?.values() ?? []) store.renew().catch(() => {});
}

function portsOf(context: CallingContext, way: PurchaseWay) {
  // The server renders a cart too, and has no storage.
  const local = () => browserStorage().local;
  const saleOf = (contentId: number) => saleKeyOf(context.site, contentId);
  return {
    siteKey: siteKey(context.site),
    storage: {
      get: (contentId: number) => keptCart(local(), way, saleOf(contentId)),
      set: (contentId: number, cart: StoredCart | undefined) => keepCart(local(), way, saleOf(contentId), cart),
    },
    fetchFresh: async (contentId: number, ids: readonly number[]) => {
      // When the held places cannot be read, the cart counts none. The server decides at the purchase.
      const holdings = callHoldings(context, contentId).catch((error: unknown) => {
        if (ids.length > 0) throw error;
        return noHoldings;
      });
      const wish = { ticket_ids: [...ids], per_page: 100 };
      const list = ids.length === 0 ? undefined : callTickets(context, contentId, wish, true);
      const [held, answer] = await Promise.all([holdings, list]);
      return {
        tickets: answer?.data.tickets.map(({ ticketContent }) => ticketContent) ?? [],
        rules: answer?.data.settings,
        holdings: held,
      };
    },
    held: (contentId: number) => {
      const kept = keptToken(local(), saleOf(contentId));
      if (kept?.way !== way) return [];
      return kept.isSent || kept.orderId !== null ? (readStoredCart(kept.cart, kept)?.tickets ?? []) : [];
    },
    now: serverClock.now,
  };
}

/** The member who asks, as far as the browser knows without a call. */
function whoAsks(): string {
  const { local } = browserStorage();
  return local.get('accessToken') === undefined ? '' : (local.get('memberRealm') ?? 'member');
}

/**
 * The cart of a ticket content. It is restored and checked when the page loads, when the content, the language or the
 * login changes (CART-008), and when another tab changed it. It can be changed once `phase` is `ready`.
 */
export function useCart(contentId: number, rules: SaleRules, way: PurchaseWay = 'ticket'): Cart {
  const { api, site } = usePageContext();
  const { isLoggedIn } = usePersonal();
  const language = useLanguage();
  // A page stays on its site, so the calls are the same as long as the client is.
  const [calling] = useState({ api, site });
  const store = cartOf(calling, way);
  const state = useSyncExternalStore(store.subscribe, store.get, () => emptyCart);

  useEffect(() => {
    const open = () => void store.open(contentId, `${language} ${whoAsks()}`).catch(() => {});
    open();
    const takeOver = ({ key }: StorageEvent): void => {
      if (key === cartKeys[way] || key === null) open();
    };
    window.addEventListener('storage', takeOver);
    return () => window.removeEventListener('storage', takeOver);
  }, [store, contentId, way, isLoggedIn, language]);

  return useMemo(
    () => ({
      ...(state.contentId === contentId ? state : emptyCart),
      ...store,
      way,
      rules,
      retry: () => void store.restore(contentId).catch(() => {}),
      put: (ticket, chosen) => {
        store.put(ticket, chosen);
        forgetPartners();
      },
    }),
    [store, contentId, state, rules, way],
  );
}
