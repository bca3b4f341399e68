import { bodyOfRequest } from './body-sources.ts';
import { refuse } from './refusal.ts';

const notCounted = { take() {}, release() {} };

/**
 * The body of a request to a route that is no call. Refuses like a call does: 413 when it is longer than `most` bytes,
 * 400 when its sender breaks off. No route reads a request in another way.
 */
export async function bytesOf(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refuse('tooLarge');
  const reading = { maxBytes: most, takesFiles: false, held: notCounted, onGivenUp() {} };
  return new Uint8Array(await bodyOfRequest(request).bytes(most, reading));
}

export async function textOf(request: Request, most: number): Promise<string> {
  return Buffer.from(await bytesOf(request, most)).toString();
}
