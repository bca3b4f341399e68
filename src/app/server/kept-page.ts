import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type PageEncoding, pageEncodingOf } from '#server/http/content-encoding.ts';

/** A page that is sent in the encoding a browser takes; each is made when the first one asks for it. */
export interface KeptPage {
  status: number;
  etag: string;
  /** The headers of a 304, for a browser that has it. */
  unchanged(): Record<string, string>;
  /** What it holds of the process's memory now. */
  bytes(): number;
  in(encoding: PageEncoding): SentForm;
}

interface SentForm {
  body: Buffer;
  headers: string[];
}

/** The headers of a form and its objects. */
const formBytes = 1_000;
const pageBytes = 700;

export function makePage(status: number, html: string, common: Readonly<Record<string, string>>): KeptPage {
  const whole = alone(Buffer.from(html));
  const etag = `W/"${createHash('sha1').update(whole).digest('base64url')}"`;
  const made = new Map<PageEncoding, SentForm>();
  /** Nearly every browser takes zstd, which is a sixth of the page: then the page is not kept beside it. */
  let identity: Buffer | undefined = whole;
  const text = (): Buffer => identity ?? zstdDecompressSync(made.get('zstd')!.body);
  const ofBoth = { etag, vary: 'accept-encoding, accept-language, cookie' };
  return {
    status,
    etag,
    unchanged() {
      const { 'content-type': _, ...headers } = common;
      return { ...headers, ...ofBoth };
    },
    bytes() {
      let bytes = pageBytes + (identity?.length ?? 0);
      for (const [encoding, { body }] of made) bytes += formBytes + (encoding === 'identity' ? 0 : body.length);
      return bytes;
    },
    in(encoding) {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const body = encode(text(), encoding);
      const headers = Object.entries({
        ...common,
        ...ofBoth,
        'content-length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      }).flat();
      const form = { body, headers };
      // A form that is seldom asked for is not kept.
      if (encoding === 'identity') return form;
      made.set(encoding, form);
      if (encoding === 'zstd') identity = undefined;
      return form;
    },
  };
}

/** On this thread: it takes a third to one millisecond, and a third more CPU on another. */
function encode(identity: Buffer, encoding: PageEncoding): Buffer {
  if (encoding === 'identity') return identity;
  if (encoding === 'gzip') return alone(gzipSync(identity, { level: 6 }));
  if (encoding === 'zstd') {
    return alone(zstdCompressSync(identity, { params: { [constants.ZSTD_c_compressionLevel]: 5 } }));
  }
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: identity.length };
  return alone(brotliCompressSync(identity, { params }));
}

/** The bytes without the larger buffer that Node or zlib wrote them into, which would be held as long as they are. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Sends a page before any framework. */
export function sendPage(
  page: KeptPage,
  accepted: string | string[] | undefined,
  match: string | undefined,
  response: ServerResponse,
): void {
  if (match === page.etag) {
    response.writeHead(304, Object.entries(page.unchanged()).flat());
    response.end();
    return;
  }
  const { body, headers } = page.in(pageEncodingOf(accepted));
  response.writeHead(page.status, headers);
  response.end(body);
}
