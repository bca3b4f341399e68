import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiKeyState, keyInHeader } from './api-key.ts';

const key = `hiroba_${'aB3-_'.repeat(8)}xyz`;

test.each([
  [undefined, undefined],
  [`Bearer ${key}`, key],
  [`bearer   ${key} `, key],
  // Something else stands there: no cookie may say who is calling.
  ['', null],
  [key, null],
  [`Basic ${key}`, null],
  [`Bearer ${key}x`, null],
  [`Bearer ${key.slice(7)}`, null],
  [`Bearer ${key}, Bearer ${key}`, null],
  ['Bearer hiroba_', null],
])('a header %j names the key %j', (header, read) => {
  expect(keyInHeader(header)).toBe(read);
});

test('no header that is long or strange takes long, or names a key that has not the form of one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (header) => {
      expect(keyInHeader(`Bearer ${header}`) ?? key).toMatch(/^hiroba_[\w-]{43}$/);
    }),
  );
});

test.each([
  [{}, 'works'],
  [{ expiresAt: 10 }, 'expired'],
  [{ isMakerOwner: false }, 'makerLeft'],
  [{ endedAt: 9, isMakerOwner: false, expiresAt: 1 }, 'ended'],
  [{ isMakerOwner: false, expiresAt: 1 }, 'expired'],
] as const)('a key with %j: %s', (facts, state) => {
  expect(apiKeyState({ endedAt: undefined, expiresAt: 11, isMakerOwner: true, ...facts }, 10)).toBe(state);
});
