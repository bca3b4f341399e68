import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePackages } from '../vite.config.ts';
import { consolePackages } from '../vite.console.config.ts';
import { isTest } from './import-rules.ts';
import { readModules, targetOf } from './modules.ts';

const bundled = [...pagePackages, ...consolePackages];
const root = join(import.meta.dirname, '..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
/** It gives a server hot reload, and is loaded with `--dev` alone. */
const development = 'src/app/server/development.ts';

/** The packages that files of src/ need when they run, with a file that needs each. */
const needed = new Map(
  readModules(root, 'src')
    .filter(({ path }) => !isTest(path) && path !== development)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier, isType }) => !isType && targetOf(path, specifier) === undefined)
        .map(({ specifier }): [string, string] => [/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '', path]),
    )
    .filter(([name]) => !name.startsWith('node:') && !builtinModules.includes(name)),
);

test('a server runs without the packages for development: what it imports is a dependency, or in the bundle', () => {
  expect(needed.size).toBeGreaterThan(15);
  const missing = [...needed].filter(([name]) => !(name in dependencies) && !bundled.includes(name));
  expect(missing).toEqual([]);
});

test('no package is installed on a server for pages that have it in their bundle', () => {
  expect(bundled.filter((name) => !(name in devDependencies) || !needed.has(name))).toEqual([]);
});
