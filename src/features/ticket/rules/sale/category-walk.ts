const sizes = ['large', 'middle', 'small'] as const;
type Size = (typeof sizes)[number];

export interface Category {
  id: number;
  size: Size;
  parentId: number | null;
  ticketIds: readonly number[];
}

export interface CategoryPlace<One> {
  /** From the large category down to the open one; empty at the top. */
  path: One[];
  /** The categories to open from here: the large ones at the top, else the smaller ones below (TICKET-003). */
  below: One[];
}

/** A visitor's place in the categories. An unknown category means the top. */
export function categoryPlace<One extends Category>(
  categories: readonly One[],
  id: number | undefined,
): CategoryPlace<One> {
  const open = categories.find((one) => one.id === id);
  if (open === undefined) return { path: [], below: topOf(categories) };
  const path = [open];
  for (let parent = parentOf(open, categories); parent !== undefined; parent = parentOf(parent, categories)) {
    path.unshift(parent);
  }
  return { path, below: categories.filter((one) => isBelow(one, open)) };
}

/** The categories of the largest size that exists, and smaller ones without a parent beside them. */
function topOf<One extends Category>(categories: readonly One[]): One[] {
  return categories.filter((one) => parentOf(one, categories) === undefined);
}

/** A parent is always larger, so every chain of parents ends. */
function isBelow(one: Category, parent: Category): boolean {
  return one.parentId === parent.id && sizes.indexOf(one.size) > sizes.indexOf(parent.size);
}

function parentOf<One extends Category>(one: One, categories: readonly One[]): One | undefined {
  return categories.find((parent) => isBelow(one, parent));
}

/** The tickets of a category and of all below it, in the order in which they are named. */
export function ticketsIn<One extends Category>(categories: readonly One[], open: One): number[] {
  const below = categories.filter((one) => isBelow(one, open));
  return [...new Set([...open.ticketIds, ...below.flatMap((one) => ticketsIn(categories, one))])];
}
