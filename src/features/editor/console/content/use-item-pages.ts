import { useCallback, useEffect, useState } from 'react';
import type { FailedCall } from '#console/api/failed-call.ts';
import { useConsole } from '#console/console-context.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { listItems, orderItems, removeItem } from '../../contract.ts';
import { moved } from './moved.ts';

export interface ListedItem {
  detailId: number;
  title: LocalizedText | undefined;
  /** Where its date puts it in order. */
  dated: { date: string; waits: boolean } | undefined;
}

/** The items of a content, a page after the other; what is changed here is changed in the draft. */
export function useItemPages(site: string, contentId: number) {
  const { api, cache, failureOf, toast } = useConsole();
  const [items, setItems] = useState<readonly ListedItem[]>();
  const [next, setNext] = useState<number | null>(null);
  const [total, setTotal] = useState(0);
  const [failure, setFailure] = useState<FailedCall>();
  const [isReading, setReading] = useState(false);

  const pageAfter = useCallback(
    async (after: number | null) => {
      const options = {
        params: { site, contentId },
        query: { as: 'titles' as const, ...(after !== null && { after }) },
      };
      return api.get<typeof listItems>('sites/{site}/items/{contentId}', options);
    },
    [api, site, contentId],
  );
  const read = useCallback(
    async (after: number | null) => {
      setReading(true);
      setFailure(undefined);
      try {
        const page = await pageAfter(after);
        const listed = page.items.map(({ detailId, title, dated }) => ({ detailId, title, dated }));
        setItems((before = []) => (after === null ? listed : [...before, ...listed]));
        setNext(page.next);
        setTotal(page.total);
      } catch (error) {
        setFailure(failureOf(error));
      } finally {
        setReading(false);
      }
    },
    [pageAfter, failureOf],
  );
  useEffect(() => void read(null), [read]);

  return {
    items,
    total,
    failure,
    isReading,
    hasMore: next !== null,
    again: () => read(null),
    more: () => read(next),
    async move(from: number, to: number): Promise<void> {
      const before = items ?? [];
      const sorted = moved(before, from, to);
      setItems(sorted);
      const order = sorted.map(({ detailId }) => detailId);
      const params = { site, contentId };
      try {
        await api.post<typeof orderItems>('sites/{site}/items/{contentId}/order', { params, body: { order } });
      } catch (error) {
        setItems(before);
        toast({ text: failureOf(error).message });
      }
    },
    async remove(detailId: number): Promise<void> {
      const params = { site, contentId, detailId };
      await api.post<typeof removeItem>('sites/{site}/items/{contentId}/{detailId}/remove', { params, body: {} });
      setItems((before = []) => before.filter((item) => item.detailId !== detailId));
      setTotal((before) => before - 1);
      cache.changed(`outline/${site}`);
    },
  };
}
