import { stripVTControlCharacters } from 'node:util';

/** Every journey of Playwright's report with its title, its place, its status and what went wrong in each try. */
export function journeysOf(report) {
  const visit = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: `${spec.title} (${test.projectName})`,
        place: `e2e/${spec.file}:${spec.line}`,
        // expected, unexpected, flaky or skipped
        status: test.status,
        errors: test.results.flatMap((result) =>
          result.errors.map(({ message }) => stripVTControlCharacters(message ?? '')),
        ),
      })),
    ),
    ...(suite.suites ?? []).flatMap(visit),
  ];
  return (report?.suites ?? []).flatMap(visit);
}

/** The journeys of a status, each with what went wrong; undefined when there is none. */
export function saidOf(journeys, status) {
  const said = journeys
    .filter((journey) => journey.status === status)
    .map(({ title, place, errors }) => `${place}\n  ${title}\n${errors.join('\n').slice(0, 3_000)}`);
  return said.length > 0 ? said.join('\n\n') : undefined;
}

/** @returns {import('./test-steps.mjs').Counts | undefined} */
export function countsOfJourneys(report) {
  if (report === undefined) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  const skipped = journeysOf(report).filter(({ status }) => status === 'skipped');
  return { passed: expected + flaky, failed: unexpected, skipped: skipped.map(({ title }) => title) };
}
