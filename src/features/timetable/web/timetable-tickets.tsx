import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type Cart, comeFromTimetable, type TicketContent, useCart } from '#features/ticket/web.ts';
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

const Taking = createContext<(tickets: readonly TicketContent[]) => void>(() => {});

/** What a part of a long timetable has brought, for the names of tickets that others need. */
export function useMoreTickets(): (tickets: readonly TicketContent[]) => void {
  return useContext(Taking);
}

export function TimetableTicketsProvider({ sale: loaded, children }: { sale: TimetableSale; children: ReactNode }) {
  const [more, setMore] = useState<readonly TicketContent[]>([]);
  const take = useCallback((tickets: readonly TicketContent[]): void => {
    setMore((before) => {
      const known = new Set(before.map(({ ticketId }) => ticketId));
      const fresh = tickets.filter(({ ticketId }) => !known.has(ticketId));
      return fresh.length === 0 ? before : [...before, ...fresh];
    });
  }, []);
  const sale = useMemo(() => ({ ...loaded, tickets: [...loaded.tickets, ...more] }), [loaded, more]);
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
  return (
    <Taking value={take}>
      <Current value={{ sale, cart, now, leaveTo, said, say }}>{children}</Current>
    </Taking>
  );
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
