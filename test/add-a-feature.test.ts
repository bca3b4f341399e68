import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules } from '#app/modules.ts';

const root = dirname(import.meta.dirname);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/add-a-feature.md');

/** The lines of a block of the page that is marked with these words. */
function linesOf(mark: string): string[] {
  const block = new RegExp(`^\`\`\`${mark}\n([\\s\\S]*?)^\`\`\``, 'm').exec(page)?.[1];
  return (block ?? '').split('\n').filter((line) => line !== '');
}

/** The first test file names all codes of the spec; the others build test sites with some modules as examples. */
const examples = ['src/kernel/module-code.ts', 'test/read-site.ts', 'test/door-sites.ts'];
const created = ['information', 'site-link'];
const touched = linesOf('touched').map((line) => line.split(/\s{2,}/)[0] as string);

/** The words by which a file knows a module: its folder, its codes, its contracts, its exports. */
function wordsOf(feature: string): string[] {
  const codes = Object.entries(modules).flatMap(([code, row]) =>
    'feature' in row && row.feature === feature ? code : [],
  );
  const camel = feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [feature, ...codes, camel, camel.charAt(0).toUpperCase() + camel.slice(1)];
}

describe('docs/add-a-feature.md', () => {
  test.each(created)('names the files of %s, which are few', (feature) => {
    const files = globSync('**/*.*', { cwd: join(root, 'src/features', feature) }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    expect(linesOf(`created ${feature}`)).toEqual(files.sort());
    expect(files.length).toBeLessThanOrEqual(21);
  });

  test('names the files that a module changes, which are seven at most and know both modules', () => {
    expect(touched.length).toBeLessThanOrEqual(7);
    // The changelog speaks of visible changes, not of modules.
    for (const file of touched.filter((one) => one !== 'CHANGELOG.md')) {
      const text = read(file);
      const unknown = created.filter((feature) => !wordsOf(feature).some((word) => text.includes(word)));
      expect([file, unknown]).toEqual([file, []]);
    }
    expect(existsSync(join(root, 'CHANGELOG.md'))).toBe(true);
  });

  test.each(created)('leaves out no list of the house that names %s', (feature) => {
    const house = globSync(
      [
        'src/app/**/*.ts',
        'src/app/**/*.tsx',
        'src/kernel/**/*.ts',
        'test/*.ts',
        'tools/*.mjs',
        'bin/*.mjs',
        '*.config.ts',
      ],
      { cwd: root },
    ).filter((file) => !file.includes('.test.'));
    expect(house.length).toBeGreaterThan(150);
    const names = new RegExp(`features/${feature}/|'(${wordsOf(feature).join('|')})'`);
    const naming = house.filter((file) => names.test(read(file)));
    expect(naming.filter((file) => !touched.includes(file) && !examples.includes(file))).toEqual([]);
    expect(naming.length).toBeGreaterThan(2);
  });
});
