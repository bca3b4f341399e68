import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { dictionary, list } from './bounded-schema.ts';
import { faultsMax } from './limits.ts';

describe('a list', () => {
  let looks = 0;
  const item = v.pipe(
    v.number(),
    v.check(() => (looks += 1) > 0),
    v.minValue(1),
  );
  const three = list(item, 3);

  test('is read like any other, and says where its faults are', () => {
    expect(v.safeParse(three, [1, 2, 3])).toMatchObject({ success: true, output: [1, 2, 3] });
    const { issues = [] } = v.safeParse(v.object({ all: list(v.object({ n: item }), 3) }), {
      all: [{ n: 1 }, { n: 0 }, {}],
    });
    expect(issues.map((issue) => [v.getDotPath(issue), issue.type])).toEqual([
      ['all.1.n', 'min_value'],
      ['all.2.n', 'object'],
    ]);
    expect(v.safeParse(three, 'x').issues).toMatchObject([{ type: 'array' }]);
  });

  test('that is too long has that fault alone, and no item of it is looked at', () => {
    looks = 0;
    expect(v.safeParse(v.pipe(three, v.minLength(9)), [0, 'x', 2, 3]).issues).toMatchObject([{ type: 'max_length' }]);
    expect(looks).toBe(0);
  });

  test('of lists full of faults stops at as many as an answer names', () => {
    const lists = list(list(v.string(), 1_000), 1_000);
    const full = Array.from({ length: 1_000 }, () => Array.from({ length: 1_000 }, () => 0));
    expect(v.safeParse(lists, full).issues).toHaveLength(faultsMax);
    expect(v.safeParse(lists, full, { abortEarly: true }).issues).toHaveLength(1);
  });
});

test('a dictionary with too many names has that fault alone', () => {
  const two = dictionary(v.pipe(v.string(), v.maxLength(3)), v.string(), 2);
  expect(v.safeParse(two, { a: 'x', b: 'y' })).toMatchObject({ success: true, output: { a: 'x', b: 'y' } });
  expect(v.safeParse(two, { a: 0, longer: 0, c: 0 }).issues).toMatchObject([{ type: 'max_entries' }]);
  expect(v.safeParse(two, null).issues).toMatchObject([{ type: 'record' }]);
});
