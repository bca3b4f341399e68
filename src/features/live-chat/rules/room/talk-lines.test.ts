import { expect, test } from 'vitest';
import type { Comment } from '../channel/room-shapes.ts';
import { clockOf, dayOf, readersOf, talkLines } from './talk-lines.ts';

const comment = (index: number, user: number, at: string): Comment => ({
  index,
  key: String(index),
  user_id: user,
  type: 'TEXT',
  body: `${index}`,
  image: null,
  meeting: null,
  created_at: `2026-11-${at}:00+09:00`,
  removed: false,
});
const said = (comments: readonly Comment[], unreadFrom?: number): string[] =>
  talkLines(comments, unreadFrom).map((line) => {
    if (line.kind === 'day') return line.day.slice(8);
    if (line.kind === 'unread') return 'unread';
    return `${line.comment.index}${line.isFirst ? ' first' : ''}${line.isLast ? ' last' : ''}`;
  });

test('each day begins with a line, and the first message of a person in a row and the last of a minute are marked', () => {
  const talk = [
    comment(1, 1, '20T23:58'),
    comment(2, 1, '20T23:58'),
    comment(3, 1, '20T23:59'),
    comment(4, 2, '20T23:59'),
    comment(5, 2, '21T00:01'),
  ];
  expect(said(talk)).toEqual(['20', '1 first', '2 last', '3 last', '4 first last', '21', '5 first last']);
});

test('a line stands before the messages that were unread when the room was opened', () => {
  const talk = [comment(1, 1, '20T10:00'), comment(2, 1, '20T10:00'), comment(3, 1, '20T10:00')];
  expect(said(talk, 3)).toEqual(['20', '1 first', '2 last', 'unread', '3 first last']);
  expect(said([], 3)).toEqual([]);
});

test('days and times are those of Tokyo', () => {
  expect([dayOf('2026-11-20T14:05:06+09:00'), clockOf('2026-11-20T14:05:06+09:00')]).toEqual(['2026-11-20', '14:05']);
});

test('the readers of a message are the other people whose mark has reached it', () => {
  const user = (id: number, read: number, leave = false) => ({ user_id: id, read_comment_index: read, leave });
  const users = [user(1, 9), user(2, 4), user(3, 5), user(4, 7, true), user(5, 6)];
  expect(readersOf({ index: 5, user_id: 1 }, users)).toBe(2);
});
