import { useEffect, useState } from 'react';
import type { OrderAnswer, readOrder } from '#features/ticket/web.ts';
import { usePageContext } from '#web/site/page-context.ts';

export type LoadedOrder = { phase: 'loading' } | { phase: 'failed' } | { phase: 'there'; order: OrderAnswer };

/** An order by its number, read in the browser: only there it is known who asks. */
export function useOrder(contentId: number, orderNumber: string): LoadedOrder {
  const { api, site } = usePageContext();
  const { portalId, eventId = 0 } = site;
  const [loaded, setLoaded] = useState<LoadedOrder>({ phase: 'loading' });
  useEffect(() => {
    const gone = new AbortController();
    setLoaded({ phase: orderNumber === '' ? 'failed' : 'loading' });
    if (orderNumber === '') return;
    api
      .call<typeof readOrder>({
        name: 'readOrder',
        method: 'GET',
        path: 'ticket/order/{portalId}/{eventId}/{contentId}/{orderNumber}',
        params: { portalId, eventId, contentId, orderNumber },
        isQuiet: true,
        signal: gone.signal,
      })
      .then(({ data }) => setLoaded({ phase: 'there', order: data }))
      .catch(() => {
        if (!gone.signal.aborted) setLoaded({ phase: 'failed' });
      });
    return () => gone.abort();
  }, [api, portalId, eventId, contentId, orderNumber]);
  return loaded;
}
