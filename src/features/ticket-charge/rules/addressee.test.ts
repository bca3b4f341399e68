import { describe, expect, test } from 'vitest';
import { addresseeMax, addresseeProblem, tidyAddressee } from './addressee.ts';

const isAscii = (codePoint: number): boolean => codePoint >= 32 && codePoint < 127;

describe('an addressee', () => {
  test.each([
    ['  Aoi  Trading\tInc. ', 'Aoi Trading Inc.'],
    ['株式会社\u3000蒼井\n御中', '株式会社 蒼井 御中'],
    ['か\u3099', 'が'],
    [' \n ', ''],
  ])('typed as %j is printed as %j', (typed, printed) => expect(tidyAddressee(typed)).toBe(printed));

  test.each([
    ['Aoi', undefined],
    ['', 'empty'],
    ['x'.repeat(addresseeMax), undefined],
    ['x'.repeat(addresseeMax + 1), 'tooLong'],
    ['Aoi 한', 'unprintable'],
    ['\u{20bb7}'.repeat(addresseeMax), 'unprintable'],
    ['a\u0007', 'unprintable'],
  ])('%j has the problem %s', (addressee, problem) => expect(addresseeProblem(addressee, isAscii)).toBe(problem));
});
