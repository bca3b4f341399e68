import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingOf } from '#server/http/content-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  woff2: 'font/woff2',
};

interface StaticFile {
  type: string;
  isText: boolean;
  etag: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

/**
 * The built assets, from the first of the folders that has them: hashed names, so they are kept for ever; each is
 * compressed once, the large ones by the build.
 */
export function createStaticFiles(
  folders: readonly string[],
): (name: string, request: Request) => Promise<Response | undefined> {
  const files = new Map<string, Promise<StaticFile | undefined>>();
  return async (name, request) => {
    if (!/^[\w.-]+\.[a-z0-9]+$/i.test(name)) return undefined;
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    if (type === undefined) return undefined;
    let reading = files.get(name);
    if (reading === undefined) {
      reading = readFirst(folders, name, type);
      files.set(name, reading);
    }
    const file = await reading;
    if (file === undefined) {
      files.delete(name);
      return undefined;
    }
    if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304 });
    const encoding = file.isText ? encodingOf(request.headers.get('accept-encoding') ?? undefined) : 'identity';
    return new Response(file.bodies[encoding], {
      headers: {
        'content-type': file.type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        etag: file.etag,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  };
}

async function readFirst(folders: readonly string[], name: string, type: string): Promise<StaticFile | undefined> {
  for (const folder of folders) {
    const file = await readStatic(join(folder, name), type);
    if (file !== undefined) return file;
  }
  return undefined;
}

async function readStatic(path: string, type: string): Promise<StaticFile | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const identity = new Uint8Array(bytes);
  const isText = /text|javascript|svg/.test(type);
  const [br, gz] = isText
    ? await Promise.all([
        readFile(`${path}.br`).catch(() => brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
        zip(identity, { level: 9 }),
      ])
    : [identity, identity];
  return {
    type,
    isText,
    etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gz), identity },
  };
}
