import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

test('an address holds half of the memory for bodies at most, so that slow senders of it keep nobody else out', () => {
  const budget = createByteBudget(100);
  const slow = ['2001:db8:1:1::1', '2001:db8:1:2::1'].map((address) => budget.hold(address));
  slow[0]?.take(30);
  slow[1]?.take(20);
  expect(() => slow[1]?.take(1)).toThrow('503');
  expect(() => budget.hold('2001:db8:1:3::1').take(1)).toThrow('503');
  const other = budget.hold('192.0.2.1');
  other.take(50);
  expect(() => budget.hold('192.0.2.2').take(1)).toThrow('503');
  slow[0]?.release();
  slow[0]?.release();
  budget.hold('192.0.2.2').take(30);
  expect(budget.used()).toBe(100);
});

test('the memory is free again when all are done, whatever they did', () => {
  const step = fc.record({ who: fc.nat(3), bytes: fc.nat(40), isOver: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const budget = createByteBudget(100);
      const held = [0, 1, 2, 3].map((who) => budget.hold(`192.0.2.${who % 2}`));
      for (const { who, bytes, isOver } of steps) {
        try {
          if (isOver) held[who]?.release();
          else held[who]?.take(bytes);
        } catch {
          // Full.
        }
        expect(budget.used()).toBeLessThanOrEqual(100);
      }
      for (const one of held) one.release();
      expect(budget.used()).toBe(0);
      const [first, second] = [budget.hold('192.0.2.0'), budget.hold('192.0.2.1')];
      first.take(50);
      second.take(50);
    }),
  );
});
