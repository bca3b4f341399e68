import type { ReportedBooth } from './report-rows.ts';

export interface ReportSummary<Booth> {
  booths: number;
  rated: number;
  noted: number;
  /** The booths with the highest rank of the report; none where nothing is rated. */
  best: readonly Booth[];
  /** How many booths a category has, the largest first; a booth stands in each of its own. */
  categories: readonly { name: string; count: number }[];
  /** Categories that are not named. */
  further: number;
}

const bestMax = 3;
const categoriesMax = 5;

/** What somebody reads of a report who reads no further. */
export function reportSummary<Booth extends ReportedBooth>(products: readonly Booth[]): ReportSummary<Booth> {
  const rankOf = ({ productBooth: { info } }: Booth): number => info.rank;
  const top = Math.max(0, ...products.map(rankOf));
  const counts = new Map<string, number>();
  for (const { productBooth } of products) {
    for (const name of new Set(productBooth.face.categories)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const categories = [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
  return {
    booths: products.length,
    rated: products.filter((one) => rankOf(one) > 0).length,
    noted: products.filter(({ productBooth: { info } }) => info.memo !== '').length,
    best: top === 0 ? [] : products.filter((one) => rankOf(one) === top).slice(0, bestMax),
    categories: categories.slice(0, categoriesMax),
    further: Math.max(0, categories.length - categoriesMax),
  };
}
