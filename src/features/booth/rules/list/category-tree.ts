/** The levels of booth categories (BOOTH-014). */
export const categoryLevels = 3;

export interface BoothCategory {
  id: number;
  parentBoothCategoryId?: number | null | undefined;
}

/** Booth categories by their parents, in the organiser's order. */
export interface CategoryTree<One extends BoothCategory> {
  /** The categories directly below one; without an id those of the first level. */
  below(id?: number): readonly One[];
  /** From the first level down to the category itself; empty for an unknown one. */
  path(id: number): readonly One[];
}

export function categoryTree<One extends BoothCategory>(categories: readonly One[]): CategoryTree<One> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const paths = new Map<number, readonly One[]>();
  const children = new Map<number | undefined, One[]>();
  for (const category of categories) {
    const path = pathOf(category, byId);
    if (path === undefined) continue;
    paths.set(category.id, path);
    const parent = path.at(-2)?.id;
    children.set(parent, [...(children.get(parent) ?? []), category]);
  }
  return {
    below: (id) => children.get(id) ?? [],
    path: (id) => paths.get(id) ?? [],
  };
}

/** Undefined where the parents end in nothing, in a circle, or below the third level. */
function pathOf<One extends BoothCategory>(category: One, byId: ReadonlyMap<number, One>): One[] | undefined {
  const path = [category];
  while (path[0]?.parentBoothCategoryId !== undefined && path[0].parentBoothCategoryId !== null) {
    const parent = byId.get(path[0].parentBoothCategoryId);
    if (parent === undefined || path.length === categoryLevels) return undefined;
    path.unshift(parent);
  }
  return path;
}

/** The ids that are written twice, and those that have no place in the tree. */
export function misplacedCategories(categories: readonly BoothCategory[]): number[] {
  const tree = categoryTree(categories);
  const seen = new Set<number>();
  return categories.flatMap(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew && tree.path(id).length > 0 ? [] : id;
  });
}
