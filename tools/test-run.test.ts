import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { childEnvironment, nodePath, root } from '../bin/bootstrap.mjs';
import { saidOfStep } from '../bin/test-progress.mjs';
import { countsOf } from '../bin/test-summary.mjs';
import { countsOfTests, failedTests, merged, saidBy } from '../bin/vitest-report.mjs';

/** Runs a step whose program is `code`; what is said while it runs, and what became of it. */
async function runStep(code: string, env: Record<string, string>): Promise<string> {
  const steps = pathToFileURL(join(root, 'bin/test-steps.mjs')).href;
  const runner = `
    import { atOnce, step } from ${JSON.stringify(steps)};
    const one = step('a step', ['-e', ${JSON.stringify(code)}]);
    await atOnce([one]);
    console.log(one.status, one.output);`;
  const child = spawn(nodePath(), ['--input-type=module', '-e', runner], {
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  return said;
}

describe('a step', () => {
  // A hundredth of a minute.
  const silence = { HIROBA_TEST_SILENCE_MINUTES: '0.01' };

  it('that says nothing any more is stopped', async () => {
    expect(await runStep(`setInterval(() => undefined, 1_000)`, silence)).toMatch(
      /failed [\s\S]*stopped, as it had said nothing for 0\.01 minutes/,
    );
  });

  it('that goes on has as long as it needs', async () => {
    const code = `let told = 0;
      const timer = setInterval(() => {
        process.send({ progress: { done: told, all: 20, of: 'files', passed: told, failed: 0 } });
        if (++told === 20) { clearInterval(timer); process.disconnect(); }
      }, 200);`;
    expect(await runStep(code, { HIROBA_TEST_SILENCE_MINUTES: '0.06' })).toMatch(
      /^ {2}begins {4}a step\n {2}ok +a step/,
    );
  });

  it('tells a failed test at once', async () => {
    const code = `process.send({ progress: { done: 1, all: 2, of: 'files', passed: 0, failed: 1, failure: 'a.test.ts > adds' } });
      process.disconnect();`;
    expect(await runStep(code, {})).toMatch(/^ {2}begins {4}a step\n {2}failed {4}a\.test\.ts > adds\n/);
  });
});

test('how far a step is stands in one line', () => {
  const progress = { done: 240, all: 800, of: 'files', passed: 3000, failed: 1 };
  expect(saidOfStep({ name: 'tests', status: 'waiting', progress })).toBe(
    'tests: 240 of 800 files (30 %), 3000 passed, 1 failed',
  );
  expect(saidOfStep({ name: 'types', status: 'waiting' })).toBe('types');
});

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  message: '',
  assertionResults: tests.map((one) => ({ fullName: 'adds', status: one, failureMessages: [] })),
});
const report = (...testResults: ReturnType<typeof file>[]) =>
  merged({ testResults: [] }, { testResults, unhandledErrors: [] });

describe('the counts', () => {
  it('of tests have a file that does not load as a failed one', () => {
    const counts = countsOfTests(report(file('a', 'failed'), file('b', 'passed', 'passed', 'skipped')));
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: ['adds'] });
  });

  it('of a run are those of all its steps, and a step without tests that failed is one', () => {
    const one = { name: '', args: [], output: '', milliseconds: 0 };
    const tests = (status: string) => ({
      ...one,
      status: 'ok' as const,
      counts: () => countsOfTests(report(file('a', 'ok', status))),
    });
    const lint = { ...one, status: 'failed' as const };
    expect(countsOf([tests('passed'), tests('passed'), lint])).toEqual({ passed: 2, failed: 1, skipped: [] });
  });
});

test('an error outside of any test is told', () => {
  expect(failedTests({ ...report(), unhandledErrors: ['no room'] })).toBe('Outside of any test:\nno room');
  expect(failedTests(report())).toBeUndefined();
});

test('an error says what differs, what the database says, what caused it, and where in our own files', () => {
  const stack = [
    'AssertionError: expected 1 to be 2',
    `    at check (${root}/test/rules.ts:3:4)`,
    `    at run (${root}/node_modules/vitest/run.js:9:9)`,
    '    at process (node:internal/process:1:1)',
  ].join('\n');
  const cause = { name: 'error', message: 'violates a foreign key', detail: 'Key (portal_id)=(1) is not there.' };
  const error = {
    name: 'AssertionError',
    message: 'expected 1 to be 2',
    diff: '\u001B[32m- 2\u001B[39m\n+ 1',
    stack,
    cause,
  };
  expect(saidBy(error)).toBe(
    [
      'AssertionError: expected 1 to be 2',
      '',
      '- 2',
      '+ 1',
      '',
      '    at check (test/rules.ts:3:4)',
      'Caused by error: violates a foreign key',
      'Key (portal_id)=(1) is not there.',
    ].join('\n'),
  );
  expect(saidBy({ message: 'x', diff: '+ a\n'.repeat(500) }).split('\n').length).toBeLessThan(70);
  expect(saidBy('thrown')).toBe('thrown');
  const circle: { message: string; diff: null; cause?: unknown } = { message: 'round', diff: null };
  circle.cause = circle;
  expect(saidBy(circle).match(/round/g)).toHaveLength(4);
  expect(saidBy(new AggregateError([new Error('one'), new Error('two')]))).toMatch(
    /Caused by Error: one[^]*Caused by Error: two/,
  );
});

test('a hook that failed is told beside the tests that failed', () => {
  const broken = {
    name: `${root}/src/a.test.ts`,
    status: 'failed',
    message: 'error: a foreign key',
    assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['AssertionError: 1'] }],
  };
  expect(failedTests({ testResults: [broken], unhandledErrors: [] })).toBe(
    'src/a.test.ts\nerror: a foreign key\n\nsrc/a.test.ts\n  adds\nAssertionError: 1',
  );
});

test('of very many failures the first are told whole, more by their titles, and the rest are counted', () => {
  const testResults = [file('a', 'failed', ...Array.from({ length: 1_000 }, () => 'failed'))];
  const said = failedTests({ testResults, unhandledErrors: [] }) ?? '';
  expect(said.split('\n').length).toBeLessThan(250);
  expect(said).toMatch(/… and 885 more$/);
});
