import type { ReactNode } from 'react';
import { CartBar, LaterCartMessages, listHref } from '#features/ticket/web.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { useTimetableTickets } from './timetable-tickets.tsx';

/** The timetable's cart, in one line that stays in sight. The visitor buys it on the page of the tickets. */
export function TimetableCart({ children }: { children: ReactNode }) {
  const context = usePageContext();
  const tickets = useTimetableTickets();
  if (tickets === undefined) return children;
  const { cart, sale, said, leaveTo } = tickets;
  return (
    <>
      <LaterCartMessages cart={cart} />
      {children}
      <output className="hb-visually-hidden">{said}</output>
      <CartBar cart={cart} onOpen={() => leaveTo(listHref(context, sale.contentId, {}, true))} />
    </>
  );
}
