import { type MouseEvent, useEffect, useState } from 'react';
import { isPlainClick } from '#web/navigation/plain-click.ts';
import { useRouter } from '#web/navigation/router-context.ts';
import type { Router } from '#web/navigation/router.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { usePersonal } from '#web/site/personal.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { useLater } from '#web/site/use-later.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { LockIcon, TicketIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { isInCart, numberOf } from '../../rules/cart/cart.ts';
import { priceRange } from '../../rules/sale/price-range.ts';
import { categoryPlace } from '../../rules/sale/category-walk.ts';
import { needsLogin } from '../../rules/sale/needs-login.ts';
import { sellingLabel } from '../../rules/sale/selling-label.ts';
import { namesUnknownTicket, type Sale, type SaleData } from '../sale/sale-data.ts';
import { type SaleView, TicketCard, ticketLinkId } from '../sale/ticket-card.tsx';
import { CartBar } from '../cart/cart-bar.tsx';
import { LaterCartMessages } from '../cart/later-cart-messages.tsx';
import { type Cart, useCart } from '../cart/use-cart.ts';
import { SellerNotice } from '../sale/seller-notice.tsx';
import { CategoryNav, firstPictured } from '../sale/category-nav.tsx';
import { usePurchaseWay } from '../flow/use-purchase-way.ts';
import { ticketTexts } from '../sale/ticket-texts.ts';
import { keepSale } from '../sale/kept-sale.ts';
import { detailHref, listHref } from '../sale/sale-address.ts';
import { saleKeyOf } from '../../rules/sale/sale-key.ts';
import type { Holdings } from '../sale/sale-calls.ts';
import { keptToken } from '../cart/purchase-token.ts';
import { loadOpenOrderNotice } from './load-overlays.ts';
import { SaleOverlays } from './sale-overlays.tsx';
import { useOverlays } from './use-overlay.ts';
import { SaleViews } from './sale-views.tsx';

/** A sale: the organiser's words, the categories, the tickets of the open category, and the cart. */
export function SaleScreen({ data, isCartOpen }: { data: SaleData; isCartOpen: boolean }) {
  const context = usePageContext();
  const say = useTexts(ticketTexts);
  const overlays = useOverlays();
  const { contentId, place, sale, detail } = data;
  const cart = useCart(contentId, sale.settings, usePurchaseWay(contentId) ?? 'ticket');
  useEffect(() => keepSale(context, data), [context, data]);
  const openOrders = useOpenOrders(contentId, cart.holdings);
  const OpenOrderNotice = useLater(openOrders.length > 0, loadOpenOrderNotice);
  useFocusComesBack(detail?.ticket?.ticketId);
  const walk = categoryPlace(sale.categories, place.categoryId);
  const open = walk.path.at(-1);
  // Unless the organiser or the visitor has chosen, a phone shows lines.
  const view = place.view ?? (sale.settings.list.displayType === 'List' ? 'List' : 'Auto');
  const title = data.title || say.title;
  const isBelowDetail = Boolean(detail?.ticket);
  const leadsTicket = firstPictured(walk) === undefined || view === 'Card';
  const heading = open?.name ?? (walk.below.length > 0 ? say.allTickets : say.title);
  return (
    <PageFrame title={title}>
      {OpenOrderNotice === undefined
        ? null
        : openOrders.map((orderId) => <OpenOrderNotice key={orderId} contentId={contentId} orderId={orderId} />)}
      <LaterCartMessages cart={cart} isBelowOverlay={isCartOpen || isBelowDetail} />
      {namesUnknownTicket(data) ? <Notice kind="warning">{say.gone}</Notice> : null}
      {sale.description !== '' && open === undefined ? <RichText html={sale.description} /> : null}
      <CategoryNav
        contentId={contentId}
        walk={walk}
        place={place}
        leads={!leadsTicket && !isBelowDetail}
        tickets={sale.tickets}
        view={view}
      />
      <section className="hb-ticket-list-section">
        <div className="hb-ticket-list-head">
          <h2 className={classNames('hb-section-title', heading === title && 'hb-visually-hidden')}>{heading}</h2>
          <p className="hb-ticket-count">
            {say.ticketCount(sale.total)}
            <LoginRule sale={sale} />
            <EventZone />
          </p>
          {sale.tickets.length > 0 ? <SaleViews contentId={contentId} place={place} view={view} /> : null}
        </div>
        <TicketList
          data={data}
          cart={cart}
          view={view}
          isInCategory={open !== undefined}
          isFirstPicture={leadsTicket && !isBelowDetail}
        />
        <Pagination
          page={sale.page}
          pages={sale.pages}
          hrefOf={(page) => listHref(context, contentId, { ...place, page })}
          texts={say.pages}
        />
      </section>
      <SellerNotice html={sale.settings.seller} />
      <CartBar cart={cart} onOpen={() => overlays.open(listHref(context, contentId, place, true))} />
      <SaleOverlays data={data} cart={cart} isCartOpen={isCartOpen} />
    </PageFrame>
  );
}

interface TicketListProps {
  data: SaleData;
  cart: Cart;
  view: SaleView;
  isInCategory: boolean;
  isFirstPicture: boolean;
}

/** Says once what a visitor needs to know before choosing (TICKET-095, TICKET-096). It leaves without moving anything. */
function LoginRule({ sale: { tickets } }: { sale: Sale }) {
  const say = useTexts(ticketTexts);
  const now = useServerNow();
  const { isLoggedIn } = usePersonal();
  const isMeant = tickets.some(
    (ticket) => sellingLabel(ticket, false, now) === 'accepting' && needsLogin(ticket, priceRange(ticket).isPay),
  );
  return isLoggedIn || !isMeant ? null : (
    <span className="hb-ticket-rule">
      <LockIcon />
      {say.loginRule}
    </span>
  );
}

function TicketList({ data: { contentId, place, sale }, cart, view, isInCategory, isFirstPicture }: TicketListProps) {
  const context = usePageContext();
  const say = useTexts(ticketTexts);
  const overlays = useOverlays();
  const now = useServerNow();
  if (sale.tickets.length === 0) {
    return isInCategory ? (
      <EmptyState icon={<TicketIcon />} title={say.emptyCategoryTitle} text={say.emptyCategoryText} />
    ) : (
      <EmptyState icon={<TicketIcon />} title={say.emptyTitle} text={say.emptyText} />
    );
  }
  const openDetail = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    overlays.open(event.currentTarget.href);
  };
  return (
    <div className={classOf[view]}>
      {sale.tickets.map((ticket, index) => {
        const { ticketId } = ticket;
        const item = cart.items.find((one) => one.ticketId === ticketId);
        return (
          <TicketCard
            key={ticketId}
            ticket={ticket}
            label={sellingLabel(ticket, cart.holdings.appliedTicketIds.includes(ticketId), now)}
            href={detailHref(context, contentId, ticketId, place)}
            view={view}
            heading="h2"
            isFirst={isFirstPicture && index === 0}
            onOpen={openDetail}
            more={
              item && isInCart(item, ticket) ? (
                <span className="hb-ticket-in-cart">{say.inCart(numberOf(item))}</span>
              ) : null
            }
          />
        );
      })}
    </div>
  );
}

const classOf: Readonly<Record<SaleView, string>> = {
  Card: 'hb-card-grid',
  List: 'hb-sale-rows',
  Auto: 'hb-card-grid hb-sale-auto',
};

/** The ticket of the last open detail. When the detail closes, its link gets the focus again. */
const lastOpen = new WeakMap<Router, number>();

function useFocusComesBack(ticketId: number | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (ticketId !== undefined) {
      lastOpen.set(router, ticketId);
      return;
    }
    const last = lastOpen.get(router);
    if (last === undefined) return;
    lastOpen.delete(router);
    document.getElementById(ticketLinkId(last))?.focus({ preventScroll: true });
  }, [router, ticketId]);
}

/**
 * The numbers of the open purchases of this sale: the one that this browser began and does not know to be over, and
 * those of the member that the server knows from any browser.
 */
function useOpenOrders(contentId: number, { openOrderIds }: Holdings): string[] {
  const { site } = usePageContext();
  const [orderId, setOrderId] = useState<string>();
  useEffect(() => {
    setOrderId(keptToken(browserStorage().local, saleKeyOf(site, contentId))?.orderId ?? undefined);
  }, [site, contentId]);
  return [...new Set([...(orderId === undefined ? [] : [orderId]), ...openOrderIds])];
}
