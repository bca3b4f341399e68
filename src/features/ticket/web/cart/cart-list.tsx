import { useState } from 'react';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BagIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { countedItems } from '../../rules/cart/cart.ts';
import { deleteInCartList, type LineRef } from '../../rules/cart/edit-cart.ts';
import { orderLimitState } from '../../rules/cart/why-not-put.ts';
import { cartTotal } from '../../rules/cart/cart-total.ts';
import { orderMaxOf, purchaseTotalMax } from '../../rules/sale/purchase-limits.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { ticketTexts } from '../sale/ticket-texts.ts';
import { cartMessageTexts } from './cart-message-texts.ts';
import { CartLine, linesOf } from './cart-line.tsx';
import { Amendments, CartFailed } from './cart-messages.tsx';
import { lackingParents, MissingParents } from './missing-parents.tsx';
import type { Cart } from './use-cart.ts';
import '../overlay/sale-overlay.css';

export const texts = [saleOverlayTexts, ticketTexts, cartMessageTexts];

export interface CartListProps {
  cart: Cart;
  /** True when a ticket in the cart needs a login that the visitor does not have. */
  asksLogin: boolean;
  onClose(): void;
  /** The last line was taken out (CART-016). */
  onEmptied(): void;
  /** Opens the detail of a ticket in the place of the cart. */
  onOpenTicket(ticketId: number): void;
  onBegin(): void;
}

/** The cart with all its lines, which the buyer can change, and the way to the checkout (TICKET-002). */
export function CartList({ cart, asksLogin, onClose, onEmptied, onOpenTicket, onBegin }: CartListProps) {
  const language = useLanguage();
  const say = useTexts(saleOverlayTexts);
  const [isChecked, setIsChecked] = useState(false);
  const { items, tickets, phase } = cart;
  const isEmpty = items.length === 0;
  const counted = countedItems(items, tickets);
  const total = cartTotal(counted, tickets);
  const isUnconfirmed = items.some((item) => linesOf(item).some(({ number, tmpNumber }) => number !== tmpNumber));
  const isIncomplete = counted.length < items.length;
  const isTooHigh = total > purchaseTotalMax;
  const orderState = orderLimitState(cart);
  const orderMax = orderMaxOf(cart.rules);
  const lacking = lackingParents(cart);
  // A visitor who has to log in first may own the parent ticket already.
  const isParentMissing = lacking.length > 0 && !asksLogin;
  const remove = (line: LineRef): void => {
    const { overlay } = deleteInCartList({ items, overlay: 'cartList' }, line);
    cart.delete(line);
    if (overlay === null) onEmptied();
  };
  const begin = (): void => {
    setIsChecked(true);
    if (!isUnconfirmed && !isIncomplete && !isTooHigh && orderState !== 'above' && !isParentMissing) onBegin();
  };
  const isApplication = items.some(({ isLottery }) => isLottery);
  const onwards = isApplication ? say.beginApplication : total === 0 ? say.beginFree : say.begin;
  return (
    <Dialog
      open
      title={say.cartTitle}
      width={500}
      closeLabel={say.close}
      onClose={onClose}
      className="hb-cart"
      footer={
        phase !== 'ready' || isEmpty ? undefined : (
          <>
            {counted.length === 0 ? null : (
              <p className="hb-cart-total">
                <span>{isApplication && total > 0 ? say.totalIfWon : say.total}</span>
                <strong aria-live="polite">{formatYen(total, language)}</strong>
                {isApplication && total > 0 ? <small>{say.nothingNow}</small> : null}
              </p>
            )}
            <Button kind="primary" size="large" wide onClick={begin}>
              {asksLogin ? say.loginToBegin : onwards}
            </Button>
            <Button kind="quiet" wide onClick={onClose}>
              {say.continue}
            </Button>
          </>
        )
      }
    >
      <CartFailed cart={cart} />
      {cart.amendments.length > 0 ? (
        <Notice kind="warning" announce>
          <Amendments cart={cart} />
        </Notice>
      ) : null}
      {phase === 'loading' ? (
        <div aria-busy="true">
          <span className="hb-visually-hidden">{say.cartLoading}</span>
          <Skeleton shape="row" count={2} />
        </div>
      ) : isEmpty ? (
        phase === 'ready' ? (
          <EmptyState icon={<BagIcon />} title={say.cartEmpty} text={say.cartEmptyText} />
        ) : null
      ) : (
        <ul className="hb-cart-lines">
          {items.map((item) => (
            <CartLine key={item.ticketId} item={item} cart={cart} onDelete={remove} onOpenTicket={onOpenTicket} />
          ))}
        </ul>
      )}
      {orderState === 'at' ? <p className="hb-ticket-line">{say.atMostPerOrder(orderMax)}</p> : null}
      <MissingParents
        contentId={cart.contentId ?? 0}
        lacking={lacking}
        isHeld={isChecked && isParentMissing}
        onOpenTicket={onOpenTicket}
      />
      {isChecked && isUnconfirmed ? <Notice kind="error">{say.unconfirmed}</Notice> : null}
      {isChecked && isIncomplete ? <Notice kind="error">{say.choicesIncomplete}</Notice> : null}
      {orderState === 'above' ? <Notice kind="error">{say.tooMany(orderMax)}</Notice> : null}
      {isTooHigh ? <Notice kind="error">{say.totalTooHigh(formatYen(purchaseTotalMax, language))}</Notice> : null}
    </Dialog>
  );
}
