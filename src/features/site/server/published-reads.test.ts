import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heapBytesOf } from './heap-bytes.ts';
import { createPublishedReads } from './published-reads.ts';

const text = 'x'.repeat(10_000);
const of = (siteKey: string, revision = 1) => ({ siteKey, revision });

describe('what was read of published sites', () => {
  test('is read once, and again when it failed', async () => {
    const reads = createPublishedReads(1_000_000);
    let count = 0;
    const read = async (): Promise<string> => `${(count += 1)}`;
    expect(await Promise.all([reads.get(of('event/1'), 'a', read), reads.get(of('event/1'), 'a', read)])).toEqual([
      '1',
      '1',
    ]);
    expect(reads.now(of('event/1'), 'a')).toBe('1');
    await expect(reads.get(of('event/1'), 'b', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await reads.get(of('event/1'), 'b', read)).toBe('2');
  });

  test('goes at once with its revision, and leaves nothing behind', async () => {
    const reads = createPublishedReads(1_000_000);
    for (let revision = 1; revision <= 50; revision += 1) {
      await reads.get(of('event/1', revision), 'site', async () => text);
      await reads.get(of('event/1', revision), 'items', async () => [text]);
    }
    const kept = reads.bytes();
    expect(kept).toBeLessThan(3 * 10_000);
    expect(reads.now(of('event/1', 49), 'site')).toBeUndefined();
    // A request that began before the publication ends with what it began with, and keeps nothing.
    expect(await reads.get(of('event/1', 49), 'site', async () => 'old')).toBe('old');
    expect(reads.now(of('event/1', 50), 'site')).toBe(text);
    expect(reads.bytes()).toBe(kept);
    reads.forget('event/1');
    expect(reads.bytes()).toBe(0);
  });

  test('never holds more bytes than it may, and keeps what was asked for last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ site: fc.nat(6), revision: fc.nat(3), length: fc.nat(20_000) }), { maxLength: 40 }),
        async (asked) => {
          const most = 30_000;
          const reads = createPublishedReads(most);
          for (const { site, revision, length } of asked)
            await reads.get(of(`event/${site}`, revision), 'site', async () => 'x'.repeat(length));
          expect(reads.bytes()).toBeGreaterThanOrEqual(0);
          expect(reads.bytes()).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

test('the bytes of a value grow with its texts and its parts', () => {
  expect(heapBytesOf('x'.repeat(1_000))).toBeGreaterThan(1_000);
  expect(heapBytesOf('広'.repeat(1_000))).toBeGreaterThan(2_000);
  const list = Array.from({ length: 1_000 }, (_, id) => ({ id, name: { jpn: '広場' } }));
  expect(heapBytesOf(list)).toBeGreaterThan(50_000);
  expect(heapBytesOf([list, list])).toBeLessThan(heapBytesOf(list) + 100);
  expect(heapBytesOf(undefined) + heapBytesOf(null) + heapBytesOf(5)).toBe(0);
});
