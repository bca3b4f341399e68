import { describe, expect, test } from 'vitest';
import { countLetters, isLongerThan } from './letters.ts';

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
});
