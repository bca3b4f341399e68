import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cartMessageTexts } from '../cart/cart-message-texts.ts';
import { type AmendedCart, Amendments } from '../cart/cart-messages.tsx';
import type { Cart } from '../cart/use-cart.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';

export const texts = [cartMessageTexts, purchaseTexts];

/** The amendments of a cart that was read again, with their reasons (CART-037). The notice is shown once. */
export function AmendedNotice({ cart }: { cart: AmendedCart & Pick<Cart, 'forgetAmendments'> }) {
  const say = useTexts(purchaseTexts);
  return (
    <Notice kind="warning" announce>
      <Amendments cart={cart} />
      <Button size="small" onClick={cart.forgetAmendments}>
        {say.understood}
      </Button>
    </Notice>
  );
}
