import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const sheets = globSync('src/{features/*/console,platform/console}/**/*.css', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
);
const ownerOf = (path: string): string => /^src\/(features\/[\w-]+|platform)/.exec(path)?.[1] ?? '';

/** The classes that a sheet gives a look of their own, whatever they stand in. */
function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  walk(parse(css), {
    visit: 'Selector',
    enter(selector) {
      const parts = selector.children.toArray();
      if (parts.length === 1 && parts[0]?.type === 'ClassSelector') found.add(generate(parts[0]).slice(1));
    },
  });
  return found;
}

test('the console, which has one sheet, has no class to which two features give a look', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of sheets) {
    for (const name of classesOf(readFileSync(join(root, path), 'utf8'))) {
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)));
    }
  }
  expect(owners.size).toBeGreaterThan(100);
  const shared = [...owners].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`);
  expect(shared).toEqual([]);
});
