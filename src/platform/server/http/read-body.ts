import { decodeForm } from '#kernel/form-body.ts';
import { bodyMaxBytes, imageMaxBytes } from '#kernel/limits.ts';
import type { HeldBytes } from '#server/limits/byte-budget.ts';
import { parseMultipart } from './multipart.ts';
import { refuse } from './refusal.ts';

export interface BodyReading {
  /** Whether the call takes files; others take a small multipart body like any form. */
  takesFiles: boolean;
  held: HeldBytes;
  /** The call has been given up. */
  signal: AbortSignal;
}

/** What may stand around a picture of the largest size: the other fields, and the lines between. */
export const filesMaxBytes = imageMaxBytes + bodyMaxBytes;

/** The body of a call: form-style, JSON or multipart, told by its content type. Multipart files are `UploadedFile`s. */
export async function readBody(request: Request, reading: BodyReading): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isMultipart = type === 'multipart/form-data';
  const bytes = await readBytes(request, isMultipart && reading.takesFiles ? filesMaxBytes : bodyMaxBytes, reading);
  if (isMultipart) {
    const fields = parseMultipart(bytes, contentType);
    if (fields === undefined) throw refuse('badRequest');
    return fields;
  }
  if (bytes.length === 0) return {};
  const text = new TextDecoder().decode(bytes);
  if (type === 'application/json' || type.endsWith('+json') || type === 'text/plain') return parseJson(text);
  if (type === '' || type === 'application/x-www-form-urlencoded') return decodeForm(new URLSearchParams(text));
  throw refuse('unsupportedMedia');
}

/** The name may be written with escapes; looking for it in every object costs more than the parsing does. */
const mayNameProto = /__proto__|\\u/;

function parseJson(text: string): unknown {
  try {
    if (!mayNameProto.test(text)) return JSON.parse(text) as unknown;
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw refuse('badRequest');
  }
}

/** A body that is said to be so small is read as a whole: HTTP holds it to what it said. */
const atOnceMaxBytes = 64 * 1024;

async function readBytes(request: Request, limit: number, { held, signal }: BodyReading): Promise<Buffer> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) throw refuse('tooLarge');
  if (announced !== null && Number(announced) <= atOnceMaxBytes) {
    const bytes = Buffer.from(await request.arrayBuffer());
    // What came, not what was announced: who only announces takes nothing from others.
    held.take(bytes.byteLength);
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const giveUp = (): void => void reader?.cancel().catch(() => {});
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > limit) throw refuse('tooLarge');
      held.take(value.byteLength);
      chunks.push(value);
    }
  } catch (error) {
    giveUp();
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
