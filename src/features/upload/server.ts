import { serve } from '#features/site/server.ts';
import { baseOf } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { uploadEventImage, uploadImage, uploadPortalImage } from './contract.ts';
import { admitImage, readImage, refusingImages } from './server/read-image.ts';

export { admitImage, readImage, refusingImages } from './server/read-image.ts';

/** The calls that accept a visitor's picture; the server decodes it and encodes it again before it keeps it. */
export function createUploadServer(
  database: Pick<Database, 'kysely' | 'pool'>,
  uploads: Pick<Uploads, 'storeImage'>,
): { endpoints: ServedEndpoint[] } {
  /** Checks that need no body run before a large body is read. */
  const admit = async (context: RequestContext): Promise<void> => {
    admitImage(context);
    await takeTry(database, 'upload', { context });
  };

  const store = async ({ body, context }: { body: { image?: unknown }; context: RequestContext }) => {
    const image = readImage(body.image);
    const { path } = await refusingImages(uploads.storeImage(image.bytes, { ...image, from: context.clientAddress }));
    return { data: { temp_path: path, url: baseOf(context.hostSite) + path } };
  };

  return {
    endpoints: [
      serve(uploadImage, store, admit),
      serve(uploadPortalImage, store, admit),
      serve(uploadEventImage, store, admit),
    ],
  };
}
