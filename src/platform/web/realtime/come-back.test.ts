import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comeBackAfter } from './come-back.ts';

const chance = fc.double({ min: 0, max: 0.999, noNaN: true });

test('pages connect again spread over the wait, and never later than after 7.5 s', () => {
  fc.assert(
    fc.property(fc.nat(100), chance, (failures, drawn) => {
      const wait = comeBackAfter('comeBack', failures, () => drawn) as number;
      const middle = Math.min(500 * 2 ** failures, 5_000);
      expect(wait).toBeCloseTo(middle * (0.5 + drawn));
      const soon = comeBackAfter('comeSoon', failures, () => drawn) as number;
      expect(soon).toBeGreaterThanOrEqual(0);
      expect(soon).toBeLessThan(5_000);
    }),
  );
  expect(comeBackAfter('end', 0, () => 0.5)).toBeUndefined();
});
