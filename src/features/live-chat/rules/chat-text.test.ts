import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyMaxBytes, bodyMaxLetters } from './chat-limits.ts';
import { bodyProblem, tidyText } from './chat-text.ts';

const multiline = { isMultiline: true };

describe('the text of a message', () => {
  test.each([
    ['keeps lines', 'one\r\ntwo\n\nthree', 'one\ntwo\n\nthree'],
    ['keeps three empty lines at most', 'a\n\n\n\n\n\nb', 'a\n\n\nb'],
    ['turns nothing around', 'user\u202Egpj.exe', 'usergpj.exe'],
    ['hides nothing', 'pay\u200Bpal \u2066x\u2069\uFEFF', 'paypal x'],
    ['has no controls', 'a\u0000b\u0007c\u009Fd', 'abcd'],
    ['has one form of each letter', 'か\u3099', 'が'],
    ['keeps joined emoji', '👩‍🚀 👨‍👩‍👧', '👩‍🚀 👨‍👩‍👧'],
    ['keeps the marks of a language', 'ภาษาไทยกี่', 'ภาษาไทยกี่'],
    ['cuts a tower of marks', `e${'\u0301'.repeat(40)}`, `é${'\u0301'.repeat(8)}`],
    ['replaces half a letter', 'a\uD83Db', 'a\uFFFDb'],
  ])('%s', (_, typed, stored) => {
    expect(tidyText(typed, multiline)).toBe(stored);
  });

  test('is a single line where only one is asked for', () => {
    expect(tidyText('  Lunch\n at\tnoon ')).toBe('Lunch at noon');
  });

  test('is tidy after once, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (typed, isMultiline) => {
        const once = tidyText(typed, { isMultiline });
        expect(tidyText(once, { isMultiline })).toBe(once);
        expect(once.isWellFormed()).toBe(true);
        expect(once).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      }),
    );
  });

  test.each([
    ['', 'empty'],
    [' \n\u3000', 'empty'],
    ['\u200D\uFE0F', 'empty'],
    ['\u3164\u2800', 'empty'],
    ['.', undefined],
    ['あ'.repeat(bodyMaxLetters), undefined],
    ['あ'.repeat(bodyMaxLetters + 1), 'tooLong'],
    ['👨‍👩‍👧'.repeat(800), undefined],
    ['x'.repeat(bodyMaxBytes + 1), 'tooLong'],
  ] as const)('%#: its problem', (body, problem) => {
    expect(bodyProblem(body)).toBe(problem);
  });
});
