import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childEnvironment, nodePath, root } from '../bin/bootstrap.mjs';

/** The journeys of a run, each with its size. */
function journeysOf(length: string): string[] {
  const list = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--list'];
  const env = childEnvironment({ HIROBA_TEST_RUN: length, CHROMIUM_PATH: 'none' });
  const { stdout } = spawnSync(nodePath(), list, { cwd: root, env, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(' › '));
}

test('the usual and the long run together go through every journey once', () => {
  const [usual, long, both] = ['usual', 'long', 'both'].map(journeysOf);
  expect(both).not.toEqual([]);
  expect([...(usual ?? []), ...(long ?? [])].toSorted()).toEqual(both?.toSorted());
});
