import { bodyOfRequest } from './body-sources.ts';
import { createByteBudget } from '#server/limits/byte-budget.ts';
import { refuse } from './refusal.ts';

/** The memory for the bodies of all routes. */
const memory = createByteBudget(64 * 1024 * 1024);

/**
 * The body of a request to a route that is no call. Refuses like a call does: 413 when it is longer than `most` bytes,
 * 400 when its sender breaks off, 503 when all routes, or those for the same address, hold too much. No route reads a
 * request in another way.
 */
export async function bytesOf(request: Request, most: number, from = ''): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refuse('tooLarge');
  const held = memory.hold(from);
  try {
    const reading = { maxBytes: most, takesFiles: false, held, onGivenUp() {} };
    return new Uint8Array(await bodyOfRequest(request).bytes(most, reading));
  } finally {
    held.release();
  }
}

export async function textOf(request: Request, most: number, from?: string): Promise<string> {
  return Buffer.from(await bytesOf(request, most, from)).toString();
}
