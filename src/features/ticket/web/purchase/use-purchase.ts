import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import type { SaleSettings } from '../../contract.ts';
import { type Cart, useCart } from '../cart/use-cart.ts';
import { cardTokenOf } from './card-token.ts';
import { type PurchaseFacts, purchaseFacts } from './purchase-facts.ts';
import { type FlowForm, readFlowForm, writeFlowForm } from './purchase-form.ts';
import type { PurchaseWay } from './purchase-token.ts';
import { usePurchaseWay } from './use-purchase-way.ts';

/** A purchase on its way: the cart, what was filled in, and what follows from both. */
export interface Purchase extends PurchaseFacts {
  contentId: number;
  settings: SaleSettings;
  way: PurchaseWay;
  cart: Cart;
  form: FlowForm;
  isLoggedIn: boolean;
  /** Changes the form, here and in the session. */
  change(changed: Partial<FlowForm>): void;
}

/** Undefined until the browser has taken over; the cart may still be on its way then. */
export function usePurchase(contentId: number, settings: SaleSettings): Purchase | undefined {
  const way = usePurchaseWay(contentId);
  const cart = useCart(contentId, way ?? 'ticket');
  const { isLoggedIn } = usePersonal();
  const [form, setForm] = useState<FlowForm>();
  useLayoutEffect(() => setForm(readFlowForm(browserStorage().session, contentId)), [contentId]);

  const change = useCallback(
    (changed: Partial<FlowForm>): void => {
      const { session } = browserStorage();
      // From what is kept, so that two changes of one moment are both kept.
      const next = { ...readFlowForm(session, contentId), ...changed };
      writeFlowForm(session, next);
      setForm(next);
    },
    [contentId],
  );

  const { items, tickets } = cart;
  const hasCardToken = cardTokenOf(contentId) !== undefined;
  const facts = useMemo(
    () => form && purchaseFacts({ items, tickets, settings, form, hasCardToken }),
    [items, tickets, settings, form, hasCardToken],
  );
  if (form === undefined || facts === undefined || way === undefined) return undefined;
  return { ...facts, contentId, settings, way, cart, form, isLoggedIn, change };
}
