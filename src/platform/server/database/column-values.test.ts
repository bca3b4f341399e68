import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../../test/test-database.ts';
import type { Database } from './database.ts';

describeEngines('a value read from the database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const read = async (sql: string, values: unknown[] = []) =>
    (await database.pool.query<{ value: unknown }>(`select ${sql} as value`, values)).rows[0]!.value;

  it('is a number for a bigint as long as that is exact, otherwise a text', async () => {
    expect(await read('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await read('9007199254740993::bigint')).toBe('9007199254740993');
    expect(await read('count(*)')).toBe(1);
  });

  it('is a moment for a timestamp, whatever the zone', async () => {
    expect(await read("'2026-11-20 09:00+09'::timestamptz")).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect(await read("current_setting('timezone')")).toBe('UTC');
    expect(await read('$1::timestamptz', [new Date(1)])).toEqual(new Date(1));
  });

  it('is an object for a document, with every letter kept', async () => {
    const document = { text: '広場 👩‍👩‍👧 "\\ \n', list: [1, null, { deep: true }] };
    expect(await read('$1::jsonb', [document])).toEqual(document);
  });

  it('may be large in both directions', async () => {
    const large = '広'.repeat(1_000_000);
    expect(await read('$1::text', [large])).toBe(large);
  });
});
