import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comeBackAfter } from './come-back.ts';

const chance = fc.double({ min: 0, max: 0.999, noNaN: true });

test('pages come back spread over the wait, and never later than half a minute', () => {
  fc.assert(
    fc.property(fc.nat(100), chance, (failures, drawn) => {
      const wait = comeBackAfter('comeBack', failures, () => drawn) as number;
      const middle = 500 * 2 ** failures;
      expect(wait).toBeGreaterThanOrEqual(Math.min(middle / 2, 15_000));
      expect(wait).toBeLessThanOrEqual(Math.min(middle * 1.5, 30_000));
      const soon = comeBackAfter('comeSoon', failures, () => drawn) as number;
      expect(soon).toBeGreaterThanOrEqual(0);
      expect(soon).toBeLessThan(5_000);
    }),
  );
  expect(comeBackAfter('end', 0, () => 0.5)).toBeUndefined();
});
