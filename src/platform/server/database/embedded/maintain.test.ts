import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../../../test/test-database.ts';
import type { Database } from '../database.ts';
import { maintain } from './maintain.ts';

describe('the upkeep of the embedded database', () => {
  let database: Database;
  const problems: string[] = [];
  beforeEach(async () => {
    problems.length = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    database = await testDatabase();
    await database.pool.query('create table t (a text)');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  /** Each statement of the upkeep takes itself off what is counted. */
  const statements = { sent: 0 };
  const start = () => maintain(database.pool, statements, (line) => problems.push(line));
  const ask = async (sql: string) =>
    (await database.pool.query<{ value: unknown }>(`select (${sql}) as value`)).rows[0]!.value;
  const fill = (rows: number) =>
    database.pool.query(`insert into t select repeat(md5(n::text), 30) from generate_series(1, ${rows}) as n`);
  /** The upkeep's own statements are in the queue before ours, each before one of them. */
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      vi.advanceTimersByTime(60_000);
      let before: unknown;
      for (let quiet = 0; quiet < 5; ) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        const sent = statements.sent;
        await ask('1');
        quiet = sent === before ? quiet + 1 : 0;
        before = sent;
      }
    }
  };

  it('tidies up within a minute after much was written', async () => {
    const upkeep = await start();
    await minutes(1);
    const before = await redo();
    await fill(20_000);
    await minutes(2);
    expect(await redo()).not.toBe(before);
    expect(await ask("select reltuples from pg_class where relname = 't'")).toBe(20_000);
    await upkeep.finish();
    expect(problems).toEqual([]);
  });

  it('tidies up later after little was written, and not at all after nothing', async () => {
    const upkeep = await start();
    await minutes(1);
    const before = await redo();
    await fill(3);
    await minutes(3);
    expect(await redo()).toBe(before);
    await minutes(16);
    const after = await redo();
    expect(after).not.toBe(before);
    await minutes(20);
    expect(await redo()).toBe(after);
    await upkeep.finish();
  });

  it('lets others ask between two tables, and leaves alone what did not change', async () => {
    const texts: string[] = [];
    const query = database.pool.query.bind(database.pool);
    vi.spyOn(database.pool, 'query').mockImplementation(((text: string, ...more: never[]) => {
      texts.push(text);
      return Reflect.apply(query, undefined, [text, ...more]);
    }) as never);
    const upkeep = await start();
    const vacuumed = () => texts.splice(0).filter((text) => text.startsWith('vacuum'));
    await fill(20_000);
    await minutes(1);
    const first = vacuumed();
    expect(first).toEqual(expect.arrayContaining(['vacuum analyze public.t', 'vacuum analyze public.site']));
    expect(first).not.toContain('vacuum analyze');
    await fill(20_000);
    await minutes(1);
    const second = vacuumed();
    expect(second).toContain('vacuum analyze public.t');
    expect(second).not.toContain('vacuum analyze public.site');
    await upkeep.finish();
    expect(problems).toEqual([]);
  });

  it('saves the rest at the end', async () => {
    const upkeep = await start();
    await minutes(1);
    const before = await redo();
    await fill(3);
    await upkeep.finish();
    expect(await redo()).not.toBe(before);
  });

  it('begins no further table once the end has taken long, and saves what was written', async () => {
    const upkeep = await start();
    await minutes(1);
    await fill(20_000);
    const before = await redo();
    const query = database.pool.query.bind(database.pool);
    const vacuumed: string[] = [];
    vi.spyOn(database.pool, 'query').mockImplementation(((text: string, ...more: never[]) => {
      if (text.startsWith('vacuum')) {
        vacuumed.push(text);
        vi.setSystemTime(Date.now() + 4_000);
      }
      return Reflect.apply(query, undefined, [text, ...more]);
    }) as never);
    await upkeep.finish();
    expect(vacuumed.length).toBe(1);
    expect(await redo()).not.toBe(before);
    expect(problems).toEqual([]);
  });

  it('says nothing when the database is closed over it', async () => {
    const upkeep = await start();
    await minutes(1);
    await fill(20_000);
    const query = database.pool.query.bind(database.pool);
    vi.spyOn(database.pool, 'query').mockImplementation((async (text: string, ...more: never[]) => {
      const answer: unknown = await Reflect.apply(query, undefined, [text, ...more]);
      if (text.startsWith('vacuum')) await database.close();
      return answer;
    }) as never);
    await upkeep.finish();
    expect(problems).toEqual([]);
  });

  async function redo(): Promise<unknown> {
    return (await database.pool.query('select redo_lsn::text as place from pg_control_checkpoint()')).rows[0]!.place;
  }
});
