import { expect, test } from 'vitest';
import { keywordMax, keywordOf } from './keyword.ts';

test('a keyword loses its control characters, and its end when it is too long', () => {
  expect(keywordOf(' 花\0火\n ')).toBe('花火');
  expect(keywordOf('🎪'.repeat(150))).toBe('🎪'.repeat(150));
  expect(keywordOf(`a${'𠮷'.repeat(300)}`)).toBe(`a${'𠮷'.repeat(keywordMax - 1)}`);
});
