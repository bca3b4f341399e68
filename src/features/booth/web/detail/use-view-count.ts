import { useEffect, useState } from 'react';
import type { PageContext } from '#web/site/page-context.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { countBoothView } from '../../contract/list.ts';

/** Counts this view, and answers how often the booth was viewed; undefined until it is known and where nobody counts. */
export function useViewCount(contentId: number, boothId: number, isCounted: boolean): number | undefined {
  const { api, site } = usePageContext();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!isCounted) return undefined;
    let isGone = false;
    countView({ api, site }, contentId, boothId).then(
      (counted) => {
        if (!isGone) setCount(counted);
      },
      // A page without its number is complete; a preview is never counted.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, site, contentId, boothId, isCounted]);
  return count;
}

async function countView(
  { api, site: { portalId, eventId = 0 } }: Pick<PageContext, 'api' | 'site'>,
  contentId: number,
  detailId: number,
): Promise<number> {
  const { data } = await api.post<typeof countBoothView>('booth/view/{portalId}/{eventId}/{contentId}/{detailId}', {
    params: { portalId, eventId, contentId, detailId },
    isQuiet: true,
  });
  return data.count;
}
