import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableReaders, tableWriters } from './table-graph.ts';
import { ownersOf, partOf, type SourceFile, tablesOf, tableUses } from './table-uses.ts';

const root = dirname(import.meta.dirname);
const read = (pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

const migrations = read('migrations/*.sql');
const files = read('src/**/*.ts');
// The migrations themselves are listed in a table that no migration creates.
const tables = [...tablesOf(migrations), 'migration'];
const owners = ownersOf(files);
const ownerOf = new Map(owners);
const uses = tableUses(files, tables);

/** `part: owner.table`, of the tables of others. */
const foreign = (isWrite: boolean): string[] =>
  uses
    .filter((use) => use.isWrite === isWrite && use.part !== ownerOf.get(use.table))
    .map(({ part, table }) => `${part}: ${ownerOf.get(table)}.${table}`)
    .sort();
const declared = (list: Record<string, Record<string, string>>): string[] =>
  Object.entries(list)
    .flatMap(([part, reasons]) => Object.keys(reasons).map((table) => `${part}: ${table}`))
    .sort();

// Keeps this test from passing without seeing a table.
const fewestTables = 45;

describe('the tables', () => {
  test('are all declared by one part, and no part declares a table that no migration creates', () => {
    expect(tables.length).toBeGreaterThan(fewestTables);
    expect(owners.map(([table]) => table).sort()).toEqual([...tables].sort());
  });

  test('are all seen where their owners write them', () => {
    const written = uses.filter(({ isWrite, part, table }) => isWrite && part === ownerOf.get(table));
    expect(written.map(({ table }) => table).sort()).toEqual([...tables].sort());
  });

  test('are read by others as test/table-graph.ts says', () => {
    expect(foreign(false)).toEqual(declared(tableReaders));
  });

  test('are written by others as test/table-graph.ts says', () => {
    expect(foreign(true)).toEqual(declared(tableWriters));
  });
});

describe('the check itself', () => {
  const usesIn = (source: string, path = 'src/features/cart/server/a.ts') =>
    tableUses([{ path, source }], ['site', 'mail_code', 'order']).map(
      ({ part, table, isWrite }) => `${part} ${isWrite ? 'writes' : 'reads'} ${table}`,
    );

  test.each([
    `kysely.selectFrom('site').select('site_key')`,
    `kysely\n.selectFrom(['site', 'order'])`,
    `kysely.innerJoin(\n'site as s', 's.site_key', 'x')`,
    'sql`select * from site where true`',
    'sql`select 1 from a left join\n  site s using (site_key)`',
  ])('sees that a part reads by %s', (source) => {
    expect(usesIn(source)).toEqual(['cart reads site']);
  });

  test.each([
    `kysely.insertInto('site').values(row)`,
    `tx.updateTable('site as s')`,
    `tx.deleteFrom('site')`,
    'sql`insert into site (site_key)`',
    'sql`update site set a = 1`',
    'sql`delete from\n site`',
  ])('sees that a part writes by %s', (source) => {
    expect(usesIn(source)).toEqual(['cart writes site']);
  });

  test.each([
    `kysely.selectFrom('site_more')`,
    `const word = 'site';`,
    `// from site to site`,
    `/** Kept by\n * update site. */`,
    'sql`select site.site_key, order from other`',
  ])('sees no table in %s', (source) => {
    expect(usesIn(source)).toEqual([]);
  });

  test('sees a table of several words in a list of names', () => {
    expect(usesIn(`const all = ['site', 'mail_code', 'site_key'];`)).toEqual(['cart reads mail_code']);
  });

  test('knows the part of a file, and leaves out its tests and texts', () => {
    expect(
      ['src/app/main.ts', 'src/demo/world/a.ts', 'src/platform/server/mail/a.ts', 'src/kernel/a.ts'].map(partOf),
    ).toEqual(['app', 'demo/world', 'platform/mail', undefined]);
    expect(usesIn('sql`delete from site`', 'src/features/cart/server/a.test.ts')).toEqual([]);
    expect(usesIn('sql`delete from site`', 'src/features/cart/texts/eng.ts')).toEqual([]);
  });
});
