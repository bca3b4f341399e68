import { type BoothCategory, categoryTree } from '../list/category-tree.ts';

/** More than six would be a second list. */
export const relatedMax = 6;

export interface CategorisedBooth {
  detailId: number;
  categoryIds: readonly number[];
}

/**
 * The booths that are close to one: those of its deepest category first, then those of the category above it, in the
 * organiser's order and never the booth itself. A category includes all below it.
 */
export function relatedBooths<Booth extends CategorisedBooth>(
  booths: readonly Booth[],
  categories: readonly BoothCategory[],
  detailId: number,
  most: number = relatedMax,
): Booth[] {
  const tree = categoryTree(categories);
  const own = booths.find((booth) => booth.detailId === detailId);
  if (own === undefined) return [];
  const paths = own.categoryIds.map((id) => tree.path(id).map((category) => category.id));
  const deepest = Math.max(0, ...paths.map((path) => path.length));
  if (deepest === 0) return [];
  const leaves = new Set(paths.filter((path) => path.length === deepest).map((path) => path.at(-1)));
  const parents = new Set(paths.filter((path) => path.length === deepest).map((path) => path.at(-2)));
  const isIn = (ids: ReadonlySet<number | undefined>) => (booth: Booth) =>
    booth.categoryIds.some((id) => tree.path(id).some((category) => ids.has(category.id)));
  const others = booths.filter((booth) => booth.detailId !== detailId);
  const closest = others.filter(isIn(leaves));
  const near = others.filter(isIn(parents)).filter((booth) => !closest.includes(booth));
  return [...closest, ...near].slice(0, most);
}
