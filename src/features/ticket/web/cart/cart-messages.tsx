import type { SiteInit } from '#features/site/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Amendment } from '../../rules/cart/restore-cart.ts';
import { listHref } from '../sale/sale-address.ts';
import { ticketTexts } from '../ticket-texts.ts';
import type { Cart } from './use-cart.ts';

/** What became of the saved cart when it was read: it could not be (CART-036), or it is another sale's. */
export function CartNotices({ cart }: { cart: Cart }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(ticketTexts);
  if (cart.phase === 'failed') {
    return (
      <Notice kind="error" title={say.cartFailed}>
        <p>{say.cartFailedText}</p>
        <Button size="small" onClick={cart.retry}>
          {say.retry}
        </Button>
      </Notice>
    );
  }
  const { otherContentId } = cart;
  if (otherContentId === undefined) return null;
  // One of another site of this host cannot be shown here.
  const isOfSite = context.init.modules.some(({ contentId }) => contentId === otherContentId);
  return (
    <Notice>
      <p>{say.otherCart}</p>
      {isOfSite ? (
        <a className="hb-link" href={listHref(context, otherContentId, {}, true)}>
          {say.openOtherCart}
        </a>
      ) : null}
    </Notice>
  );
}

/** The cart was corrected: what, and why. Once it is read it does not come again (CART-037). */
export function AmendedDialog({ cart }: { cart: Cart }) {
  const say = useTexts(ticketTexts);
  const common = useTexts(commonTexts);
  return (
    <MessageDialog
      open={cart.amendments.length > 0}
      title={say.amendedTitle}
      text={<Amendments cart={cart} />}
      onClose={cart.forgetAmendments}
      buttons={[{ label: common.ok, onSelect: cart.forgetAmendments }]}
    />
  );
}

export function Amendments({ cart: { amendments, tickets } }: { cart: Cart }) {
  const say = useTexts(ticketTexts);
  const nameOf = ({ ticketId }: Amendment): string =>
    tickets.find((ticket) => ticket.ticketId === ticketId)?.title ?? say.unknownTicket;
  return (
    <>
      <p>{say.amended}</p>
      <ul className="hb-cart-amendments">
        {amendments.map((amendment) => (
          <li key={`${amendment.ticketId} ${amendment.kind}`}>
            <strong>{nameOf(amendment)}</strong>
            <span>{amendment.kind === 'reduced' ? say.reduced(amendment.to) : say.dropped[amendment.why]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
