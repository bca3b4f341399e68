import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readStored } from './read-stored.ts';

const schema = v.strictObject({
  detailId: v.number(),
  limit: v.optional(v.number(), 10),
  isClosed: v.optional(v.boolean(), false),
  prices: v.optional(v.array(v.strictObject({ name: v.string(), yen: v.number() })), []),
});

test.each([
  ['a field that came later has its default', { detailId: 1 }, {}, []],
  ['a field that is gone is dropped, and not told', { detailId: 1, colour: 'red' }, {}, []],
  ['a value of another form is left out', { detailId: 1, limit: 'ten' }, {}, ['limit']],
  [
    'of a list the entry that lacks something is left out',
    { detailId: 1, prices: [{ name: 'a' }, { name: 'b', yen: 1, old: 2 }, { name: 'c' }] },
    { prices: [{ name: 'b', yen: 1 }] },
    ['prices.0.yen', 'prices.2.yen'],
  ],
])('%s', (_, stored, changed, told) => {
  const given = structuredClone(stored);
  const { output, faults } = readStored(schema, stored);
  expect(output).toEqual({ detailId: 1, limit: 10, isClosed: false, prices: [], ...changed });
  expect(faults.map(({ place }) => place.join('.'))).toEqual(told);
  expect(stored).toEqual(given);
});

test('without what cannot be missing, or with a fault in what closes it, nothing is read', () => {
  expect(readStored(schema, { limit: 1 }).output).toBeUndefined();
  expect(readStored(schema, { detailId: 1, isClosed: 'yes' }, ['isClosed']).output).toBeUndefined();
  expect(readStored(schema, 'text').output).toBeUndefined();
});
