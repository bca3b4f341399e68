import { foldName, nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
import { filterList, type Filtered } from '#kernel/list-filter.ts';
import { defaultBoothMemo } from './booth-memo.ts';

/** What the search of a bag looks at. */
export interface SearchedProduct {
  updateDate: string;
  productBooth: {
    face: { title: string; stand: string; categories: readonly string[] } | null;
    info: { rank: number; memo: string } | null;
  };
}

export const bagOrders = ['changed', 'rank', 'name', 'stand'] as const;
export type BagOrder = (typeof bagOrders)[number];

export const bagFilters = ['rank', 'note'] as const;
type BagFilter = (typeof bagFilters)[number];
export const noteValues = ['yes', 'no'] as const;

export interface BagWish {
  keyword: string;
  chosen: Readonly<Partial<Record<BagFilter, readonly string[]>>>;
  order: BagOrder;
  /** For the order of names. */
  compare(a: string, b: string): number;
}

const infoOf = ({ productBooth }: SearchedProduct) => productBooth.info ?? defaultBoothMemo;
const faceOf = ({ productBooth }: SearchedProduct) => productBooth.face ?? { title: '', stand: '', categories: [] };

/** The booths of a bag that a wish finds, in its order; words are looked up in the names, stands and memos. */
export function searchBag<Product extends SearchedProduct>(
  products: readonly Product[],
  { keyword, chosen, order, compare }: BagWish,
): Filtered<Product, BagFilter> {
  const words = nameWords(keyword);
  const named = products.filter((product) => {
    const { title, stand, categories } = faceOf(product);
    return hasWords(foldName([title, stand, ...categories, infoOf(product).memo].join(' ')), words);
  });
  const facets = {
    rank: (product: Product) => [String(infoOf(product).rank)],
    note: (product: Product) => [infoOf(product).memo === '' ? 'no' : 'yes'],
  };
  const before: Record<BagOrder, (a: Product, b: Product) => number> = {
    changed: (a, b) => b.updateDate.localeCompare(a.updateDate),
    rank: (a, b) => infoOf(b).rank - infoOf(a).rank,
    name: (a, b) => compare(faceOf(a).title, faceOf(b).title),
    stand: (a, b) => compare(faceOf(a).stand, faceOf(b).stand),
  };
  const { found, countOf } = filterList(named, facets, chosen);
  return { found: found.toSorted(before[order]), countOf };
}

export function orderOf(view: string): BagOrder {
  return bagOrders.find((order) => order === view) ?? 'changed';
}
