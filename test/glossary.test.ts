import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const inTicks = [...glossary.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);

test('every source file and folder that docs/glossary.md names exists, and a bare file name is unique', () => {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => basename(path));
  const files = inTicks.filter((code) => /^[a-z-]+\.ts$/.test(code));
  const folders = inTicks.filter((code) => /^(app|features|kernel)\//.test(code));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => names.filter((name) => name === file).length !== 1)).toEqual([]);
  expect(folders.filter((folder) => !existsSync(join(root, 'src', folder)))).toEqual([]);
});

test('docs/glossary.md has no word twice', () => {
  const words = [...glossary.matchAll(/^\| ([^|]+?) \| [^|]*[^\p{ASCII}|][^|]*\|/gmu)].map(
    ([, word]) => word as string,
  );
  const repeated = words.filter((word, place) => words.indexOf(word) !== place && word !== 'English');
  expect(words.length).toBeGreaterThan(70);
  expect(repeated).toEqual([]);
});

test('every document names only files of the repository that exist', () => {
  const files = globSync(['{src,test,e2e,bench,tools,bin,demo,migrations}/**/*.*', '*.*'], { cwd: root });
  const here = new Set(files.map((file) => basename(file)));
  const documents = globSync(['*.md', '{docs,src}/**/*.md'], { cwd: root }).filter((file) => file !== 'CHANGELOG.md');
  const named = documents.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/`([\w./-]*[\w-]+\.(?:tsx?|mjs|css))`/g)].map(
      ([, name = '']) => [file, name] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, name]) => !name.startsWith('.') && !here.has(basename(name)))).toEqual([]);
});
