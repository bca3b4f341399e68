import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, createZstdCompress, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';
import { pageEncodingOf } from './content-encoding.ts';

/** What is sent of an answer. */
export interface SentAnswer {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** A long answer, written as it is sent, instead of the body. */
  parts?: AsyncIterable<Uint8Array>;
}

/** About what one packet holds: a shorter answer does not come sooner. */
const compressedFromBytes = 1_400;
/** Up to here compressing takes less time than handing it to another thread. */
const onThisThreadBytes = 32 * 1024;
/** Longer answers that are compressed at the same time, on other threads; a further one is sent as it is. */
const compressedAtOnce = 2;
const zstdSettings = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const gzipSettings = { level: 4 };

type CallEncoding = 'zstd' | 'gzip';

const ways = {
  zstd: {
    now: (bytes: Uint8Array) => zstdCompressSync(bytes, zstdSettings),
    aside: (bytes: Uint8Array) => promisify(zstdCompress)(bytes, zstdSettings),
    stream: () => createZstdCompress(zstdSettings),
  },
  gzip: {
    now: (bytes: Uint8Array) => gzipSync(bytes, gzipSettings),
    aside: (bytes: Uint8Array) => promisify(gzip)(bytes, gzipSettings),
    stream: () => createGzip(gzipSettings),
  },
} as const;

let running = 0;

/** The answer in an encoding that the caller takes, where that pays. */
export async function compressAnswer<Answer extends SentAnswer>(
  answer: Answer,
  accepted: string | undefined,
  atOnce = compressedAtOnce,
  fromBytes = compressedFromBytes,
): Promise<Answer> {
  const { body, parts } = answer;
  if (parts === undefined && body.length < fromBytes) return answer;
  const headers = { ...answer.headers, vary: 'accept-encoding' };
  const encoding = encodingFor(accepted);
  if (encoding === undefined) return { ...answer, headers };
  const way = ways[encoding];
  const packed = { ...headers, 'content-encoding': encoding };
  if (parts === undefined && body.length <= onThisThreadBytes)
    return { ...answer, headers: packed, body: own(way.now(body)) };
  if (running >= atOnce) return { ...answer, headers };
  running += 1;
  if (parts !== undefined) {
    const stream = way.stream();
    pipeline(Readable.from(parts), stream, () => {
      running -= 1;
    });
    return { ...answer, headers: packed, parts: stream };
  }
  try {
    return { ...answer, headers: packed, body: own(await way.aside(body)) };
  } finally {
    running -= 1;
  }
}

/** Brotli takes too long for what is made for one caller, and every program that takes it takes gzip. */
function encodingFor(accepted: string | undefined): CallEncoding | undefined {
  const best = pageEncodingOf(accepted);
  if (best === 'zstd') return best;
  return best === 'identity' || !/gzip/i.test(accepted ?? '') ? undefined : 'gzip';
}

function own(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
