import type { FilterChoice, FilterGroup } from '#web/list/filter-groups.tsx';
import { chosenOf, type ListWish } from '#web/list/list-wish.ts';
import type { BoothCategoryCount, BoothLive } from '../../contract/list.ts';
import { categoryTree } from '../../rules/list/category-tree.ts';
import type { BoothListTexts } from './texts/jpn.ts';

/** The filter for booths that are live; none where no booth streams. */
export function liveGroups(
  { count, times }: BoothLive,
  wish: ListWish,
  { liveFilter, liveOnly }: Pick<BoothListTexts, 'liveFilter' | 'liveOnly'>,
): FilterGroup[] {
  if (count === 0 && times.length === 0 && chosenOf(wish, 'live').length === 0) return [];
  return [{ name: 'live', label: liveFilter, kind: 'many', choices: [{ value: '1', label: liveOnly, count }] }];
}

/**
 * The categories that a visitor can choose. The first level is always there. An open category adds the way to it, and
 * the categories below it, or beside it if there are none below.
 */
export function categoryChoices(categories: readonly BoothCategoryCount[], chosen: number | undefined): FilterChoice[] {
  const tree = categoryTree(categories);
  const path = chosen === undefined ? [] : tree.path(chosen);
  const isLeaf = path.length > 0 && tree.below(chosen).length === 0;
  const way = isLeaf ? path.slice(0, -1) : path;
  const open = way.at(-1)?.id;
  return [
    ...way.map((category, place) => choiceOf(category, place + 1)),
    ...tree.below(open).map((category) => choiceOf(category, way.length + 1)),
  ];
}

function choiceOf({ id, name, count }: BoothCategoryCount, level: number): FilterChoice {
  return { value: String(id), label: name, count, level };
}
