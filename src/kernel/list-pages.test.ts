import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPage, listPageSize, listPagesOf, pageAt, pageStarts, wholeListMax } from './list-pages.ts';

const counts = fc.oneof(fc.integer({ min: 0, max: 3 * wholeListMax }), fc.constantFrom(wholeListMax, wholeListMax + 1));

test('every entry of a day stands on exactly one of its pages, in its order', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const entries = Array.from({ length: count }, (_, place) => place);
      const { pages } = listPagesOf(count);
      const shown = Array.from({ length: pages }, (_, index) => listPage(entries, index + 1));
      expect(shown.flat()).toEqual(entries);
      expect(pageStarts(entries)).toEqual(shown.flatMap(([first]) => first ?? []));
      if (count > wholeListMax) expect(shown.every(({ length }) => length <= listPageSize)).toBe(true);
      else expect(pages).toBe(1);
      expect(listPage(entries, pages + 1)).toEqual([]);
    }),
  );
});

test('a day that runs begins with what has begun last, any other with its beginning', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 90 })), { maxLength: 400 }),
      fc.nat(160),
      (drawn, now) => {
        const entries = drawn
          .map(([start, length]) => ({ start, end: start + length }))
          .toSorted((one, other) => one.start - other.start);
        const page = pageAt(entries, now);
        expect(page).toBeGreaterThan(0);
        expect(page).toBeLessThanOrEqual(listPagesOf(entries.length).pages);
        const begun = entries.filter(({ start }) => start <= now);
        const runs = entries.some(({ end }) => end > now) && begun.length > 0;
        const first = entries.find(({ start }) => start === (runs ? begun.at(-1)?.start : entries[0]?.start));
        if (first !== undefined) expect(listPage(entries, page)).toContain(first);
      },
    ),
  );
});
