export type Encoding = 'br' | 'gzip' | 'identity';

const takesBrotli = /(?:^|[,\s])br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;
const takesGzip = /(?:^|[,\s])gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;

/** The best encoding that a browser takes, by its Accept-Encoding. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (takesBrotli.test(text)) return 'br';
  return takesGzip.test(text) ? 'gzip' : 'identity';
}
