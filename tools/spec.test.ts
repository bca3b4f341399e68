import { expect, test } from 'vitest';
import { idsOf, titlesOf } from './cited-ids.mjs';
import { coverRequirements, readRequirements } from './coverage-of-requirements.mjs';

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
  'id\tarea\tsource\trequirement\tcheck\nAA-001\tAA\ts\tr\tc\nAA-002\tAA\ts\tr\tc\nBB-001\tBB\ts\tr\tc\n',
);

test('areas are counted and uncited requirements are listed', () => {
  const tests = [{ file: 'x.test.ts', title: 'holds [AA-001]' }];
  expect(coverRequirements(requirements, tests)).toEqual({
    areas: [
      { area: 'AA', cited: 1, all: 2, uncited: ['AA-002'] },
      { area: 'BB', cited: 0, all: 1, uncited: ['BB-001'] },
    ],
    problems: [],
  });
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
