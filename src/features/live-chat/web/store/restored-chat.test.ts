import { expect, test } from 'vitest';
import type { LogEvent } from '#kernel/realtime/protocol.ts';
import { chatRoomTopic, chatTalksTopic } from '../../rules/channel/chat-topics.ts';
import { createTopicStore } from '#web/realtime/topic-store.ts';
import type { ChatProfile } from '../../contract/profile.ts';
import type { Room } from '../../contract/room.ts';
import type { Comment } from '../../rules/channel/room-shapes.ts';
import { createChatStore, type OwnAnswer } from './chat-store.ts';
import { followChat } from './follow-chat.ts';

const place = { realmKey: 'event/11', dataSourceId: 5 };
const me = 1;

/** A room as the server has it: its messages, each a change. */
function served(epoch: string, bodies: readonly string[]): { own: OwnAnswer; page: Comment[] } {
  const page = bodies.map(
    (body, before) => ({ index: before + 1, key: body, user_id: 2, type: 'TEXT', body }) as Comment,
  );
  const room = {
    id: 7,
    comment_count: page.length,
    version: page.length,
    created_at: '',
    users: [],
  } as unknown as Room;
  const own = {
    user: { id: me, contacts: [], room_ids: [7] },
    invites: [],
    rooms: [room],
    muted_room_ids: [],
    blocked_user_ids: [],
  };
  return { own: { ...own, epoch }, page };
}

test('a page that was open while an older backup was restored shows the restored database and continues with it', async () => {
  let server = served('before', ['one', 'two', 'lost three', 'lost four']);
  const calls = {
    readOwn: () => Promise.resolve(server.own),
    readComments: () =>
      Promise.resolve({ epoch: server.own.epoch, room: server.own.rooms[0] as Room, comments: server.page }),
  };
  const topics = createTopicStore();
  const channel = { listen: topics.add.bind(topics), move: topics.move.bind(topics) };
  const store = createChatStore(calls, server.own, { id: me } as ChatProfile);
  const due: (() => void)[] = [];
  followChat(channel, store, place, { set: (work) => due.push(work), clear: () => {} });
  const bodies = () =>
    store
      .get()
      .talks.get(7)
      ?.comments.map(({ body }) => body);
  await store.openRoom(7);
  await store.readLast(7);
  expect(bodies()).toEqual(['one', 'two', 'lost three', 'lost four']);

  // Somebody has written since the restore: the count is less than the page's, and means something else.
  server = served('after', ['one', 'two', 'other three']);
  const [topic, own] = [chatRoomTopic(place, 7), chatTalksTopic(place, me)];
  topics.forgetPositions();
  topics.take([
    { topic: own, at: 'x', state: server.own },
    { topic, at: 3, isReset: true },
  ]);
  while (due.length > 0) due.shift()?.();
  await expect.poll(bodies).toEqual(['one', 'two', 'other three']);
  expect(store.get().talks.get(7)?.room).toMatchObject({ version: 3, comment_count: 3 });
  expect(topics.positions([topic])).toEqual([{ topic, at: 3 }]);

  const next = { index: 4, key: 'four', user_id: 2, type: 'TEXT', body: 'other four', created_at: '', removed: false };
  topics.take([{ topic, from: 3, at: 4, events: [{ at: 4, comment: next } as LogEvent] }]);
  expect(bodies()).toEqual(['one', 'two', 'other three', 'other four']);
});
