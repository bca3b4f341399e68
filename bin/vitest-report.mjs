import { stripVTControlCharacters } from 'node:util';
import { root } from './bootstrap.mjs';

const messageMax = 2_000;
const diffLinesMax = 60;
const framesMax = 12;
const causesMax = 3;
/** So many failures are shown whole, and so many more by their titles. */
const wholeMax = 15;
const titlesMax = 100;

/**
 * An error as Vitest shows it: its message, what a database says besides, what differs, the frames of our own files, and
 * the error that caused it.
 */
export function saidBy(error, causesLeft = causesMax) {
  if (typeof error !== 'object' || error === null) return String(error);
  const { name = 'Error', message = '', detail, cause, stack = '' } = error;
  const diff = error.diff ?? '';
  const causes = [...(Array.isArray(error.errors) ? error.errors : []), cause].filter(
    (one) => one !== undefined && one !== null,
  );
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|\bnode:/.test(line))
    .map((line) => line.replaceAll(`${root}/`, '').replace('file://', ''));
  const differing = stripVTControlCharacters(diff).trim().split('\n');
  const parts = [
    `${name}: ${stripVTControlCharacters(message).slice(0, messageMax)}`,
    ...(typeof detail === 'string' ? [detail] : []),
    ...(diff === '' ? [] : ['', ...differing.slice(0, diffLinesMax)]),
    ...(differing.length > diffLinesMax ? [`… and ${differing.length - diffLinesMax} lines more`] : []),
    ...(diff === '' ? [] : ['']),
    ...frames.slice(0, framesMax),
    ...(causesLeft > 0 ? causes.slice(0, causesMax).map((one) => `Caused by ${saidBy(one, causesLeft - 1)}`) : []),
  ];
  return parts.join('\n');
}

/** The first report, with the results of the second run for the files that ran again. */
export function merged(first, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => again.get(file.name) ?? file);
  for (const [name, file] of again) if (!first.testResults.some((one) => one.name === name)) testResults.push(file);
  const tests = testResults.flatMap((file) => file.assertionResults);
  const number = (wanted) => tests.filter(({ status }) => status === wanted).length;
  const { unhandledErrors } = second;
  return { numPassedTests: number('passed'), numFailedTests: number('failed'), unhandledErrors, testResults };
}

/** @returns {import('./test-steps.mjs').Counts | undefined} */
export function countsOfTests(report) {
  if (report === undefined) return undefined;
  // A file that does not even load counts as one failed test.
  const broken = report.testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length;
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const skipped = tests.filter(({ status }) => !['passed', 'failed'].includes(status));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: skipped.map(({ fullName }) => fullName),
  };
}

/** The test files that did not pass; none when it is not known which. */
export function brokenFiles(report) {
  return (report?.testResults ?? []).filter((file) => file.status !== 'passed').map((file) => file.name);
}

/** The failed tests with their messages, and failures outside tests; undefined when neither is known. */
export function failedTests(report) {
  const failed = (report?.testResults ?? []).flatMap((file) => {
    const name = file.name.replace(`${root}/`, '');
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    // A hook that fails leaves the tests of its suite skipped.
    const beside = file.message || tests.length === 0 ? [file.message ?? ''] : [];
    if (file.status !== 'failed') return [];
    return [
      ...beside.map((message) => `${name}\n${message}`),
      ...tests.map((test) => `${name}\n  ${test.fullName}\n${test.failureMessages.join('\n')}`),
    ];
  });
  const beside = (report?.unhandledErrors ?? []).map((error) => `Outside of any test:\n${error}`);
  const all = [...failed, ...beside];
  if (all.length === 0) return undefined;
  const titles = all.slice(wholeMax, wholeMax + titlesMax).map((said) => said.split('\n').slice(0, 2).join(' '));
  const more = all.length - wholeMax - titles.length;
  return [
    ...all.slice(0, wholeMax),
    ...(titles.length > 0 ? [titles.join('\n')] : []),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ].join('\n\n');
}

function hasFailedTest(file) {
  return file.assertionResults.some((test) => test.status === 'failed');
}
