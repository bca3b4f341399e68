import { expect, test } from 'vitest';
import { isNamedIn } from './is-named-in.ts';

test.each([
  [{ jpn: '市' }, 'jpn', true],
  [{ jpn: '市', eng: 'Market' }, 'eng', true],
  [{ eng: 'Market' }, 'jpn', false],
  [{ jpn: ' 　', eng: 'Market' }, 'jpn', false],
  [undefined, 'jpn', false],
  ['市', 'jpn', false],
] as const)('%j is a name in %s: %s', (name, language, isNamed) => {
  expect(isNamedIn(name, language)).toBe(isNamed);
});
