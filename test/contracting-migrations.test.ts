import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previousRelease } from './previous-release.ts';

const folder = join(import.meta.dirname, '../migrations');
const contracts =
  /\bdrop\s+(?:column|table|type|not\s+null|sequence|view)|\brename\b|\balter\s+column\s+\w+\s+type\b|\bset\s+not\s+null\b/i;
const mark = /^-- contract: since \d+\.\d+\.\d+ \S/m;

function isUnmarked(text: string): boolean {
  return contracts.test(text.replace(/--.*$/gm, '')) && !mark.test(text);
}

test('a migration after the last release takes nothing from a server of it, or says since when nobody needs it', () => {
  const files = readdirSync(folder).filter((name) => Number(name.slice(0, 4)) > previousRelease.migration);
  expect(files.filter((name) => isUnmarked(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

test('a column that goes, or has another name, is seen (control)', () => {
  expect(isUnmarked('alter table member drop column preview_at;')).toBe(true);
  expect(isUnmarked('alter table member\n  rename column a to b;')).toBe(true);
  expect(isUnmarked('-- contract: since 0.9.0 nobody reads it\nalter table member drop column preview_at;')).toBe(
    false,
  );
  expect(isUnmarked('-- we drop column x later\nalter table member add column y text;')).toBe(false);
});
