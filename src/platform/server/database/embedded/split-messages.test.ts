import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBytes, splitMessages } from './split-messages.ts';

function message(type: string, length: number): Uint8Array {
  const bytes = new Uint8Array(5 + length);
  bytes[0] = type.charCodeAt(0);
  new DataView(bytes.buffer).setInt32(1, 4 + length);
  return bytes;
}

describe('the messages of a connection', () => {
  const startup = Uint8Array.of(0, 0, 0, 8, 0, 3, 0, 0);
  const select = joinBytes([message('P', 20), message('B', 300), message('D', 2), message('E', 5), message('S', 0)]);
  const begin = message('Q', 6);

  it('are run in batches that end where an answer is due, however the bytes are cut', () => {
    const all = joinBytes([startup, select, begin, select]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200 })), (lengths) => {
        const split = splitMessages();
        const batches: Uint8Array[] = [];
        let at = 0;
        for (const length of [...lengths, all.length]) {
          batches.push(...split(all.slice(at, at + length)));
          at += length;
        }
        expect(batches).toEqual([startup, select, begin, select]);
      }),
    );
  });

  it('wait while a batch is not whole', () => {
    const split = splitMessages();
    expect(split(startup)).toEqual([startup]);
    expect(split(select.slice(0, -1))).toEqual([]);
    expect(split(select.slice(-1))).toEqual([select]);
  });
});
