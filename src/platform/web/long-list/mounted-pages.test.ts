import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mountedMax, mountedPages } from './mounted-pages.ts';

test('as somebody scrolls, what is near and what has the focus is there, and never more than so many pages', () => {
  const step = fc.record({
    at: fc.integer({ min: 1, max: 60 }),
    focused: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let mounted: ReadonlySet<number> = new Set([1]);
      for (const { at, focused } of steps) {
        const near = new Set([at, at + 1, at + 2]);
        const before = mounted;
        mounted = mountedPages({ mounted, near, focused });
        expect([...near].every((page) => mounted.has(page))).toBe(true);
        if (focused !== undefined && before.has(focused)) expect(mounted.has(focused)).toBe(true);
        expect(mounted.size).toBeLessThanOrEqual(mountedMax);
        expect([...mounted].every((page) => before.has(page) || near.has(page))).toBe(true);
      }
    }),
  );
});

test('what is there stays the same value while nothing changes', () => {
  const mounted = new Set([3, 4]);
  expect(mountedPages({ mounted, near: new Set([4]) })).toBe(mounted);
  expect(mountedPages({ mounted, near: new Set() })).toBe(mounted);
});
