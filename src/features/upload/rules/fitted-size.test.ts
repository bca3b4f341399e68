import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittedSize } from './fitted-size.ts';

test.each([
  [4000, 3000, 1024, 1024, 768],
  [3000, 4000, 1024, 768, 1024],
  [800, 600, 1024, 800, 600],
  [8000, 3, 1024, 1024, 1],
])('a picture of %i × %i within %i is %i × %i', (width, height, most, fittedWidth, fittedHeight) => {
  expect(fittedSize({ width, height }, most)).toEqual({ width: fittedWidth, height: fittedHeight });
});

test('the fitted size never grows, never reaches zero and always fits', () => {
  const side = fc.integer({ min: 1, max: 8000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, most) => {
      const fitted = fittedSize({ width, height }, most);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(most);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      expect(fitted.width <= width && fitted.height <= height).toBe(true);
    }),
  );
});
