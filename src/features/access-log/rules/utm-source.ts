/** Letters of a source: a name such as `newsletter` or `x_december`. */
export const sourceMax = 40;

/** The source that an address names (`utm_source`), folded so that one source has one name; undefined: it names none. */
export function utmSource(url: string): string | undefined {
  const query = url.split('#')[0]?.split('?')[1] ?? '';
  const pair = query.split('&').find((one) => one.startsWith('utm_source='));
  if (pair === undefined) return undefined;
  const name = decoded(pair.slice('utm_source='.length))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, ' ')
    .trim();
  const short = [...name].slice(0, sourceMax).join('').trim();
  return short === '' ? undefined : short;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    // Cut in the middle of a letter: what it says is unknown.
    return '';
  }
}
