import { checkImage } from '#kernel/image-rules.ts';
import { status } from '#kernel/status.ts';
import { isCallError } from '#web/api/call-error.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { uploadEventImage, uploadPortalImage } from '../contract.ts';
import { fittedSize } from '../rules/fitted-size.ts';
import type { UploadTexts } from '../texts/jpn.ts';

/** A refused picture, with the reason. */
export class PictureRefused extends Error {
  readonly reason: keyof UploadTexts;

  constructor(reason: keyof UploadTexts) {
    super(reason);
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}

/**
 * Uploads a visitor's picture to the site of the page and answers its path, `/media/…webp`. An invalid file is refused
 * before it is sent. A picture that is larger than it will ever be shown is made smaller first, so that a photo of a
 * phone does not take half a minute. Throws PictureRefused, or the CallError of any other failure.
 */
export async function uploadPicture(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  file: File,
  { mostSide, signal }: { mostSide: number; signal?: AbortSignal },
): Promise<string> {
  const image = await preparePicture(file, mostSide);
  signal?.throwIfAborted();
  return send({ api, site }, image, signal).catch(throwRefusal);
}

/** The file as it is to be sent: within `mostSide`. Throws PictureRefused for one that the server would not take. */
export async function preparePicture(file: File, mostSide: number): Promise<File> {
  const [problem] = checkImage({ name: file.name, type: file.type || undefined, bytes: file.size });
  if (problem !== undefined) throw new PictureRefused(problem);
  return smaller(file, mostSide);
}

async function send(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  image: File,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { portalId, eventId } = site;
  const sent = { body: { image }, signal };
  const { data } =
    eventId === undefined
      ? await api.post<typeof uploadPortalImage>('{portalId}/upload/image', { params: { portalId }, ...sent })
      : await api.post<typeof uploadEventImage>('{portalId}/{eventId}/upload/image', {
          params: { portalId, eventId },
          ...sent,
        });
  return data.temp_path;
}

const reasons: Readonly<Partial<Record<string | number, keyof UploadTexts>>> = {
  [status.tooLarge]: 'tooManyBytes',
  [status.unsupportedMedia]: 'wrongType',
  [status.invalid]: 'unreadable',
};

/** Throws the failure of an upload, a refused picture as PictureRefused. */
export function throwRefusal(error: unknown): never {
  const reason = isCallError(error) ? reasons[error.status] : undefined;
  throw reason === undefined ? error : new PictureRefused(reason);
}

/** The picture within `mostSide`; unchanged when it is small enough or this browser cannot make it smaller. */
async function smaller(file: File, mostSide: number): Promise<File> {
  if (typeof createImageBitmap !== 'function') return file;
  // The server decides whether it is a picture: it may read more formats than this browser.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  try {
    const [problem] = checkImage({ width: bitmap.width, height: bitmap.height });
    if (problem !== undefined) throw new PictureRefused(problem);
    const size = fittedSize(bitmap, mostSide);
    if (size.width === bitmap.width) return file;
    return (await drawn(bitmap, size)) ?? file;
  } finally {
    bitmap.close();
  }
}

async function drawn(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  // A browser that cannot write WebP answers PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (blob === null) return undefined;
  return new File([blob], `picture.${blob.type === 'image/webp' ? 'webp' : 'png'}`, { type: blob.type });
}
