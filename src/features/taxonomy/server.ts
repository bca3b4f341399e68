import { sayIn, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import type { MediaReader } from '#server/uploads/media-reader.ts';
import { listTaxonomy } from './contract.ts';
import type { TaxonomyItem } from './documents.ts';
import { presentTaxonomy } from './server/present-taxonomy.ts';

const codes: readonly string[] = ['category', 'division', 'place'];
const mediaFolder = '/media/';

/** The call that lists categories, divisions and places. */
export function createTaxonomyServer(
  site: SiteServer,
  media: Pick<MediaReader, 'readMedia'>,
): { endpoints: ServedEndpoint[] } {
  const measure = async (path: string): Promise<number | undefined> =>
    path.startsWith(mediaFolder) ? (await media.readMedia(path.slice(mediaFolder.length)))?.bytes : undefined;

  return {
    endpoints: [
      serve(listTaxonomy, async ({ params }, context) => {
        const published = await site.doors.enter(params, context);
        const module = published.modules.find(
          ({ contentId, moduleCode }) => contentId === params.contentId && codes.includes(moduleCode),
        );
        const items = module && (await site.store.items<TaxonomyItem>(published, module.moduleCode, params.contentId));
        if (items === undefined) throw refuse('notFound');
        const say = sayIn(published.document, spokenLanguage(published.document, context.language));
        return { data: await Promise.all(items.map((item) => presentTaxonomy(item, say, measure))) };
      }),
    ],
  };
}
