import { expect, test } from 'vitest';
import { createScrollPositions } from './scroll-positions.ts';

function testStorage(kept: string | null = null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, text: string) => {
      value = text;
    },
  };
}

test('a position is found by its history entry, after a reload too', () => {
  const storage = testStorage();
  createScrollPositions(storage).keep('a', 120.4);
  const reloaded = createScrollPositions(storage);
  expect(reloaded.of('a')).toBe(120);
  expect(reloaded.of('b')).toBeUndefined();
});

test('the oldest is forgotten when there are more than fifty', () => {
  const positions = createScrollPositions(testStorage());
  for (let entry = 0; entry < 50; entry += 1) positions.keep(String(entry), entry);
  positions.keep('0', 1_000);
  positions.keep('50', 50);
  expect(positions.of('0')).toBe(1_000);
  expect(positions.of('1')).toBeUndefined();
});

test.each(['{', '{"a":1}', 'null', '[1]', '[["a","x"]]'])(
  'a damaged storage holding %s loses nothing but itself',
  (kept) => {
    const positions = createScrollPositions(testStorage(kept));
    expect(positions.of('a')).toBeUndefined();
    positions.keep('b', 7);
    expect(positions.of('b')).toBe(7);
  },
);

test('without a storage, or with a full one, positions last as long as the document', () => {
  const full = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  for (const storage of [undefined, full]) {
    const positions = createScrollPositions(storage);
    positions.keep('a', 3);
    expect(positions.of('a')).toBe(3);
  }
});
