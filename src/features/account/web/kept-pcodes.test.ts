import { expect, test } from 'vitest';
import { createSafeStorage, type LocalStorage } from '#web/storage/safe-storage.ts';
import { keepPcode, keptPcodes } from './kept-pcodes.ts';

const storage = (): LocalStorage => createSafeStorage(() => undefined);

test('a page keeps the code of its address, and the one before it as the last [AUTH-018, AUTH-019]', () => {
  const local = storage();
  keepPcode(local, '?utm_source=x');
  expect(keptPcodes(local)).toEqual({ pcode: undefined, lastPcode: undefined });
  keepPcode(local, '?pcode=spring&page=2');
  keepPcode(local, '?pcode=spring');
  expect(local.get('pcode')).toBe('spring');
  expect(local.get('last_pcode')).toBeUndefined();
  keepPcode(local, '?pcode=%E5%BA%83%E5%A0%B4');
  expect(local.get('pcode')).toBe('広場');
  expect(local.get('last_pcode')).toBe('spring');
});

test('a page without a valid code changes nothing [AUTH-019]', () => {
  const local = storage();
  keepPcode(local, '?pcode=spring');
  for (const search of ['', '?pcode=', '?pcode=%00', `?pcode=${'x'.repeat(500)}`]) keepPcode(local, search);
  expect(keptPcodes(local)).toEqual({ pcode: 'spring', lastPcode: undefined });
});
