import type { IncomingMessage } from 'node:http';
import { refuse } from './refusal.ts';
import type { BodySource } from './read-body.ts';

/** The sender left in the middle, or sent no HTTP: nobody hears the answer, and it is no fault of the server. */
function brokenOff(): never {
  throw refuse('badRequest');
}

/** The body of a request that streams it. */
export function bodyOfRequest(request: Request): BodySource {
  return {
    header: (name) => request.headers.get(name) ?? undefined,
    async bytes(limit, { held, onGivenUp }) {
      const chunks: Uint8Array[] = [];
      let size = 0;
      const reader = request.body?.getReader();
      const letGo = (): void => void reader?.cancel().catch(() => {});
      onGivenUp(letGo);
      try {
        for (;;) {
          const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true };
          if (done) return Buffer.concat(chunks);
          size += value.byteLength;
          if (size > limit) throw refuse('tooLarge');
          held.take(value.byteLength);
          chunks.push(value);
        }
      } catch (error) {
        letGo();
        throw error;
      }
    },
  };
}

/** A body up to this size is read without a stream: HTTP holds it to the length it announced. */
const smallMaxBytes = 64 * 1024;

/** Whether a request announces the length of its body, and a small one or none. */
export function hasSmallBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallMaxBytes;
}

/** The small body of a request as Node has it. */
export function bodyOfIncoming(incoming: IncomingMessage, header: BodySource['header']): BodySource {
  return {
    header,
    bytes: (_, { held }) =>
      new Promise((resolve, reject) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => {
          try {
            held.take(chunk.length);
            chunks.push(chunk);
          } catch (error) {
            reject(error);
          }
        });
        incoming.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
        const leave = (): void => reject(refuse('badRequest'));
        incoming.on('error', leave);
        // A sender who left before anybody listened makes no error.
        if (incoming.destroyed) leave();
        else incoming.on('close', leave);
      }),
  };
}
