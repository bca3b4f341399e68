import { readFile } from 'node:fs/promises';
import type { Handout } from '#kernel/handout.ts';
import { handoutMaxBytes } from '#kernel/limits.ts';
import { HandoutRefused, type StoreHandout } from '#server/uploads/handout-files.ts';
import { createWorkQueue } from '#server/limits/work-queue.ts';
import { findNamedFile, mostFilesAtOnce } from './import-file.ts';

type Outcome = { handout: Handout } | { expected: string; found: string };

/** Stores a file of the site's folder that visitors may download. */
export type LoadHandout = (name: string) => Promise<Outcome>;

const expected = 'a file beside site.yaml (pdf, zip, docx, xlsx, pptx, csv or txt, at most 30 MB)';

export function createHandoutLoader(folder: string, storeHandout: StoreHandout): LoadHandout {
  const queue = createWorkQueue(mostFilesAtOnce);

  async function load(name: string): Promise<Outcome> {
    const named = await findNamedFile(folder, name, handoutMaxBytes);
    if ('refused' in named) return { expected, found: named.refused };
    try {
      return { handout: await storeHandout(await readFile(named.path), name) };
    } catch (error) {
      if (error instanceof HandoutRefused) return { expected, found: `"${name}", ${error.message}` };
      throw error;
    }
  }

  return (name) => queue(() => load(name));
}
