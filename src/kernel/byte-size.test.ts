import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatByteSize, formatMegabytes } from './byte-size.ts';

test.each([
  [1_024, '1KB'],
  [1_536, '1.5KB'],
  [1_048_576, '1MB'],
  [1_073_741_824, '1GB'],
  [5_368_709_120, '5GB'],
  [0, '0KB'],
])('%d bytes are %s [FORMAT-006]', (bytes, text) => expect(formatByteSize(bytes)).toBe(text));

test.each([
  [1_000, '1KB'],
  [1_126, '1.1KB'],
  [1_048_575, '1MB'],
  [1_073_741_823, '1GB'],
  [1_099_511_627_776, '1024GB'],
])('%d bytes are rounded to one decimal of 1024s without a trailing .0: %s [FORMAT-007]', (bytes, text) => {
  expect(formatByteSize(bytes)).toBe(text);
});

test('a size stays below 1024 of its unit and near the truth [FORMAT-006, FORMAT-007]', () => {
  const factor = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1024 ** 4 - 1 }), (bytes) => {
      const [, amount = '', unit] = /^(\d+(?:\.\d)?)(KB|MB|GB)$/.exec(formatByteSize(bytes)) ?? [];
      const size = factor[unit as keyof typeof factor];
      expect(Math.abs(Number(amount) * size - bytes)).toBeLessThanOrEqual(0.05 * size + 1);
      if (unit !== 'GB') expect(Number(amount)).toBeLessThan(1024);
    }),
  );
});

test.each([
  [5_242_880, '5MB'],
  [1_572_864, '1.5MB'],
  [2_147_483_648, '2048MB'],
  [1, '0.1MB'],
])('a map of %d bytes is %s to download [SITE-034]', (bytes, text) => expect(formatMegabytes(bytes)).toBe(text));
