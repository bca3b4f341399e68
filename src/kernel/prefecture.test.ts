import { expect, test } from 'vitest';
import { prefectureCodes } from './prefecture.ts';

test('prefectures are 01 to 47 and 99 for outside Japan [LIMIT-011]', () => {
  expect(prefectureCodes).toHaveLength(48);
  expect(new Set(prefectureCodes).size).toBe(48);
  expect(prefectureCodes.slice(0, 2)).toEqual(['01', '02']);
  expect(prefectureCodes.slice(-2)).toEqual(['47', '99']);
  expect(prefectureCodes.every((code) => /^\d\d$/.test(code))).toBe(true);
});
