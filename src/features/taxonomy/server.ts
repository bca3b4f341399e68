import { moduleOf, presentPicture, type Say, serve, type SiteServer } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { MediaReader } from '#server/uploads/media-reader.ts';
import { listTaxonomy, type TaxonomyEntry } from './contract.ts';
import type { TaxonomyItem } from './documents.ts';

const codes = ['category', 'division', 'place'] as const;
const mediaFolder = '/media/';

/** The call that lists categories, divisions and places. */
export function createTaxonomyServer(
  { store }: SiteServer,
  media: Pick<MediaReader, 'readMedia'>,
): { endpoints: ServedEndpoint[] } {
  const measure = async (path: string): Promise<number | undefined> =>
    path.startsWith(mediaFolder) ? (await media.readMedia(path.slice(mediaFolder.length)))?.bytes : undefined;

  return {
    endpoints: [
      serve(listTaxonomy, async ({ site, params, say }) => {
        const code = codes.find((one) => moduleOf(site, one, params.contentId) !== undefined);
        const items = code && (await store.items(site, code, params.contentId));
        if (items === undefined) throw refuse('notFound');
        return { data: await Promise.all(items.map((item) => presentTaxonomy(item, say, measure))) };
      }),
    ],
  };
}

/** The size of a stored picture in bytes, by its path. */
type MeasurePicture = (path: string) => Promise<number | undefined>;

async function presentTaxonomy(item: TaxonomyItem, say: Say, measure: MeasurePicture): Promise<TaxonomyEntry> {
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
