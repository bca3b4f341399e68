import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previousRelease } from './previous-release.ts';

const folder = join(import.meta.dirname, '../migrations');
const mark = /^-- contract: since \d+\.\d+\.\d+ \S/m;

/**
 * What only adds: a table, an index, and to a table of the last release a column that its servers need not know. What is
 * not known to be that may take something away: a type, a default, a rule for rows that are there.
 */
function contractionsOf(texts: readonly string[]): string[] {
  const made = new Set<string>();
  const added = new Set<string>();
  const isOfNew = (table = ''): boolean => made.has(table.toLowerCase());
  const onlyAdds = (statement: string): boolean => {
    const [, unique, table] = /^create (unique )?index (?:if not exists )?\w+ on (\w+)/i.exec(statement) ?? [];
    if (table !== undefined) return unique === undefined || isOfNew(table);
    const [, created] = /^create table (?:if not exists )?(\w+) ?\(/i.exec(statement) ?? [];
    if (created !== undefined) return made.add(created.toLowerCase()).has(created.toLowerCase());
    const [, altered, actions = ''] = /^alter table (\w+) (.*)/i.exec(statement) ?? [];
    if (altered !== undefined) {
      for (const action of actionsOf(actions)) {
        const [, column] = /^add (?:column )?(?:if not exists )?(\w+)/i.exec(action) ?? [];
        if (column !== undefined) added.add(`${altered}.${column}`.toLowerCase());
      }
      return isOfNew(altered) || actionsOf(actions).every(addsColumn);
    }
    // A server of the last release does not know the column.
    const [, updated, set] = /^update (\w+) set (\w+) = [^,]*$/i.exec(statement) ?? [];
    if (updated !== undefined) return added.has(`${updated}.${set}`.toLowerCase());
    if (/^create sequence (?:if not exists )?\w+$/i.test(statement)) return true;
    const [, filled] = /^insert into (\w+)/i.exec(statement) ?? [];
    return isOfNew(filled);
  };
  return texts.filter((text) => !statementsOf(text).every(onlyAdds) && !mark.test(text));
}

function statementsOf(text: string): string[] {
  const plain = text
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'[^']*'/g, "''");
  return plain.split(';').flatMap((part) => part.replace(/\s+/g, ' ').trim() || []);
}

/** Between commas that stand in no brackets. */
function actionsOf(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((action) => action.trim());
}

function addsColumn(action: string): boolean {
  if (!/^add (column )?(if not exists )?(?!constraint|unique|primary|foreign|check|exclude)\w+ \w/i.test(action))
    return false;
  if (/\b(unique|primary key|check|exclude)\b/i.test(action)) return false;
  if (/\bnot null\b/i.test(action) && !/\bdefault\b/i.test(action)) return false;
  // A row that an earlier server deletes has to go in spite of the new column.
  return !/\breferences\b/i.test(action) || /\bon delete (cascade|set null)\b/i.test(action);
}

test('a migration after the last release takes nothing from a server of it, or says since when nobody needs it', () => {
  const files = readdirSync(folder).filter((name) => Number(name.slice(0, 4)) > previousRelease.migration);
  const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(contractionsOf(texts)).toEqual([]);
});

test.each([
  'alter table member drop column preview_at',
  'alter table member drop preview_at',
  'alter table member\n  rename column a to b',
  'alter table member alter a type bigint',
  'alter table member alter column a set data type bigint',
  'alter table member alter column a set not null',
  'alter table member alter column a drop default',
  'alter table member add column a text not null',
  'alter table member add column a text unique',
  'alter table member add column a text, drop column b',
  'alter table member add column a integer references site (site_id)',
  'alter table member add constraint a check (b > 0)',
  'alter table member add unique (a, b)',
  'alter table member drop constraint a',
  'alter type state rename value a to b',
  'create unique index a on member (b)',
  'create trigger a before insert on member execute function b()',
  'drop table member',
  'drop index a',
  'delete from member',
  "update member set a = 'b'",
  'do $$ begin end $$',
])('what may take something is seen: %s', (statement) => {
  expect(contractionsOf([`${statement};`])).toHaveLength(1);
  expect(contractionsOf([`-- contract: since 0.9.0 nobody reads it\n${statement};`])).toEqual([]);
});

test.each([
  '-- we drop column x later\nalter table member add column y text',
  "alter table member add column a numeric(4, 2) not null default 0, add b text default 'drop; table'",
  'alter table member add column a integer references site (site_id) on delete set null',
  'create table a (b text not null unique); create unique index c on a (b); alter table a add constraint d check (b > 0)',
  'create index a on member (b) where c is not null',
])('what only adds needs no words: %s', (text) => expect(contractionsOf([`${text};`])).toEqual([]));
