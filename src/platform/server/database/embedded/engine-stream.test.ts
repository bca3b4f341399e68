import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../../test/test-database.ts';
import type { Database } from '../database.ts';
import { readiness } from '../readiness.ts';
import { embeddedParts } from './assemble-embedded.ts';

describe('a connection to the embedded engine', () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.close());

  const site = (id: number) =>
    ['insert into site (site_key, portal_id) values ($1, $2)', [`portal/${id}`, id]] as const;

  it('still works after a statement that fails', async () => {
    await expect(database.pool.query('select $1::integer', ['x'])).rejects.toMatchObject({ code: '22P02' });
    await expect(database.pool.query('select')).resolves.toBeDefined();
    await expect(database.pool.query('wrong')).rejects.toMatchObject({ code: '42601' });
    expect((await database.pool.query('select $1::integer as one', [1])).rows).toEqual([{ one: 1 }]);
  });

  it('leaves no transaction, setting or named statement behind for the next one', async () => {
    const first = await database.pool.connect();
    await first.query({ name: 'same', text: 'select 1 as a' });
    await first.query("set timezone = 'Asia/Tokyo'");
    await first.query('begin');
    await first.query(...(site(1) as unknown as [string, unknown[]]));
    first.release(true);
    const second = await database.pool.connect();
    expect((await second.query({ name: 'same', text: 'select 2 as b' })).rows).toEqual([{ b: 2 }]);
    expect((await second.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
    expect((await second.query('select * from site')).rows).toEqual([]);
    second.release();
  });

  it('takes turns: many queries at once are answered each with its own rows', async () => {
    const asked = Array.from({ length: 200 }, (_, number) => number);
    const answers = await Promise.all(
      asked.map(
        async (number) => (await database.pool.query<{ n: number }>('select $1::integer as n', [number])).rows[0]!.n,
      ),
    );
    expect(answers).toEqual(asked);
  });

  it('leaves the event loop free while a statement runs', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    await database.pool.query('select sum(n) from generate_series(1, 1500000) as n');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('rejects waiting queries when the engine dies, instead of waiting for ever', async () => {
    const waiting = database.pool.query('select sum(n) from generate_series(1, 100000000) as n');
    const refused = waiting.catch((error: Error) => error.message);
    expect(await readiness(database, 50)).toBe(false);
    await embeddedParts(database)!.engine.kill();
    expect(await refused).toMatch(/The embedded database has stopped/);
    expect(await readiness(database)).toBe(false);
    await expect(database.pool.query('select 1')).rejects.toThrow(/The embedded database has stopped/);
  });

  it('is ready while it answers', async () => {
    expect(await readiness(database)).toBe(true);
  });
});
