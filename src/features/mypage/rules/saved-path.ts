const longest = 500;

/**
 * A path that may be kept. It is of this host, as links inside a site are written (`/module/web_page/3`), or of a
 * stored file (`/media/…`). No browser can read it as another host or as a step out of the site.
 */
export function readSavedPath(typed: string): string | undefined {
  const path = typed.trim();
  if (path.length > longest || !/^\/[A-Za-z0-9._~/%-]*$/.test(path) || path.startsWith('//')) return undefined;
  const isPlain = path.split('/').every((part) => !['.', '..'].includes(decode(part) ?? '..'));
  return isPlain ? path : undefined;
}

/** Undefined for an invalid encoding, and for one that hides a slash. */
function decode(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return /[/\\\p{Cc}]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The id of the stored file a path names. */
export function uploadIdOf(path: string): string | undefined {
  return /^\/media\/([0-9a-f]{64})(?:-\d+)?\.webp$/.exec(path)?.[1];
}
