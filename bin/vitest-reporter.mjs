// Tells bin/test.mjs how far the tests are while they run, and writes what became of them.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { tell } from './test-progress.mjs';
import { root } from './bootstrap.mjs';
import { saidBy } from './vitest-report.mjs';

const run = process.env.HIROBA_TEST_RUN;

export default class VitestReporter {
  #counts = { done: 0, all: 0, of: 'files', passed: 0, failed: 0 };

  onTestRunStart(files) {
    this.#counts.all = files.length;
    tell(this.#counts);
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'passed') this.#counts.passed += 1;
    if (state !== 'failed') return;
    this.#counts.failed += 1;
    tell({ ...this.#counts, failure: `${pathOf(test.module)} > ${test.fullName}: ${firstLine(errors?.[0])}` });
  }

  onTestModuleEnd(file) {
    this.#counts.done += 1;
    const [error] = errorsBesideTests(file);
    if (error === undefined) return tell(this.#counts);
    tell({ ...this.#counts, failure: `${pathOf(file)}: ${firstLine(error)}` });
  }

  onTestRunEnd(files, unhandledErrors) {
    const report = process.env.HIROBA_TEST_REPORT;
    if (report !== undefined) writeFileSync(report, JSON.stringify(reportOf(files, unhandledErrors)));
  }
}

/** In the shape of Vitest's JSON report, as far as it is read, without what the other run takes. */
function reportOf(files, unhandledErrors) {
  const testResults = files.map((file) => ({
    name: file.moduleId,
    status: file.state(),
    message: errorsBesideTests(file).map(saidBy).join('\n'),
    assertionResults: [...file.children.allTests()].filter(isOfThisRun).map((test) => {
      const { state, errors = [] } = test.result();
      return { fullName: test.fullName, status: state, failureMessages: errors.map(saidBy) };
    }),
  }));
  const tests = testResults.flatMap((file) => file.assertionResults);
  const number = (wanted) => tests.filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: number('passed'),
    numFailedTests: number('failed'),
    unhandledErrors: unhandledErrors.map(saidBy),
    testResults,
  };
}

/** A test with a mark that the other run takes is no skipped one. */
function isOfThisRun(test) {
  if (test.result().state !== 'skipped') return true;
  const isLong = test.tags.includes('long') || test.module.moduleId.includes('.long.test.');
  return run === 'usual' ? !isLong : run !== 'long' || isLong;
}

function errorsBesideTests(file) {
  return [...file.errors(), ...[...file.children.allSuites()].flatMap((suite) => suite.errors())];
}

function firstLine(error) {
  return (error?.message ?? '').split('\n')[0];
}

function pathOf(file) {
  return relative(root, file.moduleId);
}
