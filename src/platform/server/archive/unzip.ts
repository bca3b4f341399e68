import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface UnzipLimits {
  /** How many files, and how many bytes they have together once they are unpacked. */
  mostFiles: number;
  mostBytes: number;
}

/** Why an archive was not unpacked. */
export type UnzipProblem = 'noArchive' | 'encrypted' | 'tooManyFiles' | 'tooManyBytes';

/** What the archivers of Windows and macOS add of their own. */
const isJunk = (name: string): boolean => /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name);

/**
 * Unpacks an archive into a folder; answers why it does not. What the archive announces is summed up before a byte of it
 * is unpacked, and a file that has more bytes than announced ends it. No name leads out of the folder, and a link is a
 * file with its target as its text.
 */
export async function unzip(
  bytes: Uint8Array,
  folder: string,
  { mostFiles, mostBytes }: UnzipLimits,
): Promise<UnzipProblem | undefined> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > 10 * mostFiles) return 'tooManyFiles';
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('/') && !isJunk(entry.fileName)) entries.push(entry);
    }
    if (entries.length > mostFiles) return 'tooManyFiles';
    if (entries.some((entry) => entry.isEncrypted())) return 'encrypted';
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > mostBytes) return 'tooManyBytes';
    await mkdir(folder, { recursive: true });
    for (const entry of entries) await unpack(zip, entry, join(folder, entry.fileName));
    return undefined;
  } catch (error) {
    if (isOfDisk(error)) throw error;
    return 'noArchive';
  }
}

/** Such codes follow from names in the archive. */
const codesOfNames = new Set(['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL', 'EILSEQ']);

function isOfDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code.startsWith('E') && !code.startsWith('ERR_') && !codesOfNames.has(code);
}

async function unpack(zip: ZipFile, entry: Entry, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // Never over a file that is there: two names of an archive may be one on this disk.
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx' }));
}
