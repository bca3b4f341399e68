import { useLater } from '#web/site/use-later.ts';
import type { Cart } from '../cart/use-cart.ts';

const loadAmendedNotice = () =>
  import('./amended-notice.tsx').then(({ AmendedNotice: Part, texts }) => ({ texts, Part }));

/** What was amended in the cart, fetched when something was (CART-037). */
export function LaterAmendedNotice({ cart }: { cart: Cart }) {
  const isWanted = cart.amendments.length > 0;
  const AmendedNotice = useLater(isWanted, loadAmendedNotice);
  return isWanted && AmendedNotice ? <AmendedNotice cart={cart} /> : null;
}
