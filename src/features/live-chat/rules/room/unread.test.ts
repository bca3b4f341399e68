import { expect, test } from 'vitest';
import { isUnread, markAfterOwn, unreadCount } from './unread.ts';

test.each([
  [0, 0, false, 0],
  [3, 3, false, 0],
  [3, 1, true, 2],
  [3, 4, true, 0],
])('%i messages of which %i are read: unread is %s [CHAT-022]', (count, read, unread, left) => {
  expect(isUnread({ comment_count: count }, { read_comment_index: read })).toBe(unread);
  expect(unreadCount({ comment_count: count }, { read_comment_index: read })).toBe(left);
});

test.each([
  [4, 5, 5],
  [0, 1, 1],
  [3, 5, 3],
  [7, 5, 7],
])('a member who has read %i messages and writes message %i has then read %i', (mark, index, read) => {
  expect(markAfterOwn(mark, index)).toBe(read);
});
