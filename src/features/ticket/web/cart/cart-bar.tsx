import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { BagIcon } from '#web/ui/icons.tsx';
import { countedItems, numberOf } from '../../rules/cart/cart.ts';
import { cartTotal } from '../../rules/pricing/cart-total.ts';
import { ticketTexts } from '../sale/ticket-texts.ts';
import type { Cart } from './use-cart.ts';

/** The cart in one line that stays in sight, with its number of tickets. Nothing while the cart is empty. */
export function CartBar({ cart, onOpen }: { cart: Cart; onOpen: () => void }) {
  const language = useLanguage();
  const say = useTexts(ticketTexts);
  if (cart.items.length === 0) return null;
  const counted = countedItems(cart.items, cart.tickets);
  const count = counted.reduce((sum, item) => sum + numberOf(item), 0);
  return (
    <section className="hb-action-bar hb-cart-bar" aria-label={say.cart}>
      <p className="hb-cart-bar-sum">
        <span className="hb-cart-bar-count">{count === 0 ? say.cartIncomplete : say.cartOf(count)}</span>
        {count === 0 ? null : <strong>{formatYen(cartTotal(counted, cart.tickets), language)}</strong>}
      </p>
      <Button kind="primary" icon={<BagIcon />} onClick={onOpen}>
        {count === 0 ? say.lookInCart : say.openCart(count)}
      </Button>
    </section>
  );
}
