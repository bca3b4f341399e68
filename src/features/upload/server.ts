import { serve } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { checkImage } from '#kernel/image-rules.ts';
import { baseOf } from '#kernel/site-path.ts';
import type { UploadedFile } from '#server/http/multipart.ts';
import { filesMaxBytes } from '#server/http/read-body.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import { ImageRefused } from '#server/uploads/image-refused.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { uploadEventImage, uploadImage, uploadPortalImage } from './contract.ts';
import { refuseImage } from './server/refuse-image.ts';

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
    if (Number(context.header('content-length') ?? 0) > filesMaxBytes) throw refuseImage('tooManyBytes');
  };

  const store = async ({ body, context }: { body: { image?: unknown }; context: RequestContext }) => {
    const { path } = await storeFile(uploads, body.image);
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

async function storeFile(uploads: Pick<Uploads, 'storeImage'>, image: unknown) {
  if (!isFile(image) || (image.bytes.byteLength === 0 && image.name === '')) throw refuseImage('missing');
  const [problem] = checkImage({ name: image.name, bytes: image.bytes.byteLength });
  if (problem !== undefined) throw refuseImage(problem);
  try {
    return await uploads.storeImage(image.bytes, image.type === '' ? {} : { declaredType: image.type });
  } catch (error) {
    if (error instanceof ImageRefused) throw refuseImage(error.problem);
    throw error;
  }
}

function isFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}
