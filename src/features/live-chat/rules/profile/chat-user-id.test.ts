import { expect, test } from 'vitest';
import { userIdMax } from '../limits/chat-limits.ts';
import { userIdKey, userIdProblem } from './chat-user-id.ts';

test.each([
  ['hanako2026', undefined],
  ['A', undefined],
  ['x'.repeat(userIdMax), undefined],
  ['x'.repeat(userIdMax + 1), 'tooLong'],
  ['', 'missing'],
  ['ｈａｎａｋｏ', 'form'],
  ['花子', 'form'],
  ['hana_ko', 'form'],
  ['hana ko', 'form'],
  ['hanako\n', 'form'],
  ['Staff', 'reserved'],
  ['ADMIN01', 'reserved'],
  ['staffan', undefined],
])('the chat user id %j: %s [CHAT-036, CHAT-037, CHAT-038]', (id, problem) => {
  expect(userIdProblem(id)).toBe(problem);
});

test('an id is the same in upper and lower case', () => {
  expect(userIdKey('HanaKo')).toBe(userIdKey('hanako'));
});
