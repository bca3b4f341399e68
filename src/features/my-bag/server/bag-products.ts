import type { PublishedSite, Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { BagProduct, SharedProduct } from '../contract.ts';
import { defaultBoothMemo, isInBag } from '../rules/booth-memo.ts';
import type { NotedBooth } from './booth-memos.ts';

/** A booth as the bag shows it. */
export type BagBooth = NonNullable<BagProduct['productBooth']['face']> & Pick<BagProduct, 'exhibitorAdministrators'>;

/** The booths of a content that visitors see now, by their ids. */
export type ReadBooths = (asked: {
  site: PublishedSite;
  say: Say;
  now: Instant;
  contentId: number;
}) => Promise<ReadonlyMap<number, BagBooth>>;

interface Marked {
  contentId: number;
  detailId: number;
  updateDate: string;
}

export interface BagAsked {
  site: PublishedSite;
  say: Say;
  now: Instant;
  favorites: readonly Marked[];
  memos: readonly NotedBooth[];
  consents: readonly Marked[];
  /** Contents that are locked for the reader, who sees nothing of them. */
  closed: ReadonlyMap<number, unknown>;
}

/** The booths of a bag, the last changed first. */
export async function bagProducts(
  readBooths: ReadBooths,
  { site, say, now, favorites, memos, consents, closed }: BagAsked,
): Promise<BagProduct[]> {
  const keyOf = ({ contentId, detailId }: Omit<Marked, 'updateDate'>): string => `${contentId}/${detailId}`;
  const marks = new Map(favorites.map((one) => [keyOf(one), one]));
  const notes = new Map(memos.map((one) => [keyOf(one), one]));
  const agreed = new Map(consents.map((one) => [keyOf(one), one]));
  const booths = new Map<number, ReadonlyMap<number, BagBooth>>();
  for (const { contentId } of [...marks.values(), ...notes.values(), ...agreed.values()]) {
    if (booths.has(contentId)) continue;
    booths.set(contentId, closed.has(contentId) ? new Map() : await readBooths({ site, say, now, contentId }));
  }
  return [...new Map<string, Marked>([...marks, ...notes, ...agreed]).keys()]
    .flatMap((key): BagProduct[] => {
      const mark = marks.get(key);
      const note = notes.get(key);
      const consent = agreed.get(key);
      if (!isInBag(mark !== undefined || consent !== undefined, note?.info ?? defaultBoothMemo)) return [];
      const { contentId, detailId } = (mark ?? note ?? consent)!;
      const { exhibitorAdministrators = [], ...face } = booths.get(contentId)?.get(detailId) ?? {};
      const dates = [mark, note, consent].map((one) => one?.updateDate ?? '');
      const updateDate = dates.sort((a, b) => a.localeCompare(b)).at(-1);
      return [
        {
          contentId,
          detailId,
          isFavorite: mark !== undefined,
          isConsented: consent !== undefined,
          updateDate: updateDate!,
          productBooth: { face: 'title' in face ? face : null, info: note?.info ?? null },
          exhibitorAdministrators,
        },
      ];
    })
    .sort((a, b) => b.updateDate.localeCompare(a.updateDate));
}

/** The booths of a bag as the readers of a report see them: the best ranks first, and nothing of booths that are gone. */
export function sharedProducts(products: readonly BagProduct[]): SharedProduct[] {
  return products
    .flatMap(({ contentId, detailId, productBooth: { face, info }, exhibitorAdministrators }): SharedProduct[] => {
      if (face === null) return [];
      const { rank, memo } = info ?? defaultBoothMemo;
      return [{ contentId, detailId, productBooth: { face, info: { rank, memo } }, exhibitorAdministrators }];
    })
    .sort((a, b) => b.productBooth.info.rank - a.productBooth.info.rank);
}
