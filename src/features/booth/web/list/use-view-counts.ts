import { useEffect, useState } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import type { BoothEntry, listBoothViews } from '../../contract/list.ts';
import { viewCounts } from '../../rules/list/view-counts.ts';
import type { BoothModule } from './read-booths.ts';

/** Counts of views by the ids of booths. */
export type ViewCounts = ReadonlyMap<number, number>;

/**
 * The views of the booths shown, for a content that counts them (BOOTH-016, BOOTH-029). They change at any time, so the
 * browser reads them, and the server's HTML keeps their place. A failure leaves the place empty.
 */
export function useViewCounts(
  { contentId, content }: BoothModule,
  booths: readonly BoothEntry[],
): ViewCounts | undefined {
  const { api, site } = usePageContext();
  const { portalId, eventId = 0 } = site;
  const isCounted = content.common.viewCount.isEnabled;
  const ids = booths
    .filter((booth) => booth.contentId === contentId)
    .map(({ boothId }) => boothId)
    .join(',');
  const [counts, setCounts] = useState<ViewCounts>();
  useEffect(() => {
    if (!isCounted || ids === '') return undefined;
    const given = new AbortController();
    api
      .get<typeof listBoothViews>('booth/{portalId}/{eventId}/view_count', {
        params: { portalId, eventId },
        query: { content_id: contentId, booth_ids: ids.split(',').map(Number) },
        isQuiet: true,
        signal: given.signal,
      })
      .then(
        ({ data }) => setCounts(viewCounts(data).get(contentId)),
        () => undefined,
      );
    return () => given.abort();
  }, [api, portalId, eventId, contentId, isCounted, ids]);
  return isCounted ? (counts ?? new Map()) : undefined;
}
