import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const linesWith = (pattern: RegExp): string[] =>
  sources.flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

test('no field has a limit that its browser keeps: that one counts UTF-16 units and drops the rest without a word', () => {
  // JSX, HTML that the server writes, and properties of an element.
  expect(linesWith(/\bmaxlength=|\.maxLength = |setAttribute\('maxlength'/i)).toEqual([]);
  expect(linesWith(/\bmaxLetters=\{/).length).toBeGreaterThan(70);
});
