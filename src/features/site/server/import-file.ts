import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** A file a site file names: its real path, or why it cannot be used. */
export type NamedFile = { path: string } | { refused: string };

/** The file must be inside the site's folder, also after following links. */
export async function findNamedFile(folder: string, name: string, mostBytes: number): Promise<NamedFile> {
  if (name === '' || name.includes('\0') || name.includes('\\') || isAbsolute(name)) {
    return { refused: `"${name}", which is no path beside site.yaml` };
  }
  const base = await realpath(folder);
  const wanted = resolve(base, name);
  if (!isInside(base, wanted)) return { refused: `"${name}", which is outside the site's folder` };
  try {
    const path = await realpath(wanted);
    if (!isInside(base, path)) return { refused: `"${name}", which links to a place outside the site's folder` };
    const file = await stat(path);
    if (!file.isFile()) return { refused: `"${name}", which is not a file` };
    if (file.size > mostBytes) return { refused: `"${name}", which has ${file.size} bytes` };
    return { path };
  } catch {
    return { refused: `"${name}", which does not exist` };
  }
}

function isInside(base: string, path: string): boolean {
  const way = relative(base, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
