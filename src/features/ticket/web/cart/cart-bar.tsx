import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { BagIcon } from '#web/ui/icons.tsx';
import { numberOf } from '../../rules/cart/cart.ts';
import { cartTotal } from '../../rules/pricing/cart-total.ts';
import { ticketTexts } from '../ticket-texts.ts';
import type { Cart } from './use-cart.ts';

/** The cart in one line that stays in sight; nothing while it is empty. */
export function CartBar({ cart, onOpen }: { cart: Cart; onOpen: () => void }) {
  const language = useLanguage();
  const say = useTexts(ticketTexts);
  const count = cart.items.reduce((sum, item) => sum + numberOf(item), 0);
  if (count === 0) return null;
  return (
    <section className="hb-action-bar hb-cart-bar" aria-label={say.cart}>
      <p className="hb-cart-bar-sum">
        <span className="hb-cart-bar-count">{say.cartOf(count)}</span>
        <strong>{formatYen(cartTotal(cart.items, cart.tickets), language)}</strong>
      </p>
      <Button kind="primary" icon={<BagIcon />} onClick={onOpen}>
        {say.openCart(count)}
      </Button>
    </section>
  );
}
