import { checkImage } from '#kernel/image-rules.ts';
import type { UploadedFile } from '#server/http/multipart.ts';
import { filesMaxBytes } from '#server/http/read-body.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { ImageRefused } from '#server/uploads/image-refused.ts';
import { refuseImage } from './refuse-image.ts';

export interface SentImage {
  bytes: Uint8Array;
  /** The media type that the sender names. */
  declaredType?: string;
}

/** Refuses a body that is too large before it is read. */
export function admitImage(context: Pick<RequestContext, 'header'>): void {
  if (Number(context.header('content-length') ?? 0) > filesMaxBytes) throw refuseImage('tooManyBytes');
}

/** The file in the field `image` of a body, as far as it can be judged without decoding it. */
export function readImage(image: unknown): SentImage {
  if (!isFile(image) || (image.bytes.byteLength === 0 && image.name === '')) throw refuseImage('missing');
  const [problem] = checkImage({ name: image.name, bytes: image.bytes.byteLength });
  if (problem !== undefined) throw refuseImage(problem);
  return { bytes: image.bytes, ...(image.type !== '' && { declaredType: image.type }) };
}

/** Says why a picture was not taken, in the words of the visitor. */
export async function refusingImages<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ImageRefused) throw refuseImage(error.problem);
    throw error;
  }
}

function isFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}
