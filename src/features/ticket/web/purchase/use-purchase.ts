import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { siteKey as siteKeyOf } from '#features/site/rules/site-key.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { SaleSettings } from '../../contract.ts';
import { isKeptFor } from '../../rules/sale/sale-key.ts';
import { type Cart, useCart } from '../cart/use-cart.ts';
import { cardTokenOf } from '../flow/card-token.ts';
import { type PurchaseFacts, purchaseFacts } from './purchase-facts.ts';
import { type FlowForm, readFlowForm, writeFlowForm } from '../flow/purchase-form.ts';
import { type PurchasePlace, usePurchaseOwner } from '../cart/purchase-owner.ts';
import type { PurchaseWay } from '../cart/kept-cart.ts';
import { usePurchaseWay } from '../flow/use-purchase-way.ts';
import { type OtherTabs, useOtherTabs } from './use-other-tabs.ts';

/** A purchase on its way: the cart, the answers, and the facts that follow from both. */
export interface Purchase extends PurchaseFacts, PurchasePlace {
  settings: SaleSettings;
  way: PurchaseWay;
  cart: Cart;
  form: FlowForm;
  isLoggedIn: boolean;
  others: OtherTabs;
  /** Changes the form, here and in the session. */
  change(changed: Partial<FlowForm>): void;
}

/** Undefined until the browser has taken over and knows who buys; the cart may still be on its way then. */
export function usePurchase(contentId: number, settings: SaleSettings): Purchase | undefined {
  const way = usePurchaseWay(contentId);
  const cart = useCart(contentId, settings, way ?? 'ticket');
  const { isLoggedIn } = usePersonal();
  const owner = usePurchaseOwner();
  const siteKey = siteKeyOf(usePageContext().site);
  const place = useMemo(
    () => (owner === undefined ? undefined : { siteKey, contentId, owner }),
    [siteKey, contentId, owner],
  );
  const [form, setForm] = useState<FlowForm>();
  useLayoutEffect(() => {
    if (place !== undefined) setForm(readFlowForm(browserStorage().session, place));
  }, [place]);

  const others = useOtherTabs(place, setForm);

  const change = useCallback(
    (changed: Partial<FlowForm>): void => {
      if (place === undefined) return;
      const { session } = browserStorage();
      // The change starts from the kept form, so that two changes at once are both kept.
      const next = { ...readFlowForm(session, place), ...changed };
      writeFlowForm(session, next);
      setForm(next);
    },
    [place],
  );

  const { items, tickets } = cart;
  const hasCardToken = place !== undefined && cardTokenOf(place) !== undefined;
  const facts = useMemo(
    () => form && purchaseFacts({ items, tickets, settings, form, hasCardToken }),
    [items, tickets, settings, form, hasCardToken],
  );
  // A purchase that another buyer began is never shown.
  if (form === undefined || facts === undefined || way === undefined || place === undefined) return undefined;
  if (!isKeptFor(place, form)) return undefined;
  return { ...facts, ...place, settings, way, cart, form, isLoggedIn, others, change };
}
