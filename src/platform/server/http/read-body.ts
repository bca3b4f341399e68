import { decodeForm, isReadableForm } from '#kernel/form-body.ts';
import { imageMaxBytes, textsBodyMaxBytes } from '#kernel/limits.ts';
import type { HeldBytes } from '#server/limits/byte-budget.ts';
import { parseMultipart } from './multipart.ts';
import { refuse } from './refusal.ts';

/** The source of a body. */
export interface BodySource {
  header(name: string): string | undefined;
  /** The whole body; throws 413 as soon as it is longer than `limit` bytes. */
  bytes(limit: number, reading: BodyReading): Promise<Buffer>;
}

export interface BodyReading {
  /** The longest body in bytes. */
  maxBytes: number;
  /** Whether the call takes files; others take a small multipart body like any form. */
  takesFiles: boolean;
  held: HeldBytes;
  /** Called when the call is given up. */
  onGivenUp(letGo: () => void): void;
}

const decoder = new TextDecoder();

/** Room around a picture of the largest size: for the other fields, and the lines between. */
export const filesMaxBytes = imageMaxBytes + textsBodyMaxBytes;

/** The body of a call: form-style, JSON or multipart, told by its content type. Multipart files are `UploadedFile`s. */
export async function readBody(
  source: BodySource,
  reading: BodyReading & { /** Whether a body that is no JSON is taken for a form. */ takesForms: boolean },
): Promise<unknown> {
  const contentType = source.header('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isMultipart = type === 'multipart/form-data';
  const limit = isMultipart && reading.takesFiles ? filesMaxBytes : reading.maxBytes;
  if (Number(source.header('content-length') ?? 0) > limit) throw refuse('tooLarge');
  const bytes = await source.bytes(limit, reading);
  if (isMultipart) {
    if (!reading.takesForms && !reading.takesFiles) throw refuse('unsupportedMedia');
    const fields = parseMultipart(bytes, contentType);
    if (fields === undefined) throw refuse('badRequest');
    return fields;
  }
  if (bytes.length === 0) return {};
  const text = decoder.decode(bytes);
  if (type === 'application/json' || type.endsWith('+json') || type === 'text/plain') return parseJson(text);
  // Without a type a body would be guessed at, and JSON be read as a form of one strange name.
  if (!reading.takesForms || type !== 'application/x-www-form-urlencoded') throw refuse('unsupportedMedia');
  if (!isReadableForm(text)) throw refuse('badRequest');
  return decodeForm(new URLSearchParams(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('badRequest');
  }
}
