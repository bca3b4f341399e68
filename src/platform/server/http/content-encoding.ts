export type Encoding = 'br' | 'gzip' | 'identity';
export type PageEncoding = Encoding | 'zstd';

/** Whether an Accept-Encoding names an encoding, unless by a weight of nought. */
const takes = (name: string): RegExp =>
  new RegExp(`(?:^|[,\\s])${name}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, 'i');

const takesBrotli = takes('br');
const takesZstd = takes('zstd');
const takesGzip = takes('gzip');

/** The best encoding that a browser takes, by its Accept-Encoding. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (takesBrotli.test(text)) return 'br';
  return takesGzip.test(text) ? 'gzip' : 'identity';
}

/** The best encoding of a page, which is compressed as it is made: zstd takes less than half the time of brotli for it. */
export function pageEncodingOf(accepted: string | string[] | undefined): PageEncoding {
  return takesZstd.test(String(accepted ?? '')) ? 'zstd' : encodingOf(accepted);
}
