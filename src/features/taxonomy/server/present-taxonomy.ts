import { presentPicture, type Say } from '#features/site/server.ts';
import type { TaxonomyEntry } from '../contract.ts';
import type { TaxonomyItem } from '../documents.ts';

/** The size of a stored picture in bytes, by its path. */
export type MeasurePicture = (path: string) => Promise<number | undefined>;

export async function presentTaxonomy(item: TaxonomyItem, say: Say, measure: MeasurePicture): Promise<TaxonomyEntry> {
  const map = presentPicture(item.map?.image, say);
  return {
    detailId: item.detailId,
    name: say(item.name),
    parentId: item.parentId ?? null,
    description: say(item.description),
    image: presentPicture(item.image, say),
    map: map && { image: map, bytes: (await measure(map.path)) ?? null },
  };
}
