import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { decisionOf } from '#features/cookie-consent/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { type PageEncoding, pageEncodingOf } from '#server/http/content-encoding.ts';

/** A page that is sent in the encoding a browser takes; each is made when the first one asks for it. */
export interface CachedPage {
  status: number;
  etag: string;
  bytes: number;
  in(encoding: PageEncoding): { body: Buffer; headers: string[] };
}

interface Entry {
  page: CachedPage;
  generation: number;
  until: number;
}

export interface PageCache {
  /** Answers from the cache when it can, before any framework; false when it cannot. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps the page rendered for a request. `madeFor` is the generation in which its rendering began. */
  keep(page: CachedPage, key: string | undefined, madeFor: number): void;
  counts(): { hits: number; entries: number; bytes: number };
}

export interface PageCacheSettings {
  clock: Clock;
  /** Changes whenever anything was published. */
  generation(): number;
  /** Periods begin and end without a publication, so no page is kept longer. */
  ageMs: number;
  bytesMax: number;
  /** Whether X-Forwarded-* headers are believed. */
  trustProxy: boolean;
}

/**
 * The parts that make two requests for a page equal: host, address, language cookie, whether the visitor has decided about
 * cookies, and the browser's languages.
 * Behind a proxy the host that the visitor sees is the one that counts.
 */
export function pageKey(
  url: string,
  header: (name: string) => string | undefined,
  trustProxy: boolean,
): string | undefined {
  const host = header('host');
  if (host === undefined || url.length > 500 || opensSession.test(url)) return undefined;
  const seen = trustProxy ? `${header('x-forwarded-proto') ?? ''} ${header('x-forwarded-host') ?? ''} ${host}` : host;
  const language = /(?:^|;\s*)language=(\w{2,5})/.exec(header('cookie') ?? '')?.[1] ?? '';
  const wishes = language === '' ? (header('accept-language') ?? '').slice(0, 200) : '';
  return `${seen}\n${url}\n${language}\n${decisionOf(header) === undefined}\n${wishes}`;
}

/** An address used once, with a key that opens a session: it must not be kept. */
const opensSession = /[?&](access_token|key)=/;

export function createPageCache({ clock, generation, ageMs, bytesMax, trustProxy }: PageCacheSettings): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let hits = 0;

  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= entry.page.bytes;
  };

  return {
    answer(request, response) {
      if (request.method !== 'GET') return false;
      const { headers } = request;
      const key = pageKey(request.url ?? '', (name) => headers[name] as string | undefined, trustProxy);
      const entry = key === undefined ? undefined : entries.get(key);
      if (entry === undefined) return false;
      if (entry.generation !== generation() || entry.until < clock()) {
        drop(key as string);
        return false;
      }
      hits += 1;
      send(entry.page, headers['accept-encoding'], headers['if-none-match'], response);
      return true;
    },
    keep(page, key, madeFor) {
      if (key === undefined || page.status !== 200 || madeFor !== generation()) return;
      drop(key);
      entries.set(key, { page, generation: madeFor, until: clock() + ageMs });
      bytes += page.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= bytesMax) break;
        drop(oldest);
      }
    },
    counts: () => ({ hits, entries: entries.size, bytes }),
  };
}

export function makePage(status: number, html: string, common: Readonly<Record<string, string>>): CachedPage {
  const identity = Buffer.from(html);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  const made: Partial<Record<PageEncoding, { body: Buffer; headers: string[] }>> = {};
  return {
    status,
    etag,
    // Compressed, HTML is less than half of itself, in both forms together.
    bytes: identity.length * 1.5 + 2_000,
    in(encoding) {
      const known = made[encoding];
      if (known !== undefined) return known;
      const body = encode(identity, encoding);
      const headers = Object.entries({
        ...common,
        etag,
        vary: 'accept-encoding, accept-language, cookie',
        'content-length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      }).flat();
      return (made[encoding] = { body, headers });
    },
  };
}

/** On this thread: it takes a third to one millisecond, and a third more CPU on another. */
function encode(identity: Buffer, encoding: PageEncoding): Buffer {
  if (encoding === 'identity') return identity;
  if (encoding === 'gzip') return gzipSync(identity, { level: 6 });
  if (encoding === 'zstd') return zstdCompressSync(identity, { params: { [constants.ZSTD_c_compressionLevel]: 5 } });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(identity, {
    params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
}

function send(
  page: CachedPage,
  accepted: string | string[] | undefined,
  match: string | undefined,
  response: ServerResponse,
): void {
  if (match === page.etag) {
    response.writeHead(304, ['etag', page.etag, 'cache-control', 'private, no-cache']);
    response.end();
    return;
  }
  const { body, headers } = page.in(pageEncodingOf(accepted));
  response.writeHead(page.status, headers);
  response.end(body);
}
