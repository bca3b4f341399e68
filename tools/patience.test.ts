import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bin/bootstrap.mjs';

/** Ends a test by the clock, or gives up waiting: `test/patience.ts` and the configurations do it for what hangs. */
const limit =
  /\b(?:time)?out: ?[\d_]+|^\}, [\d_]+\);|\bsetConfig\(|\btestTimeout\b|\bhookTimeout\b|\.setTimeout\(\d|\bwaitForTimeout\(/;

/** Lines that look like it, and what they are. */
const others: readonly [file: string, line: string][] = [
  ['src/platform/web/navigation/fetch-ahead.test.ts', 'what the page asks the browser for'],
  ['e2e/agreement.spec.ts', 'the script has come, and does what it should not'],
  ['e2e/doors-in-place.spec.ts', 'a heading that comes later would have come'],
  ['e2e/failures.spec.ts', 'a page that would scroll has begun to'],
  ['e2e/roles.spec.ts', 'a call that should not be made has been'],
  ['e2e/identity-provider.ts', 'a dialog that may not come'],
  ['e2e/live-stream.spec.ts', 'the player asks every few seconds'],
  ['e2e/realtime.long.spec.ts', 'before the page would ask again'],
  ['e2e/time-goes-on.long.spec.ts', 'the page asks once a minute'],
  ['tools/spec.test.ts', 'a text about tests'],
];

test('no test depends on how fast the machine is', () => {
  const files = globSync(
    ['src/**/*.test.{ts,tsx}', 'test/**/*.ts', 'tools/*.test.ts', 'e2e/*.spec.ts', 'e2e/*-provider.ts'],
    {
      cwd: root,
    },
  );
  const known = new Set(others.map(([file]) => file));
  const found = files.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => limit.test(line)),
  );
  expect(found.filter((file) => !known.has(file))).toEqual([]);
  expect([...known].filter((file) => !found.includes(file))).toEqual([]);
});
