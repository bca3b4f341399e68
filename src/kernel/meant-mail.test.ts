import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantMail } from './meant-mail.ts';

test.each([
  ['hanako@gmial.com', 'hanako@gmail.com'],
  ['hanako@gmai.com', 'hanako@gmail.com'],
  ['hanako@gmaill.com', 'hanako@gmail.com'],
  ['hanako@gmail.con', 'hanako@gmail.com'],
  ['hanako@gmail.co', 'hanako@gmail.com'],
  ['Hanako@Gmail.cm', 'Hanako@gmail.com'],
  ['a@yahoo.co.jo', 'a@yahoo.co.jp'],
  ['a@docmo.ne.jp', 'a@docomo.ne.jp'],
  ['a@icloud.comm', 'a@icloud.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(meantMail(typed)).toBe(meant);
});

test.each([
  'hanako@gmail.com',
  'a@GMAIL.COM',
  'a@example.jp',
  'a@qq.cn',
  'a@me.co',
  'a@yahoo.co.uk',
  'gmial.com',
  '@gmial.com',
  '',
])('%s is taken as it is', (typed) => {
  expect(meantMail(typed)).toBeUndefined();
});

test('a meant address keeps the name, and is itself taken as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.nat(9), fc.constantFrom('x', ''), (name, at, letter) => {
      const typed = `gmail.com`.slice(0, at) + letter + 'gmail.com'.slice(at + 1);
      const meant = meantMail(`${name}@${typed}`);
      expect([undefined, `${name}@gmail.com`]).toContain(meant);
      expect(meant === undefined ? undefined : meantMail(meant)).toBeUndefined();
    }),
  );
});
