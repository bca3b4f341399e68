// npm test: install when needed, then every check there is, with a summary. --quick: the ones that take seconds with the
// tests of the features that changed, or what the features that are named after it need.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, fail, findNode24, install, root } from './bootstrap.mjs';
import { checkScope, leftToFullRun, UnknownScope } from './check-scope.mjs';
import { journeysOf, saidOf } from './journey-report.mjs';
import { brokenFiles, failedTests, hasFailedTest, merged } from './vitest-report.mjs';

const [, , mode, ...named] = process.argv;
const isQuick = mode === '--quick';
const reports = join(root, '.cache', 'test');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const demoWorld = join(reports, 'world');
/** Servers and commands start in half the time when Node finds what it has compiled for the ones before. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };
/** The complete journeys (e2e/sweep.ts) take longer than all else. */
const stepTimeLimit = (process.env.HIROBA_JOURNEY_SWEEP === 'complete' ? 120 : 15) * 60 * 1000;
const outputLines = 200;

await install();
const scope = isQuick && named.length > 0 ? await scopeOf(named) : undefined;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const started = Date.now();
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) stop(child);
    process.exit(130);
  });
}

const done = [];
/** @type {{ passed: number, failed: number, skipped: number, skippedTitles: string[] }} */
const counts = { passed: 0, failed: 0, skipped: 0, skippedTitles: [] };

// They run beside each other: on few cores a thread more slows all of them, and does work twice.
const threads = String(Math.max(1, Math.floor(availableParallelism() / 2)));
/** Both are Go programs that end soon: looking through all of a small heap for garbage is a tenth of their work. */
const ofGo = { GOGC: '400', GOMEMLIMIT: '1500MiB' };
const types = (name, config) => {
  const remembered = ['--incremental', '--tsBuildInfoFile', join(root, '.cache', `${config}.tsbuildinfo`)];
  const tsc = ['node_modules/typescript/bin/tsc', '--checkers', threads, '-p', config];
  return step(name, isQuick ? [...tsc, ...remembered] : tsc, { env: ofGo });
};
const oxlint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--type-aware'];
const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--colors=off'];
const lintIn = scope === undefined ? [] : ['--no-error-on-unmatched-pattern', ...scope.paths];
const formatIn = scope === undefined ? ['.'] : ['--no-errors-on-unmatched', ...scope.paths];
const checks = [
  types('types', 'tsconfig.json'),
  types('types of pure parts', 'tsconfig.pure.json'),
  step('lint', [...oxlint, ...lintIn], { env: { GOMAXPROCS: threads, ...ofGo } }),
  step('format', [...biome, ...formatIn]),
];

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
vitest.push(`--outputFile.json=${vitestReport}`);
const chosen = scope?.tests.map((test) => join(root, test)) ?? [];
/** A quick run tries what runs on both engines on the embedded one. */
const quick = {
  HIROBA_TEST_ENGINES: 'embedded',
  ...(scope === undefined ? { HIROBA_TESTS_LEFT_OUT: (await leftOutTests()).join('\n') } : {}),
};
const proved = step(nameOfTests(), [...vitest, ...chosen], {
  report: countVitest,
  failures: (output) => failedTests(readReport(vitestReport), output),
  env: { NO_COLOR: '1', ...(isQuick ? quick : {}) },
  again: () => [...vitest, ...toRunAgain()],
});

const build = step('build', ['tools/build.mjs']);
const sizeAfter = (skip) => step('size budget', ['tools/size.mjs'], { skip });
if (isQuick) {
  const weighed = scope === undefined ? atOnce([build]).then(() => atOnce([sizeAfter(failedOf([build]))])) : undefined;
  await Promise.all([weighed, atOnce([proved, ...checks])]);
} else {
  const world = step('demo world of the journeys', ['e2e/make-demo-world.ts', demoWorld]);
  await atOnce([...checks, build, world]);
  // Alone: a rush or a crash that is played has the machine to itself.
  await atOnce([proved]);
  const [notBuilt, notReady] = [[build], [build, world]].map(failedOf);
  await atOnce([sizeAfter(notBuilt)]);
  await atOnce([
    step('browser journeys', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'], {
      skip: notReady,
      report: countPlaywright,
      failures: (output) => saidOf(journeysOf(readReport(playwrightReport)), 'unexpected') ?? lastLines(output),
      env: { HIROBA_JOURNEY_REPORT: playwrightReport, HIROBA_JOURNEY_WORLD: demoWorld },
    }),
  ]);
  rmSync(demoWorld, { recursive: true, force: true });
}
summarise();

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

function nameOfTests() {
  if (scope !== undefined) return `tests of ${named.filter((name) => !name.startsWith('-')).join(', ')}`;
  return isQuick ? 'unit and architecture tests' : 'unit, API and architecture tests';
}

/** Which of the steps has failed, as a reason not to run another. */
function failedOf(steps) {
  const failed = steps.find(({ status }) => status === 'failed');
  return failed && `the ${failed.name} failed`;
}

/** The files that failed; all files when that is not known. */
function toRunAgain() {
  const broken = brokenFiles(readReport(vitestReport));
  return broken.length > 0 ? broken : chosen;
}

/** The tests that a quick run leaves out. */
async function leftOutTests() {
  if (!isQuick) return [];
  const { readHouse } = await import('./read-house.mjs');
  return leftToFullRun(changedFiles(), (await readHouse()).tests);
}

/** What differs from the branch `main`, committed or not; without git, nothing. */
function changedFiles() {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : [];
  };
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** A step to run with Node 24. `skip`: why it cannot run. */
function step(name, args, options = {}) {
  return { name, args, ...options, status: 'waiting', output: '', milliseconds: 0 };
}

async function atOnce(steps) {
  await Promise.all(steps.map(run));
}

async function run(current) {
  if (current.skip !== undefined) {
    current.status = 'failed';
    current.output = `not run: ${current.skip}`;
  } else {
    const begun = Date.now();
    current.status = (await execute(current)) === 0 ? 'ok' : 'failed';
    if (current.status === 'failed' && current.again) await tryAgain(current);
    current.milliseconds = Date.now() - begun;
  }
  const failures = current.report?.() ?? 0;
  if (current.status === 'failed' && failures === 0) counts.failed += 1;
  done.push(current);
  console.log(line(current));
  if (current.status === 'failed') console.log(`\n${failuresOf(current)}\n`);
}

/** The failed files run once more, by themselves: on a busy machine a worker may die. The summary says so. */
async function tryAgain(current) {
  const first = failuresOf(current);
  const report = readReport(vitestReport);
  current.args = current.again();
  current.output = '';
  current.status = (await execute(current)) === 0 ? 'ok' : 'failed';
  const second = readReport(vitestReport);
  if (report !== undefined && second !== undefined) writeFileSync(vitestReport, JSON.stringify(merged(report, second)));
  if (current.status === 'ok') current.output += `\nnoticed: broke at first and passed on its own:\n${first}`;
}

function failuresOf(current) {
  return (current.failures?.(current.output) ?? lastLines(current.output)).trim();
}

function lastLines(output) {
  return output.trim().split('\n').slice(-outputLines).join('\n');
}

function execute(current) {
  return new Promise((resolve) => {
    const child = spawn(findNode24(), current.args, {
      cwd: root,
      env: childEnvironment({ ...compiled, ...current.env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    const timer = setTimeout(() => {
      current.output += `\nstopped after ${stepTimeLimit / 60_000} minutes`;
      stop(child);
    }, stepTimeLimit);
    child.stdout.on('data', (chunk) => (current.output += chunk));
    child.stderr.on('data', (chunk) => (current.output += chunk));
    child.on('error', (error) => (current.output += error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code);
    });
  });
}

/** Ends a step with everything it started. */
function stop(child) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  } catch {
    // it has just ended by itself
  }
}

/** Adds Vitest's numbers and returns how many tests failed. */
function countVitest() {
  const report = readReport(vitestReport);
  if (report === undefined) return 0;
  counts.passed += report.numPassedTests;
  // A file that does not even load counts as one failed test.
  const broken = report.testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length;
  const failed = report.numFailedTests + broken;
  counts.failed += failed;
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      if (!['passed', 'failed'].includes(test.status)) skipped(test.fullName);
    }
  }
  return failed;
}

/** Adds Playwright's numbers and returns how many journeys failed. */
function countPlaywright() {
  const report = readReport(playwrightReport);
  if (report === undefined) return 0;
  counts.passed += report.stats.expected + report.stats.flaky;
  counts.failed += report.stats.unexpected;
  for (const journey of journeysOf(report)) if (journey.status === 'skipped') skipped(journey.title);
  return report.stats.unexpected;
}

function skipped(title) {
  counts.skipped += 1;
  counts.skippedTitles.push(title);
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function summarise() {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\nSummary after ${seconds} s`);
  for (const current of done) console.log(line(current));
  if (counts.skipped > 0) {
    console.log(`\nSkipped:`);
    for (const title of counts.skippedTitles.slice(0, 20)) console.log(`  ${title}`);
    if (counts.skipped > 20) console.log(`  and ${counts.skipped - 20} more`);
  }
  // A test says this about a part of it that this machine cannot run: `skipped: PostgreSQL is not installed`.
  const notices = done.flatMap(({ output }) => output.match(/^\s*skipped: .+$/gm) ?? []);
  for (const notice of new Set(notices.map((text) => text.trim()))) console.log(`\n${notice}`);
  for (const { output } of done) {
    const noticed = output.indexOf('\nnoticed: ');
    if (noticed >= 0) console.log(output.slice(noticed));
  }
  const flaky = saidOf(journeysOf(readReport(playwrightReport)), 'flaky');
  if (flaky !== undefined) console.log(`\nnoticed: broke at first and passed at the second try:\n${flaky}`);
  if (scope !== undefined) {
    const rooms = scope.rooms.map((room) => `npm run check -- ${room}`);
    if (rooms.length > 0) console.log(`\nLeft to the rooms, as they open a database:\n  ${rooms.join('\n  ')}`);
    console.log(`\nLeft to npm test: ${['journeys', 'tests on PostgreSQL', ...scope.leftOut].join(', ')}`);
  }
  for (const current of done) {
    if (current.status === 'failed') console.log(`\nWhat failed in ${current.name}:\n${failuresOf(current)}`);
  }
  const isBad = counts.failed > 0 || done.some((current) => current.status === 'failed');
  process.exitCode = isBad ? 1 : 0;
  const skippedPart = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skippedPart}`);
}

function line({ status, name, milliseconds }) {
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  return `  ${status === 'ok' ? 'ok' : 'FAILED'}`.padEnd(10) + `${name.padEnd(35)} ${time}`;
}
