import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Amendment } from '../../rules/cart/restore-cart.ts';
import { cartMessageTexts } from './cart-message-texts.ts';
import type { CartMessageTexts } from './texts/jpn.ts';
import type { Cart } from './use-cart.ts';
import './amendments.css';

export const texts = [cartMessageTexts];

interface CartMessagesProps {
  cart: Cart;
  /** The browser refused to store it. */
  isUnkept: boolean;
  /** An overlay says itself what was amended. */
  isBelowOverlay?: boolean;
}

export function CartMessages({ cart, isUnkept, isBelowOverlay = false }: CartMessagesProps) {
  const say = useTexts(cartMessageTexts);
  return (
    <>
      <CartFailed cart={cart} />
      {isUnkept ? (
        <Notice kind="warning" title={say.unkept}>
          <p>{say.unkeptText}</p>
        </Notice>
      ) : null}
      {isBelowOverlay ? null : <AmendedDialog cart={cart} />}
    </>
  );
}

/** Says that the saved cart could not be read (CART-036). */
export function CartFailed({ cart }: { cart: Cart }) {
  const say = useTexts(cartMessageTexts);
  if (cart.phase !== 'failed') return null;
  return (
    <Notice kind="error" title={say.cartFailed}>
      <p>{say.cartFailedText}</p>
      <Button size="small" onClick={cart.retry}>
        {say.retry}
      </Button>
    </Notice>
  );
}

/** The amendments of the cart with their reasons. They are shown once (CART-037). */
function AmendedDialog({ cart }: { cart: Cart }) {
  const say = useTexts(cartMessageTexts);
  const common = useTexts(commonTexts);
  return (
    <MessageDialog
      open={cart.amendments.length > 0}
      title={isAmended(cart) ? say.amendedTitle : say.checkTitle}
      text={<Amendments cart={cart} />}
      onClose={cart.forgetAmendments}
      buttons={[{ label: common.ok, onSelect: cart.forgetAmendments }]}
    />
  );
}

export type AmendedCart = Pick<Cart, 'amendments' | 'isChanged' | 'tickets'>;

/** False when nothing was amended and only the buyer has to change something. */
const isAmended = ({ amendments, isChanged }: AmendedCart): boolean =>
  isChanged || amendments.some(({ kind }) => kind !== 'over');

export function Amendments({ cart }: { cart: AmendedCart }) {
  const say = useTexts(cartMessageTexts);
  const { amendments, tickets } = cart;
  const nameOf = ({ ticketId }: Amendment): string =>
    tickets.find((ticket) => ticket.ticketId === ticketId)?.title ?? say.unknownTicket;
  return (
    <>
      <p>{isAmended(cart) ? say.amended : say.checkTitle}</p>
      <ul className="hb-cart-amendments">
        {amendments.map((amendment) => (
          <li key={JSON.stringify(amendment)}>
            <strong>{nameOf(amendment)}</strong>
            <span>{amendmentWords(amendment, say)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function amendmentWords(amendment: Amendment, say: CartMessageTexts): string {
  if (amendment.kind === 'dropped') return say.dropped[amendment.why];
  if (amendment.kind === 'reduced') return say.reduced(amendment.to);
  return amendment.kind === 'over' ? say.over(amendment.most) : say.wishDropped;
}
