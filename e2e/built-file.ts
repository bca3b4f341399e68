import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the build that has a source, by its path below src; parts of pages share files. */
export function builtFileOf(source: string): RegExp {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../build/client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string } | undefined>;
  const built = manifest[`src/${source}`];
  if (built === undefined) throw new Error(`The build fetches no src/${source}.`);
  return new RegExp(`/${built.file.replaceAll('.', '\\.')}`);
}
