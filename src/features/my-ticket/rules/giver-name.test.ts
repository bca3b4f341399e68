import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giverName } from './giver-name.ts';

test.each([
  ['汐見 花子', '汐見 花子'],
  ['Hanako Shiomi', 'Hanako Shiomi'],
  ['J. R. O’Neil', 'J. R. O’Neil'],
  ['', ''],
  ['Win now at prize.example', ''],
  ['https://prize.example/x', ''],
  ['a@example.jp', ''],
  ['call 0312345678', ''],
  ['two\nlines', ''],
  ['x'.repeat(61), ''],
])('the name %j is said as %j', (name, said) => expect(giverName(name)).toBe(said));

test('no name that is said has the address of a page or a person', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress()), fc.string({ maxLength: 20 }), (link, more) => {
      expect(giverName(`${more} ${link}`)).toBe('');
    }),
  );
});
