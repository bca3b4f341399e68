import { describe, expect, test } from 'vitest';
import { addresseeMax } from '#features/ticket/rules/flow/purchase-post-data.ts';
import { addresseeProblem, tidyAddressee } from './addressee.ts';

const isAscii = (letter: string): boolean => letter >= ' ' && letter <= '~';

describe('an addressee', () => {
  test.each([
    ['  Aoi  Trading\tInc. ', 'Aoi Trading Inc.'],
    ['株式会社\u3000蒼井\n御中', '株式会社 蒼井 御中'],
    ['か\u3099', 'が'],
    ['\u1100\u1161\u11a8', '각'],
    ['\u202aAoi\u200b \u2060Inc.\u202c', 'Aoi Inc.'],
    [' \n ', ''],
    ['\u200b \u200b', ''],
    ['葛\u{e0100}城', '葛城'],
    ['辻\u{e0101} \ufe00', '辻'],
  ])('typed as %j is printed as %j', (typed, printed) => expect(tidyAddressee(typed)).toBe(printed));

  test.each([
    ['Aoi', undefined],
    ['', 'empty'],
    ['x'.repeat(addresseeMax), undefined],
    ['x'.repeat(addresseeMax + 1), 'tooLong'],
    ['Aoi 한국', { unprintable: '한' }],
    ['\u{20bb7}'.repeat(addresseeMax), { unprintable: '\u{20bb7}' }],
    ['Zoe\u0308', { unprintable: 'e\u0308' }],
    ['Aoi 👩‍👧 Inc.', { unprintable: '👩‍👧' }],
    ['a\u0007', { unprintable: 'U+0007' }],
    ['\ufe0f', { unprintable: 'U+FE0F' }],
  ])('%j has the problem %j', (addressee, problem) => expect(addresseeProblem(addressee, isAscii)).toEqual(problem));
});
