import { serve } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { baseOf } from '#kernel/site-path.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { uploadEventImage, uploadImage, uploadPortalImage } from './contract.ts';
import { admitImage, readImage, refusingImages } from './server/read-image.ts';

export { admitImage, readImage, refusingImages } from './server/read-image.ts';

/** The limit for each address: a picture takes seconds of work and storage, and a visitor has few. */
const uploadsMax = 20;
const windowMs = 10 * 60_000;

/** The calls that accept a visitor's picture; the server decodes it and encodes it again before it keeps it. */
export function createUploadServer(
  uploads: Pick<Uploads, 'storeImage'>,
  clock: Clock,
): { endpoints: ServedEndpoint[] } {
  const limit = createRateLimit(uploadsMax, windowMs, clock);

  /** Checks that need no body run before a large body is read. */
  const admit = (context: RequestContext): void => {
    if (!limit.take(addressGroup(context.clientAddress))) throw refuse('tooMany');
    admitImage(context);
  };

  const store = async ({ body, context }: { body: { image?: unknown }; context: RequestContext }) => {
    const image = readImage(body.image);
    const { path } = await refusingImages(uploads.storeImage(image.bytes, image));
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
