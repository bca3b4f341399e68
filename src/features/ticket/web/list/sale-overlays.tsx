import type { SiteInit } from '#features/site/web.ts';
import { useNavigate } from '#web/navigation/router-context.ts';
import { isApplicationAt } from '#web/site/is-application.ts';
import { FirstPart } from '#web/site/first-part.tsx';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { useAhead } from '#web/site/use-ahead.ts';
import { useLater } from '#web/site/use-later.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { openInApp } from '#features/app-bridge/web.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import type { TicketContent } from '../../contract.ts';
import { type CartItem, hasPriceLines } from '../../rules/cart/cart.ts';
import { priceOf } from '../../rules/sale/price-of.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { needsLogin } from '../../rules/sale/needs-login.ts';
import type { Cart } from '../cart/use-cart.ts';
import type { SaleData } from '../sale/sale-data.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { detailHref, listHref } from '../sale/sale-address.ts';
import { ticketTexts } from '../sale/ticket-texts.ts';
import { loadCartList, loadPurchaseFlow, loadTicketDetail } from './load-overlays.ts';
import { useOverlays } from './use-overlay.ts';

/** What a press on the list wants next, and a press in the cart. */
const withoutCart = [loadTicketDetail, loadCartList];
const withCart = [...withoutCart, loadPurchaseFlow];

interface SaleOverlaysProps {
  data: SaleData;
  cart: Cart;
  isCartOpen: boolean;
}

/** The ticket detail or the cart list above the list: never both (TICKET-005). The address says which. */
export function SaleOverlays({ data, cart, isCartOpen }: SaleOverlaysProps) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(ticketTexts);
  const common = useTexts(commonTexts);
  const navigate = useNavigate();
  const overlays = useOverlays();
  const goToLogin = useGoToLogin();
  const { isLoggedIn } = usePersonal();
  const { contentId, place, detail } = data;
  const ticket = detail?.ticket ?? undefined;
  const below = listHref(context, contentId, place);
  const close = (): void => overlays.close(below);
  const TicketDetail = useLater(ticket !== undefined, loadTicketDetail, close);
  const CartList = useLater(isCartOpen, loadCartList, close);
  const cartHref = listHref(context, contentId, place, true);
  const asksLogin = !isLoggedIn && cart.items.some((item) => asksLoginFor(item, cart.tickets));
  const begin = (): void => {
    if (asksLogin) return goToLogin(cartHref);
    void navigate(purchaseStepHref(context, contentId, purchaseSteps.PROFILE));
  };
  useAhead(cart.items.length > 0 ? withCart : withoutCart);
  const waiting = (
    <DialogContent>
      <NeedsScript />
      <div aria-busy="true">
        <Skeleton shape="row" count={3} />
      </div>
    </DialogContent>
  );
  return (
    <>
      {ticket ? (
        <Dialog
          key={ticket.ticketId}
          open
          title={ticket.title}
          width={720}
          closeLabel={common.close}
          below={below}
          onClose={close}
          content={
            <FirstPart waiting={waiting}>
              {TicketDetail && (
                <TicketDetail
                  contentId={contentId}
                  ticket={ticket}
                  related={detail?.related ?? []}
                  cart={cart}
                  login={isLoggedIn ? 'member' : context.init.login.isEnabled ? 'possible' : 'impossible'}
                  onClose={close}
                  onPut={(next) => {
                    if (next === 'cart') overlays.exchange(cartHref);
                    else if (next === 'login') goToLogin(cartHref);
                    else void navigate(purchaseStepHref(context, contentId, purchaseSteps.PROFILE));
                  }}
                />
              )}
            </FirstPart>
          }
        />
      ) : null}
      {isCartOpen && !CartList ? (
        <Dialog
          open
          title={say.cart}
          width={500}
          closeLabel={common.close}
          below={below}
          onClose={close}
          content={waiting}
        />
      ) : null}
      {isCartOpen && CartList ? (
        <CartList
          cart={cart}
          asksLogin={asksLogin}
          onClose={close}
          onEmptied={close}
          onOpenTicket={(ticketId) => overlays.exchange(detailHref(context, contentId, ticketId, place))}
          onBegin={begin}
        />
      ) : null}
    </>
  );
}

/** Whether anything of an item is paid, or a lottery (TICKET-095..097). */
function asksLoginFor(item: CartItem, tickets: readonly TicketContent[]): boolean {
  const ticket = tickets.find(({ ticketId }) => ticketId === item.ticketId);
  if (ticket === undefined) return false;
  const ids = hasPriceLines(item) ? item.multiplePrices.map((line) => line.ticketMultiplePriceId) : [undefined];
  return ids.some((id) => needsLogin(ticket, priceOf(ticket, id)?.isPay ?? false));
}

/** Goes to the login, and from there to the wanted address (TICKET-095, TICKET-096). The app has its own login. */
function useGoToLogin(): (wanted: string) => void {
  const context = usePageContext();
  const navigate = useNavigate();
  return (wanted) => {
    rememberDestination(browserStorage().session, new URL(wanted, window.location.origin).href);
    if (isApplicationAt(context.keptQuery)) openInApp(tokenErrorLink());
    else void navigate(pageHref(context, 'login'));
  };
}
