import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import type { listSoldItems } from '../../contract/sold.ts';
import type { Json } from '../../rules/part-changes.ts';
import { valueAt } from '../part/part-path.ts';
import type { UsedPart } from '../part/use-part.ts';

/** How fields stand that touch people who have bought the item. */
export interface SoldFields {
  /** Somebody has, and the organiser has not said that they change it all the same. */
  isLocked: boolean;
  unlock: () => void;
}

/** Whether a field touches people who have bought the item. */
export const dependOnSale = (fields: readonly FormField[]): boolean =>
  fields.some(({ meaning }) => meaning.fixedOnceSold === true);

/** Whether the item that a form is about is sold; nothing is asked where no field depends on it. */
export function useSold(
  { site, contentId, part }: { site: string; contentId: number | undefined; part: Pick<UsedPart, 'value'> | undefined },
  hasSuch: boolean,
): SoldFields {
  const [unlocked, setUnlocked] = useState<Json>();
  const isAsked = contentId !== undefined && hasSuch;
  const { data } = useCall<readonly number[]>(isAsked ? `sold/${site}/${contentId}` : 'sold/none', async (api) => {
    if (!isAsked) return [];
    const params = { site, contentId };
    return (await api.get<typeof listSoldItems>('sites/{site}/items/{contentId}/sold', { params })).sold;
  });
  const detailId = valueAt(part?.value, ['detailId']);
  const isSold = typeof detailId === 'number' && data?.includes(detailId) === true;
  return { isLocked: isSold && unlocked !== detailId, unlock: () => setUnlocked(detailId) };
}
