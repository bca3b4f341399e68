import { useEffect, useState } from 'react';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import type { TicketContent } from '../../contract.ts';
import { callTickets } from '../sale/sale-calls.ts';

/** Tickets of a content that are not in the cart but have to be named. None until they are read. */
export function useTickets(contentId: number, ids: readonly number[]): readonly TicketContent[] {
  const { api, site } = usePageContext();
  const [calling] = useState({ api, site });
  const language = useLanguage();
  const [found, setFound] = useState<readonly TicketContent[]>([]);
  const asked = [...new Set(ids)].join();
  useEffect(() => {
    if (asked === '') return undefined;
    let isGone = false;
    const wish = { ticket_ids: asked.split(',').map(Number), per_page: 100 };
    callTickets(calling, contentId, wish, true)
      .then(({ data }) => {
        if (!isGone) setFound(data.tickets.map(({ ticketContent }) => ticketContent));
      })
      // The page shows no names for them.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [calling, contentId, asked, language]);
  return found;
}
