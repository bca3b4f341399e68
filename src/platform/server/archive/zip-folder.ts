import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Instant } from '#kernel/clock.ts';
import { ZipFile } from 'yazl';

/** These are as small as they get. */
const compressed = new Set(['.webp', '.png', '.jpg', '.gif', '.pdf', '.zip', '.mp4', '.docx', '.xlsx', '.pptx']);

/**
 * A folder as a zip archive, whose files are all of `at`: the same files make the same archive. Undefined where it would
 * have more than `mostBytes`.
 */
export async function zipFolder(
  folder: string,
  { mostBytes, at }: { mostBytes: number; at: Instant },
): Promise<Buffer<ArrayBuffer> | undefined> {
  const zip = new ZipFile();
  const mtime = new Date(at);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    const name = relative(folder, file).split(sep).join('/');
    zip.addFile(file, name, { compress: !compressed.has(extname(file).toLowerCase()), mtime, mode: 0o100644 });
  }
  zip.end();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of zip.outputStream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > mostBytes) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
