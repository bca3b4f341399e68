import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** Marks the place of prepared JSON in a text; no visitor can know it. */
const mark = randomUUID();
const markLength = mark.length + 2;

/** The prepared bytes for the marks of the text being written. */
let marked: Buffer[] | undefined;

/**
 * Prepares an object that many answers share and nobody changes: its JSON is made once, as bytes, and copied from then
 * on. The object stays as it is, and any other writer of JSON sees no difference.
 */
export function prepareJson<Value extends object>(value: Value): Value {
  let bytes: Buffer | undefined;
  return Object.defineProperty(value, 'toJSON', {
    value: () => {
      if (marked === undefined) return value;
      bytes ??= plainBytes({ ...value });
      marked.push(bytes);
      return mark;
    },
  });
}

/** The JSON of an answer, in UTF-8. */
export function jsonBytes(answer: object): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const text = whileMarking(parts, () => JSON.stringify(answer));
  return parts.length === 0 ? Buffer.from(text) : joined(text, parts);
}

/** A list of more items than that is written in parts, so that nobody waits for all of it. */
const itemsOfPart = 200;
const wholeUpTo = 1_000;

/** The JSON of an answer with a long list as its data, part by part; undefined for any other. */
export function jsonParts(answer: object): AsyncGenerator<Buffer> | undefined {
  const { data, ...rest } = { data: undefined as unknown, ...answer };
  return Array.isArray(data) && data.length > wholeUpTo ? partsOf(data, rest) : undefined;
}

async function* partsOf(data: readonly unknown[], rest: object): AsyncGenerator<Buffer> {
  for (let from = 0; from < data.length; from += itemsOfPart) {
    const items = jsonBytes(data.slice(from, from + itemsOfPart));
    yield Buffer.concat([Buffer.from(from === 0 ? '{"data":[' : ','), items.subarray(1, -1)]);
    await setImmediate();
  }
  const others = jsonBytes(rest);
  yield Buffer.concat([Buffer.from(others.length > 2 ? '],' : ']'), others.subarray(1)]);
}

/** The JSON without marks, also of an object that holds prepared ones. */
function plainBytes(value: object): Buffer {
  return Buffer.from(whileMarking(undefined, () => JSON.stringify(value)));
}

function whileMarking(parts: Buffer[] | undefined, write: () => string): string {
  const before = marked;
  marked = parts;
  try {
    return write();
  } finally {
    marked = before;
  }
}

function joined(text: string, parts: readonly Buffer[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const part of parts) {
    const until = text.indexOf(mark, from) - 1;
    pieces.push(Buffer.from(text.slice(from, until)), part);
    from = until + markLength;
  }
  pieces.push(Buffer.from(text.slice(from)));
  return Buffer.concat(pieces);
}
