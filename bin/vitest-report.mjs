import { root } from './bootstrap.mjs';

/** The first report, with the results of the second run for the files that ran again. */
export function merged(first, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => again.get(file.name) ?? file);
  for (const [name, file] of again) if (!first.testResults.some((one) => one.name === name)) testResults.push(file);
  const tests = testResults.flatMap((file) => file.assertionResults);
  const number = (wanted) => tests.filter(({ status }) => status === wanted).length;
  return { numPassedTests: number('passed'), numFailedTests: number('failed'), testResults };
}

/** The test files that did not pass; none when it is not known which. */
export function brokenFiles(report) {
  return (report?.testResults ?? []).filter((file) => file.status !== 'passed').map((file) => file.name);
}

/** The failed tests with their messages, and failures outside tests; undefined when neither is known. */
export function failedTests(report, output) {
  const failed = (report?.testResults ?? []).flatMap((file) => {
    const name = file.name.replace(`${root}/`, '');
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && tests.length === 0) return [`${name}\n${file.message ?? ''}`];
    return tests.map((test) => `${name}\n  ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 3_000)}`);
  });
  const beside = /⎯+ (Unhandled Errors?|Unhandled Rejection) ⎯+[\s\S]*/.exec(output)?.[0] ?? '';
  return failed.length > 0 || beside !== '' ? [...failed, beside].join('\n\n') : undefined;
}

export function hasFailedTest(file) {
  return file.assertionResults.some((test) => test.status === 'failed');
}
