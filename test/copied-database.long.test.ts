import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { copyDemoWorld } from './start-test-site.ts';

/** All that is in the tables, and where the sequences stand. */
async function contents({ pool }: Database): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ t: string }>(`select t::text as t from public."${name}" t order by 1`);
    all.push(name, ...rows.map(({ t }) => t));
  }
  const { rows } = await pool.query<{ name: string; last_value: string | null }>(
    "select sequencename as name, last_value from pg_sequences where schemaname = 'public' order by 1",
  );
  return [...all, ...rows.map(({ name, last_value }) => `${name} ${last_value ?? 'new'}`)];
}

const writes = [
  "insert into job (name, data, created_at, run_at) select 'x', '{}', now(), now() from generate_series(1, 300)",
  "update site set published_at = published_at + interval '1 hour'",
  "update member set mail = 'somebody@example.jp' where mail_key like 'h%'",
  'delete from content_item where content_id % 2 = 0',
  "delete from site where site_key = 'event/11'",
  'delete from member',
  "select nextval('member_member_id_seq'), nextval('site_revision')",
];

it('a database that a test has closed comes back as it was, after any writes', async () => {
  const first = await copyDemoWorld();
  const fresh = await contents(first.database);
  await first.database.close();
  const arbitrary = fc.uniqueArray(fc.nat(writes.length - 1), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(arbitrary, async (chosen) => {
      const { database } = await copyDemoWorld();
      expect(await contents(database)).toEqual(fresh);
      for (const place of chosen) await database.pool.query(writes[place] as string);
      expect(await contents(database)).not.toEqual(fresh);
      await database.close();
    }),
    { numRuns: 6 },
  );
});

it.each([
  'create table more (number integer)',
  'create function more() returns integer language sql as $$ select 1 $$',
  'alter table ticket_order disable trigger all',
  'alter table ticket_order drop constraint ticket_order_holds_until',
  "alter database postgres set timezone = 'Asia/Tokyo'",
])('one whose test changed more than rows does not come back: %s', async (change) => {
  const before = await copyDemoWorld();
  await before.database.pool.query(change);
  await before.database.close();
  const after = await copyDemoWorld();
  const { rows } = await after.database.pool.query(
    `select to_regclass('public.more') is not null or to_regproc('public.more') is not null
       or exists (select from pg_trigger where tgenabled = 'D') or exists (select from pg_db_role_setting)
       or not exists (select from pg_constraint where conname = 'ticket_order_holds_until') as is_changed`,
  );
  expect(rows).toEqual([{ is_changed: false }]);
  await after.database.close();
});
