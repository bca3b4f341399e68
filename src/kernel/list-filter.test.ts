import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterList } from './list-filter.ts';

interface Shirt {
  name: string;
  sizes: readonly string[];
  colour: string;
}
const shirt = (name: string, colour: string, ...sizes: string[]): Shirt => ({ name, colour, sizes });
const shirts = [shirt('a', 'red', 'S', 'M'), shirt('b', 'red', 'L'), shirt('c', 'blue', 'M')];
const facets = { size: ({ sizes }: Shirt) => sizes, colour: ({ colour }: Shirt) => [colour] };

test('one value of each filter is enough, and each value shows how many it finds under the other filters', () => {
  const { found, countOf } = filterList(shirts, facets, { size: ['M', 'L'], colour: ['red'] });
  expect(found.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(['S', 'M', 'L', 'XL'].map((value) => countOf('size', value))).toEqual([1, 1, 1, 0]);
  expect(['red', 'blue'].map((value) => countOf('colour', value))).toEqual([2, 1]);
});

test('the count of a value is the number of items that it finds on its own', () => {
  const sizes = fc.constantFrom('S', 'M', 'L');
  const colours = fc.constantFrom('red', 'blue');
  const one = fc.record({ name: fc.string(), colour: colours, sizes: fc.uniqueArray(sizes) });
  const wish = fc.record({ size: fc.uniqueArray(sizes), colour: fc.uniqueArray(colours) });
  fc.assert(
    fc.property(fc.array(one), wish, (items, chosen) => {
      const { countOf } = filterList(items, facets, chosen);
      for (const name of ['size', 'colour'] as const) {
        for (const value of name === 'size' ? ['S', 'M', 'L'] : ['red', 'blue']) {
          const { found } = filterList(items, facets, { ...chosen, [name]: [value] });
          expect(countOf(name, value)).toBe(found.length);
        }
      }
    }),
  );
});
