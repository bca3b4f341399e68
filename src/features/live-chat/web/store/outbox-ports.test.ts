// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { commentOfChat, meInChat as me, openTestChat, roomOfChat } from '../../../../../test/open-chat.ts';
import { outboxPorts } from './outbox-ports.ts';

const message = { key: 'a', roomId: 7, type: 'TEXT', body: 'a', writtenAt: '' } as const;

test.each([
  ['who had read all has read it', 2, 3],
  ['who has unread messages keeps them', 1, 1],
])('a message that goes out while its room is not shown: %s', (_, read, after) => {
  const room = roomOfChat(7, [2], { comment_count: 2 });
  const users = room.users.map((one) => (one.user_id === me ? { ...one, read_comment_index: read } : one));
  const { chat } = openTestChat({ rooms: [{ ...room, users }] });
  outboxPorts(me, chat.calls, chat.store).onStored(message, commentOfChat(3, me, 'a'));
  const mine = chat.store
    .get()
    .talks.get(7)
    ?.room.users.find(({ user_id: id }) => id === me);
  expect(mine?.read_comment_index).toBe(after);
});
