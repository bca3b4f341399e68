import { moduleOf, serve, type SiteServer } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { MediaReader } from '#server/uploads/media-reader.ts';
import { listTaxonomy } from './contract.ts';
import { presentTaxonomy } from './server/present-taxonomy.ts';

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
