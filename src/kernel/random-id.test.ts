import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnonymousToken, randomAnonymousToken, randomUuid } from './random-id.ts';

/** A source of chance from a list of numbers, from the start again when they are used up. */
const drawing = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] as number;
};
const anyNumbers = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 1,
  maxLength: 40,
});

test('a random id is a version 4 UUID of 36 characters [LIMIT-001]', () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const id = randomUuid(drawing(numbers));
      expect(id).toHaveLength(36);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }),
  );
});

test('random ids differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => randomUuid(Math.random))).size).toBe(1_000);
});

test('an anonymous token is 32 letters and digits and recognised as one', () => {
  fc.assert(fc.property(anyNumbers, (numbers) => isAnonymousToken(randomAnonymousToken(drawing(numbers)))));
});

test.each(['', 'short', 'ä'.repeat(32), 'a'.repeat(33), 42, null, undefined])('%s is no anonymous token', (value) => {
  expect(isAnonymousToken(value)).toBe(false);
});
