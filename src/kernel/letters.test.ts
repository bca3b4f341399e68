import { describe, expect, test } from 'vitest';
import { countLetters, firstLetters, isLongerThan, lettersAbove } from './letters.ts';

describe('characters are counted as people see them', () => {
  test.each([
    ['', 0],
    ['山田', 2],
    ['が', 1],
    ['か\u3099', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
    ['🇯🇵🇰🇷', 2],
    ['é', 1],
    ['한', 1],
    ['𠮷野家', 3],
  ])('%s has %i', (text, count) => {
    expect(countLetters(text)).toBe(count);
  });

  test('a text of that many emoji is not too long; one with hundreds of marks on a letter is', () => {
    expect(isLongerThan('👨‍👩‍👧‍👦'.repeat(10), 10)).toBe(false);
    expect(isLongerThan('👨‍👩‍👧‍👦'.repeat(11), 10)).toBe(true);
    expect(isLongerThan(`a${'\u0301'.repeat(200)}`, 10)).toBe(true);
  });

  test('a text that is too long says how many letters it has, unless they hide among marks', () => {
    expect(lettersAbove('🎪'.repeat(10), 10)).toBeUndefined();
    expect(lettersAbove('🎪'.repeat(12), 10)).toBe(12);
    expect(lettersAbove('a'.repeat(200_000), 10)).toBe(Infinity);
  });

  test('the first letters are whole, and a letter with hundreds of marks is none', () => {
    expect(firstLetters('🎪'.repeat(10), 10)).toBe('🎪'.repeat(10));
    expect(firstLetters('👨‍👩‍👧‍👦𠮷'.repeat(10), 3)).toBe('👨‍👩‍👧‍👦𠮷👨‍👩‍👧‍👦');
    expect(firstLetters(`ab${'\u0301'.repeat(200)}`, 10)).toBe('a');
  });
});
