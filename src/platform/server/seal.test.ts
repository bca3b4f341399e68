import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

test('only the right secret opens a sealed text, and only an unchanged one', () => {
  const sealed = seal('?code=秘密&state=s', 'the secret');
  expect(sealed).not.toContain('code');
  expect(seal('?code=秘密&state=s', 'the secret')).not.toBe(sealed);
  expect(unseal(sealed, 'the secret')).toBe('?code=秘密&state=s');
  expect(() => unseal(sealed, 'another')).toThrow(/unable to authenticate/);
  expect(() => unseal(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'the secret')).toThrow(
    /unable to authenticate/,
  );
});
