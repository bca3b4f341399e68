// What a test run says at its end.
import { failuresOf, line } from './test-steps.mjs';

const skippedShown = 20;

/**
 * @param {import('./test-steps.mjs').Step[]} steps
 * @returns {import('./test-steps.mjs').Counts} a step that failed without a failed test counts as one
 */
export function countsOf(steps) {
  const all = steps.map((step) => {
    const counts = step.counts?.() ?? { passed: 0, failed: 0, skipped: [] };
    return step.status === 'failed' && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  });
  const sum = (number) => all.reduce((total, counts) => total + number(counts), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: all.flatMap(({ skipped }) => skipped),
  };
}

/**
 * Says it, and with which status the run ends.
 * @param {import('./test-steps.mjs').Step[]} steps
 * @param {{ seconds: number, flaky?: string, left: string[] }} more `left`: lines about what other runs take
 */
export function summarise(steps, { seconds, flaky, left }) {
  console.log(`\nSummary after ${seconds.toFixed(1)} s`);
  for (const one of steps) console.log(line(one));
  const { passed, failed, skipped } = countsOf(steps);
  if (skipped.length > 0) {
    console.log(`\nSkipped:`);
    for (const title of skipped.slice(0, skippedShown)) console.log(`  ${title}`);
    if (skipped.length > skippedShown) console.log(`  and ${skipped.length - skippedShown} more`);
  }
  // A test says this about a part of it that this machine cannot run: `skipped: PostgreSQL is not installed`.
  const notices = steps.flatMap(({ output }) => output.match(/^\s*skipped: .+$/gm) ?? []);
  for (const notice of new Set(notices.map((text) => text.trim()))) console.log(`\n${notice}`);
  for (const { output } of steps) {
    const noticed = output.indexOf('\nnoticed: ');
    if (noticed >= 0) console.log(output.slice(noticed));
  }
  if (flaky !== undefined) console.log(`\nnoticed: broke at first and passed at the second try:\n${flaky}`);
  for (const text of left) console.log(`\n${text}`);
  for (const one of steps) {
    if (one.status === 'failed') console.log(`\nWhat failed in ${one.name}:\n${failuresOf(one)}`);
  }
  const skippedPart = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  console.log(`\n${passed} passed, ${failed} failed${skippedPart}`);
  return failed > 0 ? 1 : 0;
}
