// The checks and tests of Hiroba, after an install when one is needed, with a summary.
//   npm test            types, lint, format, and the tests and journeys that show that everything works
//   npm run test:long   those that are heavy and seldom break
//   npm run test:all    both
//   npm run check       the checks with the fast tests of what changed, or (-- <name>) what a feature needs
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fail, install, root, sayNode } from './bootstrap.mjs';
import { checkScope, leftToFullRun, saidOfLeft, UnknownScope } from './check-scope.mjs';
import { countsOfJourneys, journeysOf, saidOf } from './journey-report.mjs';
import { showProgress } from './test-progress.mjs';
import { atOnce, done, failedOf, lastLines, runningSteps, step, stopAll } from './test-steps.mjs';
import { summarise } from './test-summary.mjs';
import { brokenFiles, countsOfTests, failedTests, merged } from './vitest-report.mjs';

const [, , mode, ...named] = process.argv;
const isQuick = mode === '--quick';
const isLong = mode === '--long' || mode === '--all';
const isUsual = mode === undefined || mode === '--all';
if (!isQuick && !isLong && !isUsual) fail(`There is no option ${mode}. There are --long, --all and --quick.`);
const reports = join(root, '.cache', 'test');
const demoWorld = join(reports, 'world');
/** Servers and commands start in half the time when Node finds what it has compiled for the ones before. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };

sayNode();
await install();
const scope = isQuick && named.length > 0 ? await scopeOf(named) : undefined;
const change = isQuick && scope === undefined ? changeOf() : undefined;
const leftOfChange = change === undefined ? [] : await leftOutTests(change.files);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const started = Date.now();
for (const text of leftToOthers()) console.log(text);
const stopShowing = showProgress(runningSteps);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopAll();
    process.exit(130);
  });
}

// They run beside each other: on few cores a thread more slows all of them, and does work twice.
const threads = String(Math.max(1, Math.floor(availableParallelism() / 2)));
/** Both are Go programs that end soon: looking through all of a small heap for garbage is a tenth of their work. */
const ofGo = { GOGC: '400', GOMEMLIMIT: '1500MiB' };

/** glibc gives each of many threads a heap of its own, and keeps what the databases in memory gave back. */
const ofMemory = { MALLOC_ARENA_MAX: '2' };

const build = step('build', ['tools/build.mjs'], { env: compiled });
const sizeAfter = (skip) => step('size budget', ['tools/size.mjs'], { skip, env: compiled });
if (isQuick) await quickRun();
else await fullRun();
stopShowing();
process.exitCode = summarise(done, {
  seconds: (Date.now() - started) / 1000,
  flaky: saidOf(
    ['usual', 'long'].flatMap((length) => journeysOf(readReport(journeyReport(length)))),
    'flaky',
  ),
  left: leftToOthers(),
});

async function quickRun() {
  const chosen = scope?.tests.map((test) => join(root, test)) ?? [];
  // A caller who names a long test wants it.
  const length = chosen.some((test) => test.includes('.long.test.')) ? 'both' : 'usual';
  const proved = tests(nameOfQuickTests(), length, {
    chosen,
    env: scope === undefined ? { HIROBA_TESTS_LEFT_OUT: leftOfChange.join('\n') } : {},
  });
  const weighed = scope === undefined ? atOnce([build]).then(() => atOnce([sizeAfter(failedOf([build]))])) : undefined;
  await Promise.all([weighed, atOnce([proved, ...checks()])]);
}

async function fullRun() {
  const world = step('demo world of the journeys', ['e2e/make-demo-world.ts', demoWorld], { env: compiled });
  await atOnce([...(isUsual ? checks() : []), build, world]);
  if (isUsual) {
    // Alone: a rush or a crash that is played has the machine to itself.
    await atOnce([tests('unit, API and architecture tests', 'usual')]);
    await atOnce([sizeAfter(failedOf([build]))]);
    await atOnce([journeys('browser journeys', 'usual', failedOf([build, world]))]);
  }
  if (isLong) {
    await atOnce([tests('long tests', 'long')]);
    await atOnce([journeys('long browser journeys', 'long', failedOf([build, world]))]);
  }
  rmSync(demoWorld, { recursive: true, force: true });
}

function checks() {
  const oxlint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--type-aware'];
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--colors=off'];
  const knip = ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'];
  const lintIn = scope === undefined ? [] : ['--no-error-on-unmatched-pattern', ...scope.paths];
  const formatIn = scope === undefined ? ['.'] : ['--no-errors-on-unmatched', ...scope.paths];
  return [
    types('types', 'tsconfig.json'),
    types('types of pure parts', 'tsconfig.pure.json'),
    step('lint', [...oxlint, ...lintIn], { env: { ...compiled, GOMAXPROCS: threads, ...ofGo } }),
    step('format', [...biome, ...formatIn], { env: compiled }),
    // Whether something is used, the whole repository says.
    ...(scope === undefined ? [step('unused code', knip, { env: compiled })] : []),
  ];
}

function types(name, config) {
  const remembered = ['--incremental', '--tsBuildInfoFile', join(root, '.cache', `${config}.tsbuildinfo`)];
  const tsc = ['node_modules/typescript/bin/tsc', '--checkers', threads, '-p', config];
  return step(name, isQuick ? [...tsc, ...remembered] : tsc, { env: { ...compiled, ...ofGo } });
}

/** The tests of a length, or those of them that are chosen. */
function tests(name, length, { chosen = [], env = {} } = {}) {
  const file = join(reports, `tests-${length}.json`);
  const report = () => readReport(file);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./bin/vitest-reporter.mjs',
  ];
  const current = step(name, [...vitest, ...chosen], {
    counts: () => countsOfTests(report()),
    failures: (output) => failedTests(report()) ?? lastLines(output),
    env: { ...compiled, ...ofMemory, NO_COLOR: '1', HIROBA_TEST_RUN: length, HIROBA_TEST_REPORT: file, ...env },
    retry() {
      const first = report();
      const broken = brokenFiles(first);
      current.args = [...vitest, ...(broken.length > 0 ? broken : chosen)];
      return () => {
        const second = report();
        if (first !== undefined && second !== undefined) writeFileSync(file, JSON.stringify(merged(first, second)));
      };
    },
  });
  return current;
}

function journeys(name, length, skip) {
  const report = () => readReport(journeyReport(length));
  return step(name, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'], {
    skip,
    counts: () => countsOfJourneys(report()),
    failures: (output) => saidOf(journeysOf(report()), 'unexpected') ?? lastLines(output),
    env: {
      ...compiled,
      HIROBA_TEST_RUN: length,
      HIROBA_JOURNEY_REPORT: journeyReport(length),
      HIROBA_JOURNEY_WORLD: demoWorld,
    },
  });
}

function journeyReport(length) {
  return join(reports, `journeys-${length}.json`);
}

function leftToOthers() {
  if (isUsual && !isLong) return ['Left to npm run test:long: what is heavy and seldom breaks'];
  if (change !== undefined) {
    const { files, than } = change;
    return [
      `${files.length} files differ from ${than}.`,
      `Left to npm test: browser journeys, and ${leftOfChange.length} files of slow tests and of tests on a database: ${saidOfLeft(leftOfChange)}`,
    ];
  }
  if (scope === undefined) return [];
  const rooms = scope.rooms.map((room) => `npm run check -- ${room}`);
  return [
    ...(rooms.length > 0 ? [`Left to the rooms, as they open a database:\n  ${rooms.join('\n  ')}`] : []),
    `Left to npm test and npm run test:long: ${['journeys', 'tests on PostgreSQL', ...scope.leftOut].join(', ')}`,
  ];
}

/** Resolves the names after `npm run check --`. Ends the process when one is unknown. */
async function scopeOf(names) {
  // Not above: npm test runs on older versions of Node too.
  const { readHouse } = await import('./read-house.mjs');
  try {
    return checkScope(names, await readHouse());
  } catch (error) {
    if (error instanceof UnknownScope) fail(error.message);
    throw error;
  }
}

function nameOfQuickTests() {
  if (scope === undefined) return 'unit and architecture tests';
  return `tests of ${named.filter((name) => !name.startsWith('-')).join(', ')}`;
}

/** The tests that a quick run leaves out. */
async function leftOutTests(changed) {
  const { readHouse } = await import('./read-house.mjs');
  return leftToFullRun(changed, (await readHouse()).tests);
}

/**
 * What differs, committed or not, from what others have: from `main` of the place that this repository was cloned from,
 * else from the branch `main`. Without git, nothing.
 */
function changeOf() {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return status === 0 ? stdout.split('\n').filter(Boolean) : [];
  };
  const [head] = git('rev-parse', 'HEAD');
  const [ofOrigin] = git('merge-base', 'HEAD', 'origin/main');
  const [ofMain] = git('merge-base', 'HEAD', 'main');
  // On `main` itself, without a place that it came from, the last commit is what changed.
  const [base = 'HEAD', than = 'the last commit'] =
    [[ofOrigin, 'origin/main'], ofMain === head ? ['HEAD~1', 'the commit before'] : [ofMain, 'main']].find(
      ([found]) => found !== undefined,
    ) ?? [];
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return { than, files };
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
