import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParsedSite } from './read-site-folder.ts';

/** Sites that were read, on the disk until they are written: thousands do not fit into the memory. */
export interface KeptSites {
  /** Answers how to have the site again. */
  keep(site: ParsedSite): Promise<() => Promise<ParsedSite>>;
  close(): Promise<void>;
}

export async function openKeptSites(): Promise<KeptSites> {
  const path = join(tmpdir(), `hiroba-import-${randomUUID()}`);
  // Passcodes and secrets of providers are in it: for this process alone, and without a name that outlives it.
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  let end = 0;
  return {
    async keep(site) {
      const bytes = Buffer.from(JSON.stringify(site));
      const start = end;
      end += bytes.byteLength;
      const length = bytes.byteLength;
      await writeAt(file, bytes, start);
      return () => readAt(file, start, length);
    },
    close: () => file.close(),
  };
}

async function writeAt(file: FileHandle, bytes: Buffer, start: number): Promise<void> {
  for (let done = 0; done < bytes.byteLength; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.byteLength - done, start + done);
    done += bytesWritten;
  }
}

async function readAt(file: FileHandle, start: number, length: number): Promise<ParsedSite> {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, start + done);
    if (bytesRead === 0) throw new Error('The temporary file of the import has become shorter.');
    done += bytesRead;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This process has written it.
  return JSON.parse(bytes.toString()) as ParsedSite;
}
