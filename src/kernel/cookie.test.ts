import { expect, test } from 'vitest';
import { readCookie, writeCookie } from './cookie.ts';

test('finds its cookie among others and among garbage', () => {
  expect(readCookie('a=1; language=eng; b=2', 'language')).toBe('eng');
  expect(readCookie('a=1; language = kor ; b=2', 'language')).toBe('kor');
  expect(readCookie('xlanguage=1;language=kor', 'language')).toBe('kor');
  expect(readCookie('xlanguage=kor', 'language')).toBeUndefined();
  expect(readCookie('language', 'language')).toBeUndefined();
  expect(readCookie('language=%E0%A4%A', 'language')).toBeUndefined();
  expect(readCookie(';;;===; =x', 'language')).toBeUndefined();
  expect(readCookie('=;;=x; language=', 'language')).toBe('');
  expect(readCookie('', 'language')).toBeUndefined();
});

test('writes a cookie for the whole host, secure on https', () => {
  expect(writeCookie('language', 'eng; x', 60, false)).toBe('language=eng%3B%20x; Path=/; Max-Age=60; SameSite=Lax');
  expect(writeCookie('language', 'eng', undefined, false)).toBe('language=eng; Path=/; SameSite=Lax');
  expect(writeCookie('language', 'eng', 60, true)).toBe('language=eng; Path=/; Max-Age=60; SameSite=Lax; Secure');
});
