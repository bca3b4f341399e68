import { importPart } from '#web/parts/import-part.ts';
import { useLater } from '#web/site/use-later.ts';
import type { Cart } from './use-cart.ts';

const loadCartMessages = () =>
  importPart(() => import('./cart-messages.tsx')).then(({ CartMessages: Part, texts }) => ({ texts, Part }));

/** The words about a cart that could not be read or that was amended, fetched when there is something to say. */
export function LaterCartMessages({ cart, isBelowOverlay }: { cart: Cart; isBelowOverlay?: boolean }) {
  const isWanted = cart.phase === 'failed' || cart.amendments.length > 0;
  const CartMessages = useLater(isWanted, loadCartMessages);
  return isWanted && CartMessages ? <CartMessages cart={cart} isBelowOverlay={isBelowOverlay} /> : null;
}
