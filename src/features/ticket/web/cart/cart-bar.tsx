import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { BagIcon } from '#web/ui/page-icons.tsx';
import { countedItems, numberOf } from '../../rules/cart/cart.ts';
import { cartTotal } from '../../rules/cart/cart-total.ts';
import { ticketTexts } from '../sale/ticket-texts.ts';
import type { Cart } from './use-cart.ts';
import './cart-bar.css';

/**
 * The cart in one line that stays in sight, with its number of tickets. When the visitor has emptied it, the same line
 * gives back what was in it. Nothing otherwise.
 */
export function CartBar({ cart, onOpen }: { cart: Cart; onOpen: () => void }) {
  const language = useLanguage();
  const say = useTexts(ticketTexts);
  const isEmptied = cart.items.length === 0;
  if (isEmptied && cart.removed.length === 0) return null;
  const counted = countedItems(cart.items, cart.tickets);
  const count = counted.reduce((sum, item) => sum + numberOf(item), 0);
  return (
    <section className="hb-action-bar hb-cart-bar" aria-label={say.cart}>
      <p className="hb-cart-bar-sum">
        <output className="hb-cart-bar-count">
          {isEmptied ? say.cartEmptied : count === 0 ? say.cartIncomplete : say.cartOf(count)}
        </output>
        {/* An application costs nothing yet; its cart says what it may cost. */}
        {count === 0 || counted.some(({ isLottery }) => isLottery) ? null : (
          <strong>{formatYen(cartTotal(counted, cart.tickets), language)}</strong>
        )}
      </p>
      <Button
        kind={isEmptied ? 'secondary' : 'primary'}
        icon={isEmptied ? undefined : <BagIcon />}
        onClick={isEmptied ? cart.putBack : onOpen}
      >
        {isEmptied ? say.putBack : count === 0 ? say.lookInCart : say.openCart(count)}
      </Button>
    </section>
  );
}
