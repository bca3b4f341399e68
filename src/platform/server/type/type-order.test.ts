import { describe, expect, test } from 'vitest';
import { nameTypeOrder, sheetTypeOrder } from './type-order.ts';

describe('the typefaces of a print', () => {
  test.each([
    ['髙橋 直樹', 'jpn', 'japanese'],
    ['金民俊', 'jpn', 'japanese'],
    ['김민준', 'eng', 'japanese'],
    ['김민준', 'kor', 'korean'],
    ['金民俊', 'kor', 'korean'],
    ['张伟', 'chi', 'simplified'],
    ['張偉', 'zhtw', 'traditional'],
    ['Kim Min-jun', 'kor', 'japanese'],
    ['カン', 'chi', 'japanese'],
  ] as const)('for the name %s and a visitor who reads %s, the %s one comes first', (name, language, first) => {
    expect(nameTypeOrder(name, language)[0]).toBe(first);
  });

  test.each([
    ['jpn', ['japanese', 'rare', 'korean', 'simplified', 'traditional']],
    ['kor', ['japanese', 'korean', 'traditional', 'simplified', 'rare']],
    ['zhtw', ['japanese', 'traditional', 'simplified', 'korean', 'rare']],
  ] as const)('for an organiser who writes %s begin with the typeface of the print', (language, order) => {
    expect(sheetTypeOrder(language)).toEqual(order);
  });
});
