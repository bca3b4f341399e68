import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Database } from '#server/database/database.ts';
import { temporaryFolder } from '../../../../../test/site-folders.ts';
import { runHiroba } from '../../../../../test/run-hiroba.ts';
import { testDatabase } from '../../../../../test/test-database.ts';

const demo = join(import.meta.dirname, '../../../../../demo');
const now = Date.parse('2026-11-20T09:00:00+09:00');
type Fields = Record<string, unknown>;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The folder that `hiroba new` writes. */
async function newSite(): Promise<string> {
  const folder = join(temporaryFolder(), 'a/site');
  expect(await runHiroba(database, ['new', folder], { now })).toMatchObject({ code: 0, complained: '' });
  return folder;
}

function readSchema(folder: string): (site: unknown) => boolean {
  const schema = JSON.parse(readFileSync(join(folder, 'site.schema.json'), 'utf8'));
  const validator = new Validator(schema, '7');
  return (site) => validator.validate(site).valid;
}

test('a new site is imported and published without a warning, and named by its first line an editor knows its fields', async () => {
  const folder = await newSite();
  for (const words of [
    ['import', folder, '--strict'],
    ['publish', 'event/1', '--strict'],
  ]) {
    expect(await runHiroba(database, words, { now })).toMatchObject({ code: 0, complained: '' });
  }
  const text = readFileSync(join(folder, 'site.yaml'), 'utf8');
  expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=site.schema.json');
  expect(readSchema(folder)(parse(text))).toBe(true);
});

test('a site that is there stays, and gets the schema of this release', async () => {
  const folder = await newSite();
  writeFileSync(join(folder, 'site.yaml'), 'kind: portal\n');
  writeFileSync(join(folder, 'site.schema.json'), '{}');
  expect(await runHiroba(database, ['new', folder], { now })).toMatchObject({ code: 0, complained: '' });
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe('kind: portal\n');
  expect(readSchema(folder)({ kind: 'portal' })).toBe(false);
  expect(await runHiroba(database, ['new', join(folder, 'site.yaml')], { now })).toMatchObject({ code: 1 });
});

test('the schema takes every site of the demo, and marks an unknown field anywhere in them', async () => {
  const isValid = readSchema(await newSite());
  const sites = globSync('*/site.yaml', { cwd: demo }).map(
    (file) => [file, parse(readFileSync(join(demo, file), 'utf8')) as Fields] as const,
  );
  expect(sites.length).toBeGreaterThan(10);
  const codes = new Set<unknown>();
  for (const [file, site] of sites) {
    expect([file, isValid(site)]).toEqual([file, true]);
    for (const [module, ...place] of placesOf(site, codes)) {
      // The other modules are right, and looked at once.
      const less = structuredClone({ ...site, modules: module === undefined ? [] : [module] });
      place.reduce<Fields>((fields, key) => fields[key] as Fields, less)['unknown'] = 1;
      expect([file, ...place, isValid(less)]).toEqual([file, ...place, false]);
    }
  }
  expect(codes.size).toBeGreaterThan(25);
});

/** The groups of fields of a site, and of its first module of each code that is not among those seen, with the module. */
function placesOf(site: Fields, codes: Set<unknown>): [Fields | undefined, ...(string | number)[]][] {
  const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  const groups = Object.keys(site).filter((key) => isGroup(site[key]));
  const inModules = (site['modules'] as Fields[]).flatMap((module): [Fields, ...(string | number)[]][] => {
    if (codes.has(module['moduleCode'])) return [];
    codes.add(module['moduleCode']);
    const parts = ['widget', 'list', 'content'].filter((part) => isGroup(module[part]));
    const hasItems = (module['items'] as unknown[] | undefined)?.[0] !== undefined;
    const places = [[], ...parts.map((part) => [part]), ...(hasItems ? [['items', 0]] : [])];
    return places.map((place) => [module, 'modules', 0, ...place]);
  });
  return [[undefined], ...groups.map((key): [undefined, string] => [undefined, key]), ...inModules];
}

test('the schema marks a module of another kind of site, a wrong value, and a missing field', async () => {
  const isValid = readSchema(await newSite());
  const site = (more: object) => ({
    kind: 'event',
    portalId: 0,
    eventId: 1,
    languages: ['jpn'],
    webSetting: { title: { jpn: '題' } },
    ...more,
  });
  const module = (moduleCode: string, more: object = {}) => ({ modules: [{ moduleCode, contentId: 1, ...more }] });
  const image = { image: { path: '/media/a.png', width: 1, height: 1 } };
  const item = { detailId: 1, title: { jpn: '題' }, createdAt: 'today-1d 10:00' };
  const cases: [object, boolean][] = [
    [site({}), true],
    [site(module('information', { items: [item] })), true],
    [site(module('information', { items: [{ ...item, ...image }] })), false],
    [site(module('information', { items: [{ ...item, createdAt: 3 }] })), false],
    [site(module('information', { items: [{ detailId: 1 }] })), false],
    [site(module('conditional_event')), false],
    [site({ kind: 'portal', ...module('conditional_event') }), true],
    [site({ kind: 'portal', ...module('ticket') }), false],
    [site(module('carousel')), false],
    [site(module('nothing')), false],
    [site({ passcode: '12345' }), false],
    [site({ passcode: '407318' }), true],
    [site({ languages: ['jp'] }), false],
    [site({ webSetting: {} }), false],
    [site({ modules: [{ include: 'booths.yaml' }] }), true],
    [site({ modules: [{ include: 'booths.yaml', contentId: 1 }] }), false],
    [site({ invitations: 'hanako@example.jp' }), false],
  ];
  expect(cases.map(([one]) => [one, isValid(one)])).toEqual(cases);
});
