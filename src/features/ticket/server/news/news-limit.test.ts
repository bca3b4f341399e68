import { expect, test } from 'vitest';
import { newsKeyOf } from './news-limit.ts';

test.each([
  ['Hanako@Example.JP', true],
  ['hanako+expo@example.jp', true],
  ['hanako+a+b@example.jp', true],
  ['hanako.y@example.jp', false],
  ['hanako@example.com', false],
])('%s counts as the mailbox of hanako@example.jp: %s', (mail, isSame) => {
  expect(newsKeyOf(mail) === newsKeyOf('hanako@example.jp')).toBe(isSame);
});
