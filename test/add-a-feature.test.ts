import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules } from '#app/modules.ts';

const root = dirname(import.meta.dirname);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/add-a-feature.md');

/** The files of a block of the page that is marked with these words, without the notes behind them. */
function filesOf(mark: string): string[] {
  const block = new RegExp(`^\`\`\`${mark}\n([\\s\\S]*?)^\`\`\``, 'm').exec(page)?.[1];
  return (block ?? '').split('\n').flatMap((line) => (line === '' ? [] : (line.split(/\s{2,}/)[0] as string)));
}

const slashed = (files: string[]): string[] => files.map((file) => file.replaceAll('\\', '/')).sort();
/** The files of code and tests. Journeys, the demo world and documents are for people: they speak of many features. */
const house = slashed(
  globSync(['{src,test,bench,tools,bin}/**/*.{ts,tsx,mjs,css}', '*.config.ts', '.oxlintrc.json'], { cwd: root }),
);
/** All that a module may change outside of its folder. */
const most = 8;

/** The words by which a file knows a module: its folder, its codes, its exports. */
function namesOf(feature: string): RegExp {
  const codes = Object.entries(modules).flatMap(([code, row]) =>
    'feature' in row && row.feature === feature ? code : [],
  );
  const camel = feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const capital = camel.charAt(0).toUpperCase() + camel.slice(1);
  const words = [feature, ...codes].join('|');
  return new RegExp(`features/${feature}/|['"](${words})['"]|\\b(${words}): |${capital}|\\b${camel}[A-Z]|\\b${camel}_`);
}

describe('docs/add-a-feature.md', () => {
  test.each(['coupon', 'information'])('names the files of %s', (feature) => {
    const files = slashed(globSync('**/*.*', { cwd: join(root, 'src/features', feature) }));
    expect(filesOf(`created ${feature}`).sort()).toEqual(files);
  });

  test(`names each file of code and tests that coupon changes outside of its folder, ${most} at most`, () => {
    expect(house.length).toBeGreaterThan(2000);
    const names = namesOf('coupon');
    const naming = house.filter((file) => !file.startsWith('src/features/coupon/') && names.test(read(file)));
    const [touched, examples] = [filesOf('touched coupon'), filesOf('examples coupon')];
    expect(naming).toEqual([...touched, ...examples].sort());
    expect(touched.length).toBeLessThanOrEqual(most);
  });

  test.each([
    ['docs/add-a-feature.md', 20],
    ['docs/add-a-setting.md', 25],
  ])('a guide speaks of no file that there is not: %s', (path, fewest) => {
    const named = [...read(path).matchAll(/`((?:src|test|bin|tools|demo|docs|e2e|migrations)\/[\w./-]+\.\w+)`/g)].map(
      ([, file]) => file as string,
    );
    expect(named.length).toBeGreaterThan(fewest);
    expect(named.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
  });

  test('the guide to a setting names each file that reads or says the setting it follows', () => {
    const guide = read('docs/add-a-setting.md');
    const speaking = house.filter((file) => /^src\/(?!.*\.test\.)/.test(file) && /\bmaxPerOrder\b/.test(read(file)));
    expect(speaking.length).toBeGreaterThan(4);
    expect(speaking.filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
  });
});
