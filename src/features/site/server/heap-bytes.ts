const word = 8;
const objectBytes = 3 * word;
const stringBytes = 2 * word;
const wideText = /[^\s!-\u00ff]/;

/** About how many bytes a plain value takes in memory: what JSON can say, each object once. */
export function heapBytesOf(value: unknown): number {
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  let bytes = 0;
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === 'string') bytes += stringBytes + one.length * (wideText.test(one) ? 2 : 1);
    if (typeof one !== 'object' || one === null || seen.has(one)) continue;
    seen.add(one);
    const parts: unknown[] = Array.isArray(one) ? one : Object.values(one);
    bytes += objectBytes + parts.length * word;
    for (const part of parts) waiting.push(part);
  }
  return bytes;
}
