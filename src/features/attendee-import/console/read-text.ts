/**
 * The text of a file: UTF-8 with or without its mark, UTF-16 with it or of plain letters, and otherwise Shift_JIS, which
 * Excel writes on a Japanese Windows.
 */
export function readText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // A comma, a digit or an @ has a zero in UTF-16, which no text in another encoding has.
  const zero = bytes.subarray(0, 1_000).indexOf(0);
  if (zero >= 0) return new TextDecoder(zero % 2 === 1 ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** A workbook of Excel, old or new, or of another office program: no text, whatever its name ends in. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const begins = (...signs: number[]): boolean => signs.every((sign, at) => bytes[at] === sign);
  return begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0);
}
