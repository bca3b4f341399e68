import { useEffect, useState } from 'react';
import type { OrderAnswer, readOrder } from '#features/ticket/web.ts';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';

export type LoadedOrder = { phase: 'loading' } | { phase: 'failed' } | { phase: 'there'; order: OrderAnswer };

/** An order by its number, read in the browser: only there it is known who asks. */
export function useOrder(contentId: number, orderNumber: string): LoadedOrder {
  const { api, site } = usePageContext();
  const language = useLanguage();
  const { portalId, eventId = 0 } = site;
  const [loaded, setLoaded] = useState<LoadedOrder>({ phase: 'loading' });
  useEffect(() => {
    const gone = new AbortController();
    if (orderNumber === '') return setLoaded({ phase: 'failed' });
    // In another language it stays as it is until it is there.
    setLoaded((before) =>
      before.phase === 'there' && before.order.orderId === orderNumber ? before : { phase: 'loading' },
    );
    api
      .get<typeof readOrder>('ticket/order/{portalId}/{eventId}/{contentId}/{orderNumber}', {
        params: { portalId, eventId, contentId, orderNumber },
        isQuiet: true,
        signal: gone.signal,
      })
      .then(({ data }) => setLoaded({ phase: 'there', order: data }))
      .catch(() => {
        if (!gone.signal.aborted) setLoaded({ phase: 'failed' });
      });
    return () => gone.abort();
  }, [api, portalId, eventId, contentId, orderNumber, language]);
  return loaded;
}
