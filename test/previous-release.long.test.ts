import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { previousRelease } from './previous-release.ts';

const root = dirname(import.meta.dirname);
const { version, commit } = previousRelease;
/** Of the release's own tests, those that make its server answer calls on a database. */
const calls = '.api.test.ts';
/** A test of it that compares whole rows; it need not know the columns that came since. */
const wholeRow = {
  file: 'src/features/access-log/server/access-log.api.test.ts',
  compares: 'expect(stored).toEqual({ ...expected',
  asks: 'expect(stored).toMatchObject({ ...expected',
};

/** A test of it that lists all tables of the chat; it need not know those that came since, which erase themselves. */
const allTables = 'is in the tables of the chat by references of the database, except in those listed here';

interface Report {
  numPassedTests: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

const isInHistory = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;
if (!isInHistory)
  console.log(`skipped: release ${version} beside this schema, because its commit is not in this clone`);

test.skipIf(!isInHistory)('the servers of the release before answer their calls on the schema of this one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hiroba-release-'));
  try {
    const files = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    // The schema of this release, and the packages at hand.
    rmSync(join(folder, 'migrations'), { recursive: true });
    cpSync(join(root, 'migrations'), join(folder, 'migrations'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

    const wholeRowFile = join(folder, wholeRow.file);
    const [before, after, ...more] = readFileSync(wholeRowFile, 'utf8').split(wholeRow.compares);
    expect([after === undefined, more]).toEqual([false, []]);
    writeFileSync(wholeRowFile, `${before}${wholeRow.asks}${after}`);

    const report = join(folder, 'report.json');
    const said = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', calls, '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`],
      { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'], HIROBA_TEST_ENGINES: 'embedded' } },
    );
    const { numPassedTests, testResults } = readReport(report, said.stderr);
    const broken = testResults.flatMap(({ name, message, assertionResults }) => [
      ...(assertionResults.length === 0 ? [`${name}: ${message}`] : []),
      ...assertionResults
        .filter(({ status, fullName }) => status === 'failed' && !fullName.endsWith(allTables))
        .map(({ fullName }) => fullName),
    ]);
    expect(broken).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(500);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function readReport(path: string, said: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch (error) {
    throw new Error(`The tests of release ${version} did not run: ${said.slice(-2_000)}`, { cause: error });
  }
}
