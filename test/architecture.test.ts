import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featureGraph } from './feature-graph.ts';
import { featureRooms } from './feature-rooms.ts';
import { circlesIn } from './circles.ts';
import { brokenImports, isTest } from './import-rules.ts';
import { readModule, readModules, targetOf } from './modules.ts';
import { againstTheOrder, roomsOf } from './room-rules.ts';

const root = dirname(import.meta.dirname);
const modules = readModules(root, 'src');
const features = readdirSync(join(root, 'src/features'));

// Keep these tests from passing without seeing files. Raise them as the house grows.
const fewestModules = 600;
const fewestImports = 2000;

describe('the house', () => {
  test('is seen', () => {
    expect(modules.length).toBeGreaterThan(fewestModules);
    expect(modules.flatMap((module) => module.imports).length).toBeGreaterThan(fewestImports);
  });

  test('imports follow the table of docs/architecture.md', () => {
    expect(brokenImports(modules, featureGraph)).toEqual([]);
  });

  test('every import within the repository names an existing file, with its ending', () => {
    const missing = modules.flatMap(({ path, imports }) =>
      imports
        .map(({ specifier }) => [specifier, targetOf(path, specifier)] as const)
        .filter(([, target]) => target !== undefined && !existsSync(join(root, target.replace(/\?.*$/, ''))))
        .map(([specifier]) => `${path} imports ${specifier}`),
    );
    expect(missing).toEqual([]);
  });

  test('every feature is declared, and features do not use each other in a circle', () => {
    expect(features.filter((feature) => !(feature in featureGraph))).toEqual([]);
    expect(circlesIn(featureGraph)).toEqual([]);
  });

  test('every declared use is one', () => {
    const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];
    const uses = modules
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) =>
        imports.map(({ specifier }) => `${featureOf(path)} → ${featureOf(targetOf(path, specifier) ?? '')}`),
      );
    const declared = Object.entries(featureGraph).flatMap(([user, used]) => used.map((one) => `${user} → ${one}`));
    const known = new Set(uses);
    expect(declared.filter((use) => !known.has(use))).toEqual([]);
  });

  test('no file imports itself through others, types included', () => {
    const files = [...modules, ...['test', 'bench', 'e2e'].flatMap((folder) => readModules(root, folder))];
    const graph = files.map(({ path, imports }): [string, string[]] => [
      path,
      imports.flatMap(({ specifier }) => targetOf(path, specifier) ?? []),
    ]);
    expect(circlesIn(Object.fromEntries(graph))).toEqual([]);
  });

  test('the rooms of a large feature use each other in one direction, over all its parts', () => {
    expect(againstTheOrder(modules, featureRooms)).toEqual([]);
    const found = Object.keys(featureRooms).map((feature) => [feature, [...roomsOf(feature, modules)].sort()]);
    const declared = Object.entries(featureRooms).map(([feature, rooms]) => [feature, [...rooms].sort()]);
    expect(found).toEqual(declared);
  });

  test('the pure parts get the time and chance as parameters', () => {
    const pure = modules.filter(({ path }) => /^src\/(kernel|features\/[^/]+\/rules)\//.test(path) && !isTest(path));
    expect(pure.flatMap(({ path, impurities }) => impurities.map((what) => `${path}: ${what}`))).toEqual([]);
  });

  test('an object that is filled by computed keys has no prototype', () => {
    const filled = modules.filter(({ path }) => !isTest(path));
    expect(filled.flatMap(({ path, filledObjects }) => filledObjects.map((name) => `${path}: ${name}`))).toEqual([]);
  });

  test('files that Node runs without a build have no JSX', () => {
    const server = /^src\/(kernel|platform\/server|features\/[^/]+\/(rules|texts|server))\/.*\.tsx$/;
    expect(modules.map(({ path }) => path).filter((path) => server.test(path) && !isTest(path))).toEqual([]);
  });

  test('the server reads the body of a request in one place, where a sender who breaks off is no fault', () => {
    const served = globSync('src/{app/server,demo,platform/server,features/*/server}/**/*.ts', { cwd: root });
    const own =
      /\b(c\.req|(c\.req\.raw|request))\.(text|json|formData|parseBody|arrayBuffer|blob|body)\b|hono\/body-limit/;
    // The provider of the demo is given requests of this process, whose bodies are read.
    const given = 'src/demo/identity-provider/';
    const found = served.filter(
      (file) => !isTest(file) && !file.startsWith(given) && own.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(found.map((file) => file.replaceAll('\\', '/'))).toEqual(['src/platform/server/http/body-sources.ts']);
  });

  test('no file of code, tools or style is longer than 400 lines, and no file of tests than 500', () => {
    const written = globSync('{src,test,e2e,bench,tools,bin}/**/*.{ts,tsx,mjs,css}', { cwd: root }).map(
      (file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length] as const,
    );
    expect(written.filter(([file]) => file.endsWith('.css')).length).toBeGreaterThan(100);
    const most = (file: string) => (/\.(test|spec)\.tsx?$/.test(file) ? 500 : 400);
    expect(written.filter(([file, lines]) => lines > most(file))).toEqual([]);
  });

  test('every lazy import of the browser goes through importPart or needed, which ask again after a failure', () => {
    const files = globSync(
      ['src/{app,platform/{web,console},features/*/{web,console}}/**/*.{ts,tsx}', 'src/features/*/{web,console}.ts'],
      { cwd: root },
    ).filter(
      (file) => !isTest(file) && !/^src\/app\/(server|command|openapi|main|module-documents)|import-part/.test(file),
    );
    const imports = files.flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8').replace(/typeof import\(|\/\*[\s\S]*?\*\//g, '');
      const all = source.match(/\bimport\(/g)?.length ?? 0;
      const guarded = source.match(/\b(importPart|needed)\(\s*\(\) =>\s*import\(/g)?.length ?? 0;
      return [[file.replaceAll('\\', '/'), all, guarded] as const];
    });
    expect(imports.filter(([, all]) => all > 0).length).toBeGreaterThan(30);
    expect(imports.filter(([, all, guarded]) => all !== guarded)).toEqual([]);
  });

  test('files have kebab-case names that tell their content', () => {
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|api\.test|slow\.test|long\.test|d|worker))?\.(tsx?|css)$/;
    const vague = /^(index|utils?|helpers?|common|misc|types|manager|service)\.|-(utils?|helpers?|manager|service)\./;
    const files = globSync('src/**/*.{ts,tsx,css}', { cwd: root });
    expect(files.filter((file) => !name.test(basename(file)) || vague.test(basename(file)))).toEqual([]);
  });

  test('the files of a feature have names of their own, so that a name finds one of them', () => {
    const named = modules.flatMap(({ path }) => {
      const [, feature, file] = /^src\/features\/([^/]+)\/(?:rules|server|web)\/(.+)\.tsx?$/.exec(path) ?? [];
      return feature === undefined || file === undefined || isTest(path) || /texts\/\w+$/.test(file)
        ? []
        : [`${feature}: ${basename(file)}`];
    });
    expect(named.length).toBeGreaterThan(fewestModules);
    expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
  });

  test('a folder of texts has the five languages and nothing else, since a screen loads the folder', () => {
    const folders = globSync('src/**/{texts,mail-texts}', { cwd: root }).map((folder) => folder.replaceAll('\\', '/'));
    const ofFeatures = folders.filter((folder) => folder !== 'src/platform/web/texts');
    expect(ofFeatures.length).toBeGreaterThan(60);
    const filesOf = (folder: string) => globSync('*.ts', { cwd: join(root, folder) }).sort();
    const five = ['chi.ts', 'eng.ts', 'jpn.ts', 'kor.ts', 'zhtw.ts'];
    const unlike = (files: readonly string[]) => files.length > 0 && files.join() !== five.join();
    expect(ofFeatures.filter((folder) => unlike(filesOf(folder)))).toEqual([]);
  });
});

describe('the check itself', () => {
  const graph = { cart: ['ticket'], ticket: [] };
  const check = (path: string, source: string) => brokenImports([readModule(path, source)], graph);
  const roomProblems = (path: string, source: string) =>
    againstTheOrder([readModule(`src/features/cart/${path}`, source)], { cart: ['sale', 'order'] });

  test.each([
    ['src/kernel/a.ts', `import * as v from 'valibot'; import { b } from './b.ts';`],
    [
      'src/features/cart/rules/a.ts',
      `import { b } from '../rules/b.ts'; import { t } from '#features/ticket/rules/t.ts';`,
    ],
    ['src/features/cart/server/a.ts', `import { t } from '#features/ticket/server.ts'; import fs from 'node:fs';`],
    ['src/features/cart/server.ts', `export { a } from './server/a.ts'; import { x } from '#server/http/api.ts';`],
    ['src/features/cart/web/a.tsx', `import type { D } from '../documents.ts'; import './cart.css'; import 'react';`],
    [
      'src/features/cart/texts/jpn.ts',
      `import t from '#features/ticket/texts/jpn.ts'; import k from '#kernel/texts/jpn.ts';`,
    ],
    ['src/features/cart/web/list/texts/jpn.ts', `import t from '#features/ticket/texts/sale/jpn.ts';`],
    [
      'src/features/cart/texts/fields/jpn.ts',
      `import type { cartDocuments } from '../../documents.ts'; import t from '#features/ticket/texts/fields/jpn.ts';`,
    ],
    ['src/features/cart/rules/a.test.ts', `import { x } from 'vitest'; import { y } from '../../../../test/y.ts';`],
    [
      'src/demo/mailbox/a.ts',
      `import { s } from '#features/site/server.ts'; import { Provider } from 'oidc-provider';`,
    ],
    ['src/demo/mailbox/a.ts', `import { r } from '#features/site/rules/r.ts'; import { m } from '../page/markup.ts';`],
    ['src/demo/mailbox/a.test.ts', `import { worldSites } from '#app/world-sites.ts';`],
    [
      'src/features/cart/console/a.tsx',
      `import type { C } from '../contract.ts'; import { q } from '#web/ui/qr-drawing.ts'; import { d } from '../documents.ts';`,
    ],
    [
      'src/features/cart/console.ts',
      `import { t } from '#features/ticket/console.ts'; import { u } from '#console/u.ts';`,
    ],
    ['src/platform/console/a.tsx', `import { n } from '#web/parts/needed.ts'; import 'react'; import './a.css';`],
    ['src/app/a.ts', `import type { Demo } from '#demo/demo.ts'; const load = () => import('#demo/demo.ts');`],
    ['src/app/main.ts', `import { anything } from '#features/cart/server/inner.ts'; import 'react';`],
  ])('lets %s import what it may', (path, source) => {
    expect(check(path, source)).toEqual([]);
  });

  test.each([
    ['src/kernel/a.ts', `import { c } from '#features/cart/rules/c.ts';`, 'knows no feature'],
    ['src/kernel/a.ts', `import fs from 'node:fs';`, 'does not belong'],
    ['src/features/cart/rules/a.ts', `import * as v from 'valibot';`, 'does not belong'],
    ['src/features/cart/rules/a.ts', `import { s } from '../server/s.ts';`, "may not know its feature's server"],
    ['src/features/cart/rules/a.ts', `import type { D } from '#server/database/database.ts';`, 'may not know'],
    ['src/features/ticket/rules/a.ts', `export * from '#features/cart/rules/c.ts';`, 'does not declare cart'],
    ['src/features/cart/server/a.ts', `import { t } from '#features/ticket/server/t.ts';`, 'the door to ticket'],
    ['src/features/cart/server/a.ts', `import { t } from '../../ticket/server/t.ts';`, 'the door to ticket'],
    ['src/features/cart/server/a.ts', `import { w } from '../web.ts';`, "may not know its feature's web"],
    ['src/features/cart/server/a.ts', `import { useState } from 'react';`, 'does not belong'],
    ['src/features/cart/web/a.tsx', `const t = () => import('#features/ticket/web/list.tsx');`, 'the door to ticket'],
    ['src/features/cart/web/a.tsx', `import t from '#features/ticket/texts/jpn.ts';`, "another feature's texts"],
    ['src/features/cart/web/texts/jpn.ts', `import t from '#features/ticket/web/texts/jpn.ts';`, 'the door to ticket'],
    ['src/features/ticket/texts/jpn.ts', `import t from '#features/cart/texts/jpn.ts';`, 'does not declare cart'],
    [
      'src/features/cart/texts/jpn.ts',
      `import type { D } from '../documents.ts';`,
      "may not know its feature's documents",
    ],
    ['src/features/cart/texts/fields/jpn.ts', `import { d } from '../../documents.ts';`, 'only types from documents'],
    [
      'src/features/cart/texts/fields/jpn.ts',
      `import type { D } from '#features/ticket/documents.ts';`,
      "another feature's documents",
    ],
    ['src/features/cart/web/a.tsx', `import { d } from '../documents.ts';`, 'only types'],
    ['src/features/cart/web/a.tsx', `let x: import('#server/http/api.ts').Api;`, 'may not know platform-server'],
    ['src/features/cart/web/a.tsx', `import { readFile } from 'node:fs';`, 'does not belong'],
    ['src/features/cart/rules/a.ts', `declare module '#server/database/tables.ts' {}`, 'may not know platform-server'],
    ['src/features/cart/console/a.tsx', `import { c } from '../contract.ts';`, 'only types from contracts'],
    ['src/features/cart/console/a.tsx', `import { w } from '../web/w.tsx';`, "may not know its feature's web"],
    ['src/features/cart/console/a.tsx', `import { f } from '#web/ui/field.tsx';`, 'a look of its own'],
    ['src/features/cart/console/a.tsx', `import { t } from '#features/ticket/console/t.tsx';`, 'the door to ticket'],
    ['src/features/cart/web/a.tsx', `import { f } from '#console/forms/field.tsx';`, 'may not know platform-console'],
    ['src/features/cart/web/a.tsx', `import { c } from '../console.ts';`, "may not know its feature's console"],
    ['src/platform/console/a.ts', `import { s } from '#web/site/site-link.tsx';`, 'a look of its own'],
    ['src/platform/web/a.ts', `import { f } from '#console/forms/field.tsx';`, 'may not know platform-console'],
    ['src/platform/console/a.ts', `import { t } from '#features/ticket/console.ts';`, 'knows no feature'],
    ['src/platform/web/a.ts', `import { x } from '#server/http/api.ts';`, 'may not know platform-server'],
    ['src/platform/server/a.ts', `import { r } from '#app/routes.ts';`, 'nobody imports app'],
    ['src/features/cart/rules/a.test.ts', `import { r } from '#app/routes.ts';`, 'nobody imports app'],
    ['src/app/main.ts', `import { createDemo } from '#demo/demo.ts';`, 'by await import() alone'],
    ['src/app/main.ts', `export { createDemo } from '#demo/demo.ts';`, 'by await import() alone'],
    ['src/demo/mailbox/a.ts', `import { d } from '#app/module-documents.ts';`, 'nobody imports app'],
    ['src/demo/mailbox/a.ts', `import { i } from '#features/site/server/import-site.ts';`, 'the door to site'],
    ['src/demo/mailbox/a.ts', `import { w } from '#features/site/web.ts';`, "may not know a feature's web"],
    ['src/demo/mailbox/a.ts', `import { x } from '#web/ui/dialog.tsx';`, 'may not know platform-web'],
    ['src/features/cart/server/a.ts', `import { d } from '#demo/demo.ts';`, 'may not know demo'],
    ['src/platform/server/a.ts', `import { d } from '#demo/demo.ts';`, 'may not know demo'],
    ['src/features/cart/helpers.ts', '', 'in no place'],
    ['src/things/a.ts', '', 'in no place'],
  ])('catches %s: %s', (path, source, problem) => {
    expect(check(path, source)).toEqual([expect.stringContaining(problem)]);
  });

  test('sees the clock and chance in all their forms, and a date made of something', () => {
    const source = `new Date(); Date.now(); Math.random(); const f = Date.now; new Date(5); Date.UTC(2026, 1);`;
    expect(readModule('src/kernel/a.ts', source).impurities).toEqual([
      'new Date()',
      'Date.now',
      'Math.random',
      'Date.now',
    ]);
  });

  test.each([
    ['const all: Record<string, string> = {}; all[key] = x;', ['all']],
    ['const all: FieldErrors = {}; (all[key] ??= []).push(x);', ['all']],
    ['const all = {}; Object.assign(all, x);', ['all']],
    ['const all = bareRecord<string>(); all[key] = x; Object.assign(all, x);', []],
    ['const all: Partial<Record<Part, string>> = {}; all[part] = x;', []],
    [`const all: Record<string, string> = {}; all['key'] = x; Object.assign({}, x); all.key = x;`, []],
    ['const all = { a: x, b: x }; all[part] = x;', []],
    ['const all: string[] = []; all[place] = x;', []],
  ])('sees a plain object that is filled by computed keys: %s', (source, names) => {
    expect(readModule('src/kernel/a.ts', source).filledObjects).toEqual(names);
  });

  test('finds a circle', () => {
    expect(circlesIn({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual(['a → b → c → a']);
    expect(circlesIn({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
  });

  test.each([
    ['server/sale/a.ts', `import { b } from './b.ts'; import { r } from '../../rules/sale/r.ts'; import 'kysely';`],
    ['server/order/a.ts', `import { s } from '../sale/s.ts'; export * from '#features/cart/server/sale/deep/s.ts';`],
    ['server/order/a.ts', `import { c } from '../../contract.ts'; import { s } from '../../contract/sale.ts';`],
    ['web/order/a.tsx', `import { r } from '../../rules/flat.ts'; import { r } from '../../rules/sale/r.ts';`],
    ['web/sale/a.ts', `import o from '../../texts/order/jpn.ts';`],
    ['server/start.ts', `import { o } from './order/o.ts';`],
    ['server/sale/a.test.ts', `import { o } from '../order/o.ts';`],
  ])('lets %s use the rooms that it may', (path, source) => {
    expect(roomProblems(path, source)).toEqual([]);
  });

  test.each([
    ['server/sale/a.ts', `import { o } from '../order/o.ts';`, 'order comes after sale'],
    ['server/sale/deep/a.ts', `import type { O } from '../../order/o.ts';`, 'order comes after sale'],
    ['server/sale/a.ts', `let o: import('#features/cart/server/order/o.ts').O;`, 'order comes after sale'],
    ['web/sale/a.tsx', `import { o } from '../../rules/order/o.ts';`, 'order comes after sale'],
    ['server/sale/a.ts', `import { o } from '../../contract/order.ts';`, 'order comes after sale'],
    ['contract/sale.ts', `import { o } from '../rules/order/o.ts';`, 'order comes after sale'],
    ['contract/sale.ts', `import { o } from './order.ts';`, 'order comes after sale'],
    ['server/order/a.ts', `const s = () => import('../start.ts');`, 'outside of rooms'],
    ['server/order/a.ts', `import { s } from '../../server.ts';`, 'outside of rooms'],
    ['server/cellar/a.ts', '', 'does not declare'],
  ])('sees which room %s may not use: %s', (path, source, problem) => {
    expect(roomProblems(path, source)).toEqual([expect.stringContaining(problem)]);
  });
});
