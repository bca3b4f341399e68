import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedGuests } from './typed-guests.ts';

test.each<[string, string[], string[]]>([
  ['a@example.jp\nb@example.jp', ['a@example.jp', 'b@example.jp'], []],
  ['A@Example.jp, a@example.jp;b@example.jp', ['a@example.jp', 'b@example.jp'], []],
  ['a@example.jp、b@example.jp', ['a@example.jp', 'b@example.jp'], []],
  ['Hanako Sato <hanako@example.jp>, "Ken" <ken@example.jp>', ['hanako@example.jp', 'ken@example.jp'], []],
  ['hanako@example', [], ['hanako@example']],
  ['hanako', [], ['hanako']],
  ['', [], []],
])('a list %j has %o, and what is none is %o', (text, mails, wrong) => {
  expect(typedGuests(text)).toEqual({ mails, wrong });
});

test('every address of a list is in it once, whatever stands between them', () => {
  const mail = fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `${name}@example.jp`);
  const between = fc.constantFrom('\n', ', ', ' ; ', '\t', '、', '\r\n');
  fc.assert(
    fc.property(fc.array(mail), between, (mails, sign) => {
      expect(typedGuests(mails.join(sign))).toEqual({ mails: [...new Set(mails)], wrong: [] });
    }),
  );
});
