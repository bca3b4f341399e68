import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Cart, comeFromTimetable, useCart } from '#features/ticket/web.ts';
import { saleKeyOf } from '#features/ticket/rules/sale/sale-key.ts';
import { useNavigate, useRouter } from '#web/navigation/router-context.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import type { Instant } from '#kernel/clock.ts';
import type { TimetableSale } from './read-timetable.ts';

/** The tickets and actions that the entries of a timetable share. */
export interface TimetableTickets {
  sale: TimetableSale;
  /** The timetable's own cart (CART-006). */
  cart: Cart;
  now: Instant;
  /** Goes to a page of the tickets, where the visitor buys this choice (TICKET-044, TICKET-045). */
  leaveTo(href: string): void;
  /** The text that a screen reader reads after a choice. */
  said: string;
  say(text: string): void;
}

const Current = createContext<TimetableTickets | undefined>(undefined);

/** Undefined: the timetable sells nothing, or nothing to this visitor. */
export function useTimetableTickets(): TimetableTickets | undefined {
  return useContext(Current);
}

export function TimetableTicketsProvider({ sale, children }: { sale: TimetableSale; children: ReactNode }) {
  const cart = useCart(sale.contentId, sale.settings, 'timetable');
  const now = useServerNow();
  const navigate = useNavigate();
  const [said, say] = useState('');
  const { site } = usePageContext();
  useWayToTickets(sale.contentId, cart.items.length > 0);
  const leaveTo = (href: string): void => {
    comeFromTimetable(saleKeyOf(site, sale.contentId));
    void navigate(href);
  };
  return <Current value={{ sale, cart, now, leaveTo, said, say }}>{children}</Current>;
}

type TicketPage = { name?: string; params?: { contentId?: string } } | null;

/** Every link to a ticket of a non-empty cart is this one, or the page would show the other cart (CART-006). */
function useWayToTickets(contentId: number, isChosen: boolean): void {
  const router = useRouter<TicketPage>();
  const { site } = usePageContext();
  useEffect(() => {
    if (!isChosen) return undefined;
    return router.subscribe(() => {
      const { page } = router.get();
      const isItsPage = page?.name?.startsWith('ticket') && page.params?.contentId === String(contentId);
      if (isItsPage) comeFromTimetable(saleKeyOf(site, contentId));
    });
  }, [router, site, contentId, isChosen]);
}
