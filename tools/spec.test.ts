import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bin/bootstrap.mjs';
import { idsOf, testsOf, titlesOf } from './cited-ids.mjs';
import { coverRequirements, kindsOf, readRequirements } from './coverage-of-requirements.mjs';

test('titles are found in test, it, describe and their variants, in TypeScript and JSX', () => {
  const source = `
    import { test, it, describe } from 'vitest';
    describe('outer [A-001]', () => {
      it("inner", async () => <p>{render<Props>('no title')}</p>);
      test.each([[1, 'x']] as const)('row %d', () => {});
      test.each\`a | b\`('tagged', () => {});
      test.describe.serial('in the browser', () => {});
      test.skipIf(noDatabase)(\`on \${engine} and more\`, () => {});
      test.only('only', { timeout: 5 }, () => {});
    });
    other('not a test'); expect.test('nor this');
  `;
  expect(titlesOf('a.test.tsx', source)).toEqual([
    'outer [A-001]',
    'inner',
    'row %d',
    'tagged',
    'in the browser',
    'on … and more',
    'only',
  ]);
});

test('a test that never runs cites nothing, with everything inside it', () => {
  const source = `test.skip('a', f); it.todo('b'); test.fixme('c', f); describe.skip('d', () => { test('e', f); });`;
  expect(titlesOf('a.test.ts', source)).toEqual([]);
});

test('a file that cannot be parsed is an error that names it', () => {
  expect(() => titlesOf('broken.test.ts', 'test(')).toThrow('broken.test.ts');
});

test.each([
  ['says nothing', []],
  ['works in a list [0, 1]', []],
  ['drops a link [LINK-003]', ['LINK-003']],
  ['does two things [CART-012, CART-013]', ['CART-012', 'CART-013']],
  ['does them one by one [CART-012] [CART-013]', ['CART-012', 'CART-013']],
])('%j cites %j', (title, ids) => {
  expect(idsOf(title)).toEqual({ ids });
});

test.each([
  ['a range [CART-012-015]'],
  ['a range [CART-012..CART-015]'],
  ['a dash [CART-012–CART-015]'],
  ['no comma [CART-012 CART-013]'],
  ['short [CART-12]'],
  ['apart [CART-012] and [CART-013]'],
  ['in the middle [CART-012] of it'],
])('%j is a problem', (title) => {
  expect(idsOf(title)).toEqual({ ids: [], problem: expect.any(String) });
});

const requirements = readRequirements(
  `id\tarea\tsource\trequirement\tcheck
AA-001\tAA\ts\tr\tunit: c
AA-002\tAA\ts\tr\tapi: unit: is no kind here
AA-003\tAA\ts\tr\tunit: parser; e2e: click
BB-001\tBB\ts\tr\tstatic: enum
`,
);

test('a row asks for one kind of check or more', () => {
  expect([...requirements.values()].map(({ kinds }) => kinds)).toEqual([
    ['unit'],
    ['api'],
    ['unit', 'e2e'],
    ['static'],
  ]);
});

test.each([
  ['e2e/sale.spec.ts', ['e2e']],
  ['src/features/cart/server/cart.api.test.ts', ['api']],
  ['test/site/pages.test.ts', ['api']],
  ['src/features/cart/web/cart.test.tsx', ['unit']],
  ['src/features/cart/rules/cart.test.ts', ['unit', 'static']],
])('%s is a check of the kinds %j', (file, kinds) => {
  expect(kindsOf(file)).toEqual(kinds);
});

test('each area has the number of requirements that are met, only cited and not cited', () => {
  const tests = [
    { file: 'x.test.ts', title: 'holds [AA-001, AA-002, AA-003]' },
    { file: 'x.test.tsx', title: 'shows it [AA-001, BB-001]' },
  ];
  expect(coverRequirements(requirements, tests)).toEqual({
    areas: [
      {
        area: 'AA',
        all: 3,
        met: 1,
        onlyCited: [
          { id: 'AA-002', missing: ['api'] },
          { id: 'AA-003', missing: ['e2e'] },
        ],
        uncited: [],
      },
      { area: 'BB', all: 1, met: 0, onlyCited: [{ id: 'BB-001', missing: ['static'] }], uncited: [] },
    ],
    problems: [],
  });
});

test('a row of several kinds is met by several tests together', () => {
  const tests = [
    { file: 'x.test.ts', title: 'reads it [AA-003]' },
    { file: 'e2e/x.spec.ts', title: 'opens it [AA-003]' },
  ];
  const [area] = coverRequirements(requirements, tests, ['AA']).areas;
  expect(area).toMatchObject({ met: 1, onlyCited: [], uncited: ['AA-001', 'AA-002'] });
});

test('areas can be chosen', () => {
  expect(coverRequirements(requirements, [], ['BB']).areas.map(({ area }) => area)).toEqual(['BB']);
  expect(coverRequirements(requirements, [], ['CC']).problems).toEqual(['there is no area CC']);
});

test('an id that does not exist is a problem that names the test', () => {
  const tests = [{ file: 'x.test.ts', title: 'holds [AA-009]' }];
  expect(coverRequirements(requirements, tests).problems).toEqual([
    'x.test.ts: “holds [AA-009]” cites AA-009, which does not exist',
  ]);
});

test('a row without a kind of check is a problem', () => {
  const table = readRequirements('id\tarea\tsource\trequirement\tcheck\nAA-001\tAA\ts\tr\tlook\n');
  expect(coverRequirements(table, []).problems).toEqual(['AA-001 names no kind of check']);
});

test('every requirement is met by a test of each kind that it asks for', () => {
  const all = readRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
  expect(all.size).toBe(956);
  const { areas, problems } = coverRequirements(all, testsOf(root));
  expect(problems).toEqual([]);
  expect(areas.flatMap(({ uncited }) => uncited)).toEqual([]);
  expect(areas.flatMap(({ onlyCited }) => onlyCited)).toEqual([]);
  expect(areas.reduce((sum, { met }) => sum + met, 0)).toBe(all.size);
});
