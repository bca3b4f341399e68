import { expect, test } from 'vitest';
import { anonymousTokenLength } from '#kernel/limits.ts';
import { anonymousToken } from './anonymous-token.ts';
import { cryptoRandom } from './crypto-random.ts';
import { createSafeStorage, type LocalStorage } from './safe-storage.ts';

const emptyStorage = (): LocalStorage => createSafeStorage(() => undefined);

test('a visitor without a token gets one of 32 characters and keeps it [ACCESS-049, AUTH-021]', () => {
  const local = emptyStorage();
  const token = anonymousToken(local, cryptoRandom);
  expect(token).toHaveLength(anonymousTokenLength);
  expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(local.get('anonymousToken')).toBe(token);
  expect(anonymousToken(local, cryptoRandom)).toBe(token);
});

test('two visitors get different tokens [AUTH-021]', () => {
  expect(anonymousToken(emptyStorage(), cryptoRandom)).not.toBe(anonymousToken(emptyStorage(), cryptoRandom));
});

test('a corrupt token is replaced', () => {
  const local = emptyStorage();
  for (const corrupt of ['', 'short', 'x'.repeat(33), `${'x'.repeat(31)}\n`]) {
    local.set('anonymousToken', corrupt);
    expect(anonymousToken(local, cryptoRandom)).toMatch(/^[A-Za-z0-9]{32}$/);
  }
});
