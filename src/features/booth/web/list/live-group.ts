import type { FilterGroup } from '#web/list/filter-groups.tsx';
import { chosenOf, type ListWish } from '#web/list/list-wish.ts';
import type { BoothLive } from '../../contract/list.ts';
import type { BoothListTexts } from './texts/jpn.ts';

/** The filter for booths that are live; none where no booth streams. */
export function liveGroups({ count, times }: BoothLive, wish: ListWish, say: BoothListTexts): FilterGroup[] {
  if (count === 0 && times.length === 0 && chosenOf(wish, 'live').length === 0) return [];
  return [{ name: 'live', label: say.liveFilter, kind: 'many', choices: [{ value: '1', label: say.liveOnly, count }] }];
}
