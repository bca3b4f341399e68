import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkScope, isHeavy, leftToFullRun, saidOfLeft, UnknownScope } from '../bin/check-scope.mjs';

const always = ['test/architecture.test.ts', 'test/table-owners.test.ts'];
const ofTexts = 'test/texts.test.ts';
const tests = {
  'test/architecture.test.ts': '',
  'test/table-owners.test.ts': '',
  'test/site/every-page.test.ts': `import { publish } from '#features/site/server.ts';`,
  'tools/bootstrap.test.ts': '',
  'src/app/pay.test.ts': `import { pay } from '#features/ticket/server.ts';`,
  'src/kernel/yen.test.ts': `import { yen } from './yen.ts';`,
  'src/platform/web/ui/dialog.test.tsx': `import { Dialog } from './dialog.tsx';`,
  'src/features/site/rules/open.test.ts': `import { yen } from '#kernel/yen.ts';`,
  'src/features/ticket/rules/price.test.ts': `import { price } from './price.ts';`,
  'src/features/ticket/server/purchase.api.test.ts': `import { price } from '../rules/price.ts';`,
  'src/features/ticket/server/crash.slow.test.ts': `import { sell } from './sell.ts';`,
  'src/features/sale/rules/stock/left.test.ts': `import { left } from './left.ts';`,
  'src/features/sale/server/stock/hold.test.ts': `import { testDatabase } from '../../../../../test/test-database.ts';`,
  'src/features/sale/server/stock/count.test.ts': `import { count } from './count.ts';`,
  'src/features/sale/server/order/pay.api.test.ts': `import { pay } from './pay.ts';`,
  'src/app/sell.test.ts': `import { sell } from '#features/sale/server.ts';\nimport { startTestSite } from '../../test/start-test-site.ts';`,
  'src/features/ticket-charge/web/charge.test.tsx': `import { list } from '#features/ticket/web.ts';`,
};
const folders = [
  'src/features/sale/rules/stock',
  'src/features/sale/server/stock',
  'src/features/sale/server/order',
  'src',
  'src/features/ticket/server',
  'src/kernel',
  'src/platform/web',
  'test/site',
  'e2e',
];
const files = [
  'src/features/ticket/server/sell.ts',
  'src/features/ticket/rules/price.ts',
  'src/features/ticket/server/unproved.ts',
  'src/kernel/yen.ts',
];
const house = {
  graph: { sale: [], site: [], ticket: ['site'], 'ticket-charge': ['ticket'], terms: [] },
  tests: new Map(Object.entries(tests)),
  catalogues: ['src/features/ticket/server/mail/mail-texts/jpn.ts', 'src/features/ticket-charge/texts/jpn.ts'],
  kindOf: (path: string) =>
    folders.includes(path) || /^src\/(features\/[\w-]+|app|platform)$/.test(path)
      ? ('folder' as const)
      : files.includes(path) || Object.hasOwn(tests, path)
        ? ('file' as const)
        : undefined,
};
const sorted = (list: string[]) => [...list].sort();
/** The tests beside those of the whole house, which always run. */
const testsOf = (...asked: string[]) =>
  sorted(checkScope(asked, house).tests.filter((name: string) => ![...always, ofTexts].includes(name)));

describe('a check runs', () => {
  test.each([
    [['terms'], []],
    [['site'], ['src/features/site/rules/open.test.ts', 'test/site/every-page.test.ts']],
    [
      ['ticket'],
      [
        'src/app/pay.test.ts',
        'src/features/ticket/rules/price.test.ts',
        'src/features/ticket/server/purchase.api.test.ts',
      ],
    ],
    [['ticket-charge'], ['src/features/ticket-charge/web/charge.test.tsx']],
    [['kernel'], ['src/kernel/yen.test.ts']],
    [['platform'], ['src/platform/web/ui/dialog.test.tsx']],
    [['app'], ['src/app/pay.test.ts', 'src/app/sell.test.ts']],
    [
      ['kernel', 'app'],
      ['src/app/pay.test.ts', 'src/app/sell.test.ts', 'src/kernel/yen.test.ts'],
    ],
    [['./src/features/ticket/server/'], ['src/features/ticket/server/purchase.api.test.ts']],
    [['src\\platform\\web'], ['src/platform/web/ui/dialog.test.tsx']],
    [['test/site'], ['test/site/every-page.test.ts']],
    [['e2e'], []],
    [['src/kernel/yen.test.ts'], ['src/kernel/yen.test.ts']],
    [['src/kernel/yen.ts'], ['src/features/site/rules/open.test.ts', 'src/kernel/yen.test.ts']],
    [
      ['src/features/ticket/rules/price.ts'],
      ['src/features/ticket/rules/price.test.ts', 'src/features/ticket/server/purchase.api.test.ts'],
    ],
  ])('of %j the tests %j', (asked, expected) => {
    expect(testsOf(...asked)).toEqual(expected);
  });

  test('no test on a database for a feature that has rooms, and names the rooms', () => {
    expect(testsOf('sale')).toEqual([
      'src/features/sale/rules/stock/left.test.ts',
      'src/features/sale/server/stock/count.test.ts',
    ]);
    expect(checkScope(['sale'], house).rooms).toEqual(['sale/order', 'sale/stock']);
  });

  test('all tests of a room, in every layer that has it', () => {
    expect(testsOf('sale/stock')).toEqual([
      'src/features/sale/rules/stock/left.test.ts',
      'src/features/sale/server/stock/count.test.ts',
      'src/features/sale/server/stock/hold.test.ts',
    ]);
    expect(checkScope(['sale/stock'], house).rooms).toEqual([]);
  });

  test('the tests of the whole house with everything, and once', () => {
    expect(checkScope(['terms', 'test/architecture.test.ts'], house).tests).toEqual(always);
  });

  test.each([
    ['ticket', true],
    ['src/features/ticket/server', true],
    ['src/features/ticket-charge', true],
    ['site', false],
    ['src/features/ticket/rules/price.ts', false],
  ])('the test of the texts of all features with %s: %s', (asked, isRun) => {
    expect(checkScope([asked], house).tests.includes(ofTexts)).toBe(isRun);
  });

  test('the tests of the whole feature for a file that no test imports', () => {
    expect(testsOf('src/features/ticket/server/unproved.ts')).toEqual(testsOf('ticket'));
  });

  const slow = 'src/features/ticket/server/crash.slow.test.ts';
  test.each([['ticket'], ['src/features/ticket/server']])(
    'no slow test of %s, and says what it leaves out',
    (asked) => {
      expect(checkScope([asked], house).leftOut).toEqual([slow]);
      expect(testsOf(asked)).not.toContain(slow);
    },
  );

  test.each([[slow], ['src/features/ticket/server/sell.ts']])('the slow test that %s asks for', (asked) => {
    expect(checkScope([asked], house)).toMatchObject({ tests: [...always, slow], leftOut: [] });
  });
});

describe('the features that use a named one', () => {
  test('are left out unless they are asked for', () => {
    expect(checkScope(['site'], house).paths).toEqual(['src/features/site']);
  });

  test.each([
    [['site'], ['src/features/site', 'src/features/ticket', 'src/features/ticket-charge']],
    [['ticket-charge'], ['src/features/ticket-charge']],
    [
      ['src/features/ticket/rules/price.ts'],
      ['src/features/ticket', 'src/features/ticket-charge', 'src/features/ticket/rules/price.ts'],
    ],
    [['platform'], ['src/app', 'src/features', 'src/platform']],
    [['kernel'], ['src/app', 'src/features', 'src/kernel', 'src/platform']],
    [['app'], ['src/app']],
  ])('of %j are %j', (asked, paths) => {
    expect(sorted(checkScope([...asked, '--dependents'], house).paths)).toEqual(paths);
  });
});

test.each([
  [['cart'], 'There is nothing called cart to check.', 'or a feature: sale, site, terms, ticket, ticket-charge.'],
  [['sale/nothing'], 'There is nothing called sale/nothing to check.', ''],
  [['site', 'src/nowhere'], 'There is nothing called src/nowhere to check.', 'Name kernel, platform, app,'],
  [['../elsewhere'], 'There is nothing called ../elsewhere to check.', 'a folder, a file,'],
  [['constructor'], 'There is nothing called constructor to check.', ''],
  [['ticket', '--fast'], 'There is no option --fast', '--dependents'],
  [['--dependents'], 'needs the name', ''],
])('%j is refused: %s', (asked, said, named) => {
  const check = () => checkScope(asked, house);
  expect(check).toThrow(UnknownScope);
  expect(check).toThrow(said);
  expect(check).toThrow(named);
});

test.each([
  ['a.api.test.ts', '', true],
  ['a.test.ts', `import { testDatabase } from '../test/test-database.ts';`, true],
  ['a.test.ts', `import {\n  type Database,\n} from '#server/database/database.ts';`, true],
  ['a.test.ts', `check("import { d } from '#server/database/database.ts';");`, false],
])('a quick run leaves %s with %j to the full run: %s', (path, text, isLeft) => {
  expect(isHeavy(path, text)).toBe(isLeft);
});

test.each([...always, 'tools/check-scope.test.ts'])('a quick run tries %s', (path) => {
  expect(isHeavy(path, readFileSync(join(import.meta.dirname, '..', path), 'utf8'))).toBe(false);
});

describe('a quick run of the whole house', () => {
  const heavy = ['src/app/sell.test.ts', 'src/features/sale/server/order/pay.api.test.ts'];
  const ofStock = 'src/features/sale/server/stock/hold.test.ts';
  const ofTicket = 'src/features/ticket/server/purchase.api.test.ts';

  test.each([
    ['nothing', [], [...heavy, ofStock, ofTicket]],
    ['a document', ['docs/calls.md'], [...heavy, ofStock, ofTicket]],
    ['a text of a feature', ['src/features/ticket/texts/jpn.ts'], [...heavy, ofStock]],
    ['files of two features', ['src/features/ticket/web/a.tsx', 'src/features/sale/server.ts'], [heavy[0]]],
    ['the test itself', ['src/app/sell.test.ts'], [heavy[1], ofStock, ofTicket]],
  ])('leaves out the tests on a database, but those of what has changed: %s', (_, changed, left) => {
    expect(sorted(leftToFullRun(changed, house.tests))).toEqual(sorted(left));
  });

  test('says what it left out, by features and by the rest of the house', () => {
    const left = [...heavy, ofStock, ofTicket, 'test/site/gate.test.ts', 'src/app/server/a.slow.test.ts'];
    expect(saidOfLeft(left)).toBe('sale 2, src/app 2, test 1, ticket 1');
    expect(saidOfLeft([])).toBe('');
  });

  test('leaves out slow tests even of what has changed', () => {
    const slow = ['src/features/sale/server/rush.slow.test.ts', house.tests.get(ofStock) ?? ''] as const;
    expect(leftToFullRun(['src/features/sale/server.ts'], new Map([slow]))).toEqual([slow[0]]);
  });
});
