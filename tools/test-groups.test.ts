import { expect, test } from 'vitest';
import { readHouse } from '../bin/read-house.mjs';
import { longFile } from '../test/run-length.ts';
import { testGroups } from '../test/test-groups.ts';

const { tests: house } = await readHouse();

test('each test file is in one group of a run', () => {
  for (const length of ['usual', 'long', 'both'] as const) {
    const files = testGroups(length, house).flatMap((group) => group.files);
    expect(files).toHaveLength(new Set(files).size);
  }
});

test('the usual and the long run together have every test once', () => {
  const [inUsual, inLong] = (['usual', 'long'] as const).map((length) =>
    testGroups(length, house).flatMap(({ files, tagsFilter }) =>
      files.map((file) => [file, tagsFilter?.join()] as const),
    ),
  );
  const [usual, long] = [new Map(inUsual), new Map(inLong)];
  for (const [file, text] of house) {
    if (longFile.test(file)) {
      expect([file, usual.has(file), long.get(file)]).toEqual([file, false, undefined]);
      expect([file, long.has(file)]).toEqual([file, true]);
    } else {
      expect([file, usual.get(file)]).toEqual([file, '!long']);
      if (long.has(file)) expect([file, long.get(file)]).toEqual([file, 'long']);
      else expect([file, text]).not.toEqual([file, expect.stringMatching(/\bdescribeEngines\(|\btags:[^}]*long/)]);
    }
  }
});

/** Not in one piece, as this file is in none. */
const inPage = ['// @vitest', 'environment happy-dom'].join('-');

test('a file is long by its name, tests of a file by their tag', () => {
  const written = new Map([
    ['src/features/sale/server/crash.long.test.ts', ''],
    ['src/features/sale/web/sale.test.tsx', inPage],
    ['src/features/sale/rules/sale.test.ts', `it('is long', { tags: ['long'] }, () => {});`],
    ['src/features/sale/server/sale.api.test.ts', `describeEngines('a sale', (open) => {});`],
  ]);
  expect(testGroups('long', written)).toEqual([
    { setup: 'shared', files: ['src/features/sale/server/crash.long.test.ts'] },
    { setup: 'pure', files: ['src/features/sale/rules/sale.test.ts'], tagsFilter: ['long'] },
    { setup: 'shared', files: ['src/features/sale/server/sale.api.test.ts'], tagsFilter: ['long'] },
  ]);
  expect(testGroups('usual', written).flatMap(({ files }) => files)).not.toContain(
    'src/features/sale/server/crash.long.test.ts',
  );
});
