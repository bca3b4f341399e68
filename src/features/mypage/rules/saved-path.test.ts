import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSavedPath, uploadIdOf } from './saved-path.ts';

const upload = 'a'.repeat(64);

test.each([
  '/module/web_page/20/3',
  '/module/information/10',
  '/',
  `/media/${upload}.webp`,
  '/module/web_page/20/3%20a',
  '/users/mypage/my-folder',
])('%s may be kept [MYPAGE-013]', (path) => {
  expect(readSavedPath(path)).toBe(path);
  expect(readSavedPath(` ${path} `)).toBe(path);
});

test.each([
  '',
  'module/web_page/20',
  '//evil.example/x',
  '/\\evil.example',
  '/%5cevil.example',
  '/..',
  '/module/../../users',
  '/module/%2e%2e/users',
  '/a%2f%2fb',
  'https://evil.example/',
  'javascript:alert(1)',
  '/module/1?token=secret',
  '/module/1#x',
  '/a b',
  '/日本語',
  '/%',
  '/%00',
  `/${'a'.repeat(500)}`,
])('%j may not be kept [MYPAGE-013]', (path) => {
  expect(readSavedPath(path)).toBeUndefined();
});

test('every kept path stays on its host [MYPAGE-013]', () => {
  const sign = fc.constantFrom('/', '\\', '.', '%', '2', 'e', 'f', '5', 'c', ':', '@', 'a', '?', '#', '\t', ' ');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 12 }), (typed) => {
      const path = readSavedPath(typed);
      if (path === undefined) return;
      expect(new URL(path, 'https://hiroba.example').origin).toBe('https://hiroba.example');
      expect(new URL(path, 'https://hiroba.example').pathname).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});

test('the path of a stored file gives its id', () => {
  expect(uploadIdOf(`/media/${upload}.webp`)).toBe(upload);
  expect(uploadIdOf(`/media/${upload}-480.webp`)).toBe(upload);
  expect(uploadIdOf('/module/web_page/3')).toBeUndefined();
});
