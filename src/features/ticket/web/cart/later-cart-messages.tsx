import { importPart } from '#web/parts/import-part.ts';
import { useLater } from '#web/site/use-later.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cartKeys } from '../../rules/cart/stored-cart.ts';
import type { Cart } from './use-cart.ts';

const loadCartMessages = () =>
  importPart(() => import('./cart-messages.tsx')).then(({ CartMessages: Part, texts }) => ({ texts, Part }));

/** The words about a cart that could not be read, that was amended or that a reload empties, fetched when there is something to say. */
export function LaterCartMessages({ cart, isBelowOverlay }: { cart: Cart; isBelowOverlay?: boolean }) {
  // Nothing is in the cart where a page is rendered on the server, which has no storage.
  const isUnkept =
    cart.items.length > 0 && Object.values(cartKeys).some((key) => browserStorage().local.isRefused(key));
  const isWanted = cart.phase === 'failed' || cart.amendments.length > 0 || isUnkept;
  const CartMessages = useLater(isWanted, loadCartMessages);
  return isWanted && CartMessages ? (
    <CartMessages cart={cart} isUnkept={isUnkept} isBelowOverlay={isBelowOverlay} />
  ) : null;
}
