import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WrittenItem } from '#kernel/module-documents.ts';
import type { ParsedModule } from './import-modules.ts';
import type { ParsedSite } from './read-site-folder.ts';

/** Sites that were read, on the disk until they are written: thousands do not fit into the memory. */
export interface KeptSites {
  /** Answers how to have the site again. */
  keep(site: ParsedSite): Promise<() => Promise<ParsedSite>>;
  close(): Promise<void>;
}

/** A text of all of a large site, and its bytes, would take as much memory as the site. */
const itemsAtOnce = 500;
const isLong = ({ items }: ParsedModule): boolean => items.length > itemsAtOnce;

export async function openKeptSites(): Promise<KeptSites> {
  const path = join(tmpdir(), `hiroba-import-${randomUUID()}`);
  // Passcodes and secrets of providers are in it: for this process alone, and without a name that outlives it.
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  let end = 0;
  return {
    async keep(site) {
      const keepPart = async <Part>(part: Part): Promise<() => Promise<Part>> => {
        const bytes = Buffer.from(JSON.stringify(part));
        const start = end;
        const length = bytes.byteLength;
        end += length;
        await writeAt(file, bytes, start);
        return () => readAt<Part>(file, start, length);
      };
      const rest = await keepPart({
        ...site,
        modules: site.modules.map((module) => (isLong(module) ? { ...module, items: [] } : module)),
      });
      const lists: (readonly [index: number, parts: readonly (() => Promise<WrittenItem[]>)[]])[] = [];
      for (const [index, module] of site.modules.entries()) {
        if (!isLong(module)) continue;
        const parts = [];
        for (let at = 0; at < module.items.length; at += itemsAtOnce) {
          parts.push(await keepPart(module.items.slice(at, at + itemsAtOnce)));
        }
        lists.push([index, parts]);
      }
      return async () => {
        const again = await rest();
        for (const [index, parts] of lists) {
          for (const part of parts) again.modules[index]?.items.push(...(await part()));
        }
        return again;
      };
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

async function readAt<Part>(file: FileHandle, start: number, length: number): Promise<Part> {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, start + done);
    if (bytesRead === 0) throw new Error('The temporary file of the import has become shorter.');
    done += bytesRead;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This process has written it.
  return JSON.parse(bytes.toString()) as Part;
}
