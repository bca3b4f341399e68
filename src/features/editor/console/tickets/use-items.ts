import { useCallback, useEffect, useState } from 'react';
import type { FailedCall } from '#console/api/failed-call.ts';
import { useConsole } from '#console/console-context.ts';
import type { addItem, listItems, orderItems, removeItem } from '../../contract.ts';
import { moved } from '../content/moved.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { asFields } from '../part/as-json.ts';
import type { Json } from '../../rules/part-changes.ts';

export interface DraftItem {
  detailId: number;
  value: { [key: string]: Json };
}

type TakenLinks = AnswerOf<typeof removeItem>['taken'];
type ItemAgain = { detailId: number; at: number; links: TakenLinks };
type AddedItem = Pick<AnswerOf<typeof addItem>, 'detailId' | 'linksLeft'>;

export interface UsedItems {
  items: readonly DraftItem[] | undefined;
  failure: FailedCall | undefined;
  again(): Promise<void>;
  /**
   * The number of the new item, or why it could not be added. One that was removed comes back as it was, where it was,
   * with the links to it: `linksLeft` parts have others by now.
   */
  add(value: { [key: string]: Json }, again?: ItemAgain): Promise<AddedItem | FailedCall>;
  /** The links that went with it, or why it stays. */
  remove(detailId: number): Promise<{ taken: TakenLinks } | FailedCall>;
  /** To another place of the list. */
  move(detailId: number, to: number): Promise<FailedCall | undefined>;
}

/** The items of a content, whose rows are parts of the draft. */
export function useItems(site: string, contentId: number | undefined): UsedItems {
  const { api, failureOf, cache } = useConsole();
  const [items, setItems] = useState<readonly DraftItem[]>();
  const [failure, setFailure] = useState<FailedCall>();

  const again = useCallback(async () => {
    if (contentId === undefined) return setItems([]);
    setFailure(undefined);
    try {
      const read: DraftItem[] = [];
      let after: number | null | undefined;
      do {
        const query = typeof after === 'number' ? { after } : {};
        const page = await api.get<typeof listItems>('sites/{site}/items/{contentId}', {
          params: { site, contentId },
          query,
        });
        read.push(...page.items.map((item) => ({ detailId: item.detailId, value: asFields(item.value) })));
        after = page.next;
      } while (typeof after === 'number');
      setItems(read);
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [api, failureOf, site, contentId]);
  useEffect(() => void again(), [again]);

  return {
    items,
    failure,
    again,
    async add(value, back) {
      if (contentId === undefined) return { detailId: -1, linksLeft: 0 };
      try {
        const params = { site, contentId };
        const answer = await api.post<typeof addItem>('sites/{site}/items/{contentId}', {
          params,
          body: { value, ...(back !== undefined && { again: back }) },
        });
        const { detailId, linksLeft } = answer;
        const added = { detailId, value: { ...value, detailId } };
        setItems((before = []) => before.toSpliced(back?.at ?? before.length, 0, added));
        cache.changed(`outline/${site}`);
        return { detailId, linksLeft };
      } catch (error) {
        return failureOf(error);
      }
    },
    async remove(detailId) {
      if (contentId === undefined) return { taken: [] };
      try {
        const params = { site, contentId, detailId };
        const { taken } = await api.post<typeof removeItem>('sites/{site}/items/{contentId}/{detailId}/remove', {
          params,
          body: {},
        });
        setItems((before = []) => before.filter((item) => item.detailId !== detailId));
        cache.changed(`outline/${site}`);
        return { taken };
      } catch (error) {
        return failureOf(error);
      }
    },
    async move(detailId, to) {
      if (contentId === undefined || items === undefined) return undefined;
      const sorted = moved(
        items,
        items.findIndex((item) => item.detailId === detailId),
        to,
      );
      setItems(sorted);
      try {
        const order = sorted.map((item) => item.detailId);
        const options = { params: { site, contentId }, body: { order } };
        await api.post<typeof orderItems>('sites/{site}/items/{contentId}/order', options);
        cache.changed(`outline/${site}`);
        return undefined;
      } catch (error) {
        setItems(items);
        return failureOf(error);
      }
    },
  };
}
