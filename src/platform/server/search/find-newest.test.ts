import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEngines } from '../../../../test/test-database.ts';
import { findNewest, type SearchedList } from './find-newest.ts';

interface Numbers {
  all: readonly number[];
  matched: ReadonlySet<number>;
}

/** Its indexes name in no order: the oldest first. */
const listOf = ({ all, matched }: Numbers): SearchedList => ({
  newest: (after, most) => sql`(
    select id, id = any(${[...matched]}::integer[]) as is_match from unnest(${[...all]}::integer[]) id
    where ${after ?? null}::integer is null or id < ${after ?? null}::integer order by id desc limit ${most}
  )`,
  named: (most) => sql`(
    select id from unnest(${[...all]}::integer[]) id where id = any(${[...matched]}::integer[]) order by id limit ${most}
  )`,
  namedBetween: (from, until) => sql`(
    select id from unnest(${[...matched]}::integer[]) id where id >= ${from} and id < ${until} order by id
  )`,
});

const numbers = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 300 }), isMatch: fc.boolean() }), {
    selector: ({ id }) => id,
    maxLength: 60,
  })
  .chain((rows) => fc.record({ rows: fc.constant(rows), share: fc.constantFrom(0, 0.05, 0.5, 1) }))
  .map(
    ({ rows, share }): Numbers => ({
      all: rows.map(({ id }) => id),
      matched: new Set(
        rows.flatMap(({ id, isMatch }, at) => (share === 1 || (isMatch && at % 20 < share * 20) ? id : [])),
      ),
    }),
  );

describeEngines('what is searched for', (open) => {
  test('is found as a plain filter finds it, however few rows are looked through, and counted as far as is said', async () => {
    const { kysely } = await open();
    await fc.assert(
      fc.asyncProperty(
        numbers,
        fc.record({
          after: fc.option(fc.integer({ min: 0, max: 310 }), { nil: undefined }),
          most: fc.integer({ min: 1, max: 12 }),
          isWhole: fc.boolean(),
        }),
        fc.record({
          sampled: fc.integer({ min: 1, max: 30 }),
          agedMax: fc.integer({ min: 1, max: 200 }),
          namedMax: fc.integer({ min: 1, max: 30 }),
        }),
        async (rows, part, limits) => {
          const { ids, found, newest } = await findNewest(kysely, listOf(rows), part, limits);
          const all = rows.all.filter((id) => rows.matched.has(id)).sort((one, other) => other - one);
          const wanted = all.filter((id) => part.after === undefined || id < part.after).slice(0, part.most);
          if (ids !== undefined) expect(ids.toSorted((one, other) => other - one)).toEqual(all);
          if (newest !== undefined) expect(newest).toEqual(wanted);
          if (found?.isMore) expect(all.length).toBeGreaterThan(found.number);
          else if (found !== undefined) expect(found.number).toBe(all.length);
        },
      ),
    );
  });

  test('is counted, or at least said to be more, wherever nothing cuts the list down', async () => {
    const { kysely } = await open();
    await fc.assert(
      fc.asyncProperty(numbers, fc.integer({ min: 1, max: 12 }), async (rows, most) => {
        const part = { after: undefined, most, isWhole: true };
        const { ids, found, newest } = await findNewest(kysely, listOf(rows), part, {
          sampled: 5,
          agedMax: 100,
          namedMax: 8,
        });
        expect(found).toBeDefined();
        // A statement has to look at each row only where more match than are named.
        if (ids === undefined && newest === undefined) expect(rows.matched.size).toBeGreaterThan(8);
      }),
    );
  });
});
