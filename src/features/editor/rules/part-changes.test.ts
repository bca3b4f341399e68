import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, diffParts, isSame, type Json, sharingWith } from './part-changes.ts';

const leaf = fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 3 }), fc.constantFrom('', 'a', 'b'));
const entry = fc.record({
  detailId: fc.integer({ min: 1, max: 5 }),
  title: fc.dictionary(fc.constantFrom('jpn', 'eng'), leaf),
});
const entries = fc.uniqueArray(entry, { selector: ({ detailId }) => detailId, maxLength: 5 });
const part: fc.Arbitrary<Json> = fc.record(
  {
    a: leaf,
    b: fc.record({ c: leaf, d: leaf }, { requiredKeys: [] }),
    list: entries,
    ids: fc.array(leaf, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

test('the changes from one value to another lead there', () => {
  fc.assert(
    fc.property(part, part, (before, after) => {
      const { value, clashes } = applyChanges(before, diffParts(before, after));
      expect(clashes).toEqual([]);
      expect(isSame(value, after)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('changes of other fields by another editor stay, and both see the same in the end, whoever saves first', () => {
  type Part = { a?: Json; b?: { c?: Json; d?: Json }; list?: Json; ids?: Json };
  fc.assert(
    fc.property(part, part, (one, other) => {
      const [base, wish] = [one, other] as [Part, Part];
      const mine = { ...base, a: wish.a, b: { ...base.b, c: wish.b?.c }, ids: wish.ids } as Json;
      const theirs = { ...base, list: wish.list, b: { ...base.b, d: wish.b?.d } } as Json;
      const [ofMine, ofTheirs] = [diffParts(one, mine), diffParts(one, theirs)];
      const first = applyChanges(applyChanges(one, ofMine).value, ofTheirs);
      const second = applyChanges(applyChanges(one, ofTheirs).value, ofMine);
      if (base.b !== undefined) expect([first.clashes, second.clashes]).toEqual([[], []]);
      if (base.b !== undefined) expect(isSame(first.value, second.value)).toBe(true);
      const isIn = (value: Json) => (value as Part).ids;
      expect(isSame(isIn(first.value), wish.ids) && isSame(isIn(second.value), wish.ids)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [
    'a text that both began, in one language',
    {},
    { t: { jpn: 'い' } },
    { t: { jpn: 'う' } },
    [{ path: ['t', 'jpn'], before: undefined, after: 'い', current: 'う' }],
  ],
  ['a text that both began, in two languages', {}, { t: { jpn: 'い' } }, { t: { eng: 'a' } }, []],
  ['the same field', { a: 1 }, { a: 2 }, { a: 3 }, [{ path: ['a'], before: 1, after: 2, current: 3 }]],
  ['the same field in the same way', { a: 1 }, { a: 2 }, { a: 2 }, []],
  [
    'another language of a text',
    { t: { jpn: 'あ', eng: 'a' } },
    { t: { jpn: 'い', eng: 'a' } },
    { t: { jpn: 'あ', eng: 'b' } },
    [],
  ],
  [
    'a field of an entry that is gone',
    { l: [{ id: 1, a: 1 }] },
    { l: [{ id: 1, a: 2 }] },
    { l: [] },
    [{ path: ['l', '#1', 'a'], before: 1, after: 2 }],
  ],
  [
    'a group that is gone',
    { g: { a: 1, b: 1 } },
    { g: { a: 2, b: 1 } },
    {},
    [{ path: ['g', 'a'], before: 1, after: 2 }],
  ],
])('two editors change %s', (_, base, mine, theirs, expected) => {
  const { clashes } = applyChanges(theirs, diffParts(base, mine));
  expect(clashes).toEqual(expected.map((clash) => ({ current: undefined, ...clash })));
});

test('an entry that another editor added stays where it was put when the list is reordered', () => {
  const [a, b, c, x] = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 9 }];
  const changes = diffParts([a, b, c], [c, a, b]);
  expect(applyChanges([a, x, b, c], changes)).toEqual({ value: [c, a, x, b], clashes: [] });
});

test('a path cannot reach the prototype of all objects', () => {
  const { value } = applyChanges({}, [{ path: ['__proto__', 'isAdmin'], after: true }]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test('a value shares with an earlier one all that they have in common, and says the same as before', () => {
  fc.assert(
    fc.property(part, part, (before, after) => {
      const kept = structuredClone(before);
      const shared = sharingWith(before, after);
      expect(isSame(shared, after)).toBe(true);
      expect(before).toEqual(kept);
      const [had, has] = [before, shared] as { [key: string]: Json }[];
      for (const key of Object.keys(has ?? {})) {
        if (isSame(had?.[key], has?.[key])) expect(has?.[key]).toBe(had?.[key]);
      }
      expect(sharingWith(before, structuredClone(before))).toBe(before);
    }),
    { numRuns: 2_000 },
  );
});

test('an entry that is put into one that another editor took away is a clash, and goes nowhere else', () => {
  const before = {
    rows: [
      { id: 1, cells: [{ id: 5 }] },
      { id: 2, cells: [] },
    ],
  };
  const added = {
    rows: [
      { id: 1, cells: [{ id: 5 }, { id: 6 }] },
      { id: 2, cells: [] },
    ],
  };
  const gone = { rows: [{ id: 2, cells: [] }] };
  const { value, clashes } = applyChanges(gone, diffParts(before, added));
  expect(value).toEqual(gone);
  expect(clashes.map(({ path }) => path.join(' '))).toContain('rows #1 cells #6');
});

test('tickets of one content are told apart by their numbers', () => {
  const of = (...tickets: number[]) => tickets.map((ticketId) => ({ contentId: 60, ticketId }));
  const { value, clashes } = applyChanges(of(1, 3), diffParts(of(1), of(2)));
  expect({ value, clashes }).toEqual({ value: of(3, 2), clashes: [] });
});
