import { blockSize, decodeHeader, padding, type TarEntry } from './tar-header.ts';

export interface ArchivedEntry extends TarEntry {
  /** The content, to be read to its end before the next entry is asked for. */
  content(): AsyncGenerator<Buffer>;
}

export async function* readArchive(source: AsyncIterable<Buffer>): AsyncGenerator<ArchivedEntry> {
  const bytes = byteReader(source);
  for (;;) {
    const header = decodeHeader(await bytes.take(blockSize));
    if (!header) return;
    let untouched = true;
    const content = async function* (): AsyncGenerator<Buffer> {
      untouched = false;
      yield* bytes.stream(header.size);
      await bytes.take(padding(header.size));
    };
    yield { ...header, content };
    if (untouched) for await (const part of content()) void part;
  }
}

function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  async function* stream(length: number): AsyncGenerator<Buffer> {
    let missing = length;
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new Error('it ends too early');
        rest = Buffer.from(next.value);
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }

  async function take(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of stream(length)) parts.push(part);
    return Buffer.concat(parts);
  }
  return { stream, take };
}
