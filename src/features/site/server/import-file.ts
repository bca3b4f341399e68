import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** A file a site file names: its real path, or why it cannot be used. */
export type NamedFile = { path: string } | { refused: string; isTooLarge: boolean };

/** Few, since each picture or handout is in memory as a whole. */
export const mostFilesAtOnce = 3;

const missingCodes = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

/** The file must be inside the site's folder, also after following links. */
export async function findNamedFile(folder: string, name: string, mostBytes: number): Promise<NamedFile> {
  const refuse = (why: string, isTooLarge = false) => ({ refused: `"${name}", which ${why}`, isTooLarge });
  if (name === '' || name.includes('\0') || name.includes('\\') || isAbsolute(name)) {
    return refuse('is no path beside site.yaml');
  }
  const base = await realpath(folder);
  const wanted = resolve(base, name);
  if (!isInside(base, wanted)) return refuse("is outside the site's folder");
  try {
    const path = await realpath(wanted);
    if (!isInside(base, path)) return refuse("links to a place outside the site's folder");
    const file = await stat(path);
    if (!file.isFile()) return refuse('is not a file');
    if (file.size > mostBytes) return refuse(`has ${file.size} bytes`, true);
    return { path };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return refuse(missingCodes.has(code) ? 'does not exist' : `cannot be read (${String(code)})`);
  }
}

function isInside(base: string, path: string): boolean {
  const way = relative(base, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
