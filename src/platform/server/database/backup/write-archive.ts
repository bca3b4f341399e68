import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { blockSize, encodeHeader, padding } from './tar-header.ts';

export function* archiveText(name: string, text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  yield encodeHeader({ name, kind: 'file', size: bytes.length });
  yield bytes;
  yield Buffer.alloc(padding(bytes.length));
}

/** A folder with all that is in it, under `name`; nothing when there is no such folder. */
export async function* archiveFolder(folder: string, name: string): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return;
  yield encodeHeader({ name, kind: 'folder', size: 0 });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const inside = `${name}/${entry.name}`;
    if (entry.isDirectory()) yield* archiveFolder(path, inside);
    else if (entry.isFile()) yield* archiveFile(path, inside);
  }
}

export function archiveEnd(): Buffer {
  return Buffer.alloc(2 * blockSize);
}

async function* archiveFile(path: string, name: string): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  yield encodeHeader({ name, kind: 'file', size });
  let sent = 0;
  if (size > 0) {
    const chunks: AsyncIterable<Buffer> = createReadStream(path, { end: size - 1 });
    for await (const chunk of chunks) {
      sent += chunk.length;
      yield chunk;
    }
  }
  if (sent !== size) throw new Error(`The file ${path} became shorter while it was read.`);
  yield Buffer.alloc(padding(size));
}
