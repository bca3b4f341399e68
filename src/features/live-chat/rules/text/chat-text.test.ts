import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyMaxBytes, bodyMaxLetters } from '../limits/chat-limits.ts';
import { bodyProblem, tidyText } from './chat-text.ts';

/** Text that one rule changes, and that another may join. */
const odd = fc.constantFrom(
  'e',
  '\u0301',
  '\u0323',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u202E',
  '\u2060',
  '\uFEFF',
  '\uFE0F',
  '\u3164',
  '\u0007',
  '\n',
  '\r',
  '\u2028',
  ' ',
  '🏴',
  '\u{E0067}',
  '\u{E007F}',
  '\u{E0100}',
  '\uD83D',
  '👩',
);
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
    ['cuts a tower with joiners in it', `e${'\u0301\u200D'.repeat(40)}`, `é${'\u0301\u200D'.repeat(4).slice(1)}\u0301`],
    ['hides no words in tags', 'hi\u{E0068}\u{E0069}\u{E007F}', 'hi'],
    [
      'keeps the flags of regions',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['keeps variants of a character', '葛\u{E0100}飾 ❤\uFE0F', '葛\u{E0100}飾 ❤\uFE0F'],
    ['has no fillers', 'a\u3164\uFFA0\u206A\uFFF0b', 'ab'],
    ['replaces half a letter', 'a\uD83Db', 'a\uFFFDb'],
  ])('%s', (_, typed, stored) => {
    expect(tidyText(typed, multiline)).toBe(stored);
  });

  test('becomes a single line in a field of one line', () => {
    expect(tidyText('  Lunch\n at\tnoon ')).toBe('Lunch at noon');
  });

  test('does not change when it is tidied again, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), odd) }),
        fc.boolean(),
        (typed, isMultiline) => {
          const once = tidyText(typed, { isMultiline });
          expect(tidyText(once, { isMultiline })).toBe(once);
          expect(once.isWellFormed()).toBe(true);
          expect(once).not.toMatch(/[\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/);
        },
      ),
    );
  });

  test.each([
    ['', 'empty'],
    [' \n\u3000', 'empty'],
    ['\u200D\uFE0F', 'empty'],
    ['\u3164\u2800', 'empty'],
    ['\u034F\uFE0F '.repeat(300), 'empty'],
    [`${'\u034F\uFE0F '.repeat(300)}a`, undefined],
    ['.', undefined],
    ['あ'.repeat(bodyMaxLetters), undefined],
    ['あ'.repeat(bodyMaxLetters + 1), 'tooLong'],
    ['👨‍👩‍👧'.repeat(800), undefined],
    ['x'.repeat(bodyMaxBytes + 1), 'tooLong'],
  ] as const)('%#: its problem', (body, problem) => {
    expect(bodyProblem(body)).toBe(problem);
  });
});
