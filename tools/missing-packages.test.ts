import { expect, test } from 'vitest';
import { missingPackages } from '../bin/missing-packages.mjs';

const locked = {
  '': {},
  server: { version: '1.0.0' },
  build: { version: '1.0.0', dev: true },
  system: { version: '1.0.0', optional: true },
  types: { version: '1.0.0', devOptional: true },
};
const production = { server: { version: '1.0.0' } };
const all = { ...production, build: { version: '1.0.0' } };

test.each([
  [all, true, []],
  [production, false, []],
  [production, true, ['build']],
  [{}, false, ['server']],
  // What is there has the locked version, also where it might be missing.
  [{ ...all, types: { version: '0.9.0' } }, true, ['types']],
  [{ ...production, build: { version: '0.9.0' } }, false, ['build']],
])('with %o, for development %s: %o', (installed, forDevelopment, expected) => {
  expect(missingPackages(locked, installed, { forDevelopment })).toEqual(expected);
});
