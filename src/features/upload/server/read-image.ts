import { checkImage } from '#kernel/image-rules.ts';
import type { UploadedFile } from '#server/http/multipart.ts';
import { filesMaxBytes } from '#server/http/read-body.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { ImageRefused } from '#server/uploads/image-refused.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type UploadTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export interface SentImage {
  bytes: Uint8Array;
  /** The media type that the sender names. */
  declaredType?: string;
}

/** Refuses a body that is too large before it is read. */
export function admitImage(context: Pick<RequestContext, 'header'>): void {
  if (Number(context.header('content-length') ?? 0) > filesMaxBytes) throw refuseImage('tooManyBytes');
}

/**
 * The file in the field `image` of a body, as far as it can be judged without decoding it. `allowSvg`: only for
 * organisers' own files.
 */
export function readImage(image: unknown, { allowSvg = false } = {}): SentImage {
  if (!isFile(image) || (image.bytes.byteLength === 0 && image.name === '')) throw refuseImage('missing');
  const [problem] = checkImage({ name: image.name, bytes: image.bytes.byteLength, allowSvg });
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

const texts: Record<LanguageCode, UploadTexts> = { jpn, eng, chi, zhtw, kor };
const statuses: Record<keyof UploadTexts, number> = {
  missing: status.invalid,
  tooManyBytes: status.tooLarge,
  tooManyPixels: status.invalid,
  wrongType: status.unsupportedMedia,
  unreadable: status.invalid,
};

/** A refused picture: the reason is the message, also at the field. */
function refuseImage(reason: keyof UploadTexts): Refusal {
  const say = (language: LanguageCode): string => texts[language][reason];
  return new Refusal(statuses[reason], say, (language) => ({ image: [say(language)] }));
}
