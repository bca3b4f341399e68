import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest } from './import-rules.ts';

const root = dirname(import.meta.dirname);
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const sources = read('src/{app,demo,features,platform/server}/**/*.ts').filter(
  ({ path }) => !isTest(path) && !/\/(web|texts|mail-texts)\//.test(path),
);

/** Every JSON column of the migrations, as `table.column`. */
function jsonColumns(): string[] {
  const columns = new Set<string>();
  for (const { source } of read('migrations/*.sql')) {
    for (const [, table, body = ''] of source.matchAll(/^create table (\w+) \((.*?)^\);/gms))
      for (const [, column] of body.matchAll(/^ {2}(\w+) jsonb?\b/gm)) columns.add(`${table}.${column}`);
    for (const [, table, column] of source.matchAll(/alter table (\w+)\s+add column (\w+) jsonb?\b/g))
      columns.add(`${table}.${column}`);
  }
  return [...columns].sort();
}

/** The JSON columns by the types of the tables: those that a query gives as `StoredJson`. */
function storedColumns(): string[] {
  return sources
    .filter(({ path }) => path.endsWith('tables.ts'))
    .flatMap(({ source }) => {
      const tables = new Map([...source.matchAll(/^ {4}(\w+): (\w+);/gm)].map(([, table, type]) => [type, table]));
      return [...source.matchAll(/^(?:export )?interface (\w+)[^{]*\{\n(.*?)^\}/gms)].flatMap(([, type, body = '']) =>
        [...body.matchAll(/^ {2}(\w+): Json(?:Document|Text)\b/gm)].map(
          ([, column]) => `${tables.get(type)}.${column}`,
        ),
      );
    })
    .sort();
}

test('a query gives every JSON column as what no code can use before it is read by a schema', () => {
  expect(jsonColumns().length).toBeGreaterThan(15);
  expect(storedColumns()).toEqual(jsonColumns());
});

const columns = jsonColumns().map((name) => name.split('.')[1] as string);
/** Names that are those of other things as well: only what a statement's own type says of them is looked at. */
const statementTypes = (source: string): string[] =>
  [...source.matchAll(/(?:sql|query)<((?:[^<>`]|<[^<>]*>)*)>\s*[`(]/g)].map(([, type = '']) => type);

test('no statement in text gives a JSON column another type than that of what is not read yet', () => {
  const named = new RegExp(`\\b(${[...new Set(columns)].join('|')})\\??: (?!(?:StoredJson|unknown)\\b)([^;,}]+)`, 'g');
  const found = sources.flatMap(({ path, source }) =>
    statementTypes(source).flatMap((type) => [...type.matchAll(named)].map(([field]) => `${path}: ${field}`)),
  );
  expect(found).toEqual([]);
});

test('the documents of sites are selected by their reader alone', () => {
  const tables = /\b(site_document|content_document|content_item)\b/;
  const selected = /'document'|\b[a-z]{1,2}\.document\b|select [\w', ]*\bdocument\b|_document\.document\b/;
  const used = sources
    .filter(({ path, source }) => tables.test(source) && selected.test(source) && !path.endsWith('tables.ts'))
    .map(({ path }) => path.replace('src/features/site/server/', ''));
  expect(used).toEqual([
    // Compares them in the database.
    'changed-drafts.ts',
    'document-rows.ts',
    // Looks for the highest number of a list, in the database.
    'draft/allot-entry.ts',
    'draft/draft-parts.ts',
    'draft/draft-reads.ts',
    'draft/items-beside-public.ts',
    // Reads what a part is called, whatever else it says.
    'draft/part-titles.ts',
    'draft/publications.ts',
    // Writes drafts.
    'import-site.ts',
    // Copies a draft in one statement.
    'publish.ts',
    // The rows of a version, for these readers.
    'version-rows.ts',
  ]);
});

/** What is cast there is no stored document. */
const otherCasts: Record<string, string> = {
  'src/features/site/server/import-references.ts': 'a schema',
};

test('what a module, an item or a stored column says is not cast', () => {
  const cast =
    /\.(?:serverContent|document|content|widget|list|item)\??\)? as [A-Z({]|as unknown as (?:StoredJson|ReadModule|SiteDocument|PublishedSite)|\bitems<(?!Code\b)/;
  const found = sources.filter(({ source }) => cast.test(source)).map(({ path }) => path);
  // What this release has just written is as good as stored.
  expect(found).toEqual([...Object.keys(otherCasts), 'src/platform/server/database/read-stored.ts']);
});
