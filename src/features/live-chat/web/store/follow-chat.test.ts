import { expect, test } from 'vitest';
import { chatRoomTopic, chatTalksTopic } from '../../rules/channel/chat-topics.ts';
import type { TopicOf } from '#kernel/realtime/topics.ts';
import type { HearStep } from '#web/realtime/topic-store.ts';
import type { ChatProfile } from '../../contract/profile.ts';
import type { Room } from '../../contract/room.ts';
import { heardRoomsMax } from '../../rules/limits/chat-limits.ts';
import type { Comment } from '../../rules/channel/room-shapes.ts';
import { createChatStore, type OwnAnswer } from './chat-store.ts';
import { followChat } from './follow-chat.ts';

const place = { realmKey: 'event/11', dataSourceId: 5 };
const me = 1;
const roomsMax = heardRoomsMax + 60;

const time = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString();
const comment = (index: number): Comment =>
  ({ index, key: String(index), user_id: 2, type: 'TEXT', body: `text ${index}`, removed: false }) as Comment;
/** Room 1 is the oldest. */
const roomOf = (id: number, count = 0, minute = id): Room =>
  ({
    id,
    comment_count: count,
    version: count,
    created_at: time(0),
    last_messaged_at: time(minute),
    users: [],
  }) as unknown as Room;
const ownOf = (rooms: Room[]): OwnAnswer => ({
  user: { id: me, contacts: [], room_ids: rooms.map(({ id }) => id) },
  invites: [],
  rooms,
  muted_room_ids: [],
  blocked_user_ids: [],
  epoch: 'one',
});

/** A page of somebody in many rooms, with a channel that notes what it is to listen to. */
function openPage() {
  const rooms = Array.from({ length: roomsMax }, (_, number) => roomOf(number + 1));
  const listened = new Map<string, { hear: HearStep; at: unknown }>();
  const asked: number[] = [];
  const channel = {
    listen<Told>(topic: TopicOf<Told>, hear: HearStep<Told>, at?: unknown) {
      listened.set(topic, { hear: hear as HearStep, at });
      return () => void listened.delete(topic);
    },
    move: () => {},
  };
  const calls = {
    readOwn: () => Promise.resolve(ownOf(rooms)),
    readComments(roomId: number) {
      asked.push(roomId);
      const room = rooms[roomId - 1] as Room;
      const comments = Array.from({ length: room.comment_count }, (_, number) => comment(number + 1));
      return Promise.resolve({ epoch: 'one', room, comments });
    },
  };
  const store = createChatStore(calls, ownOf(rooms), { id: me } as ChatProfile);
  const follower = followChat(channel, store, place, { set: () => 0, clear: () => {} });
  return {
    rooms,
    listened,
    asked,
    store,
    follower,
    /** The server tells what is one's own, after this room has changed. */
    tellOwn(room: Room) {
      rooms[room.id - 1] = room;
      listened.get(chatTalksTopic(place, me))?.hear({ kind: 'show', at: 'x', state: ownOf(rooms) });
    },
  };
}
const topic = (roomId: number): string => chatRoomTopic(place, roomId);

test('a page listens to the newest rooms, and to an old room from the message on that makes it the newest', () => {
  const { listened, store, tellOwn } = openPage();
  expect(listened.size).toBe(heardRoomsMax + 1);
  expect(listened.has(topic(roomsMax))).toBe(true);
  expect(listened.has(topic(1))).toBe(false);
  tellOwn(roomOf(1, 3, 1_000));
  expect(listened.size).toBe(heardRoomsMax + 1);
  expect(listened.get(topic(1))?.at).toBe(3);
  expect(store.get().talks.get(1)?.room).toMatchObject({ comment_count: 3 });
});

test('a page listens to an old room while it is open, and reads it again when it is opened later', async () => {
  const { listened, store, asked, rooms, tellOwn } = openPage();
  const shown = () =>
    store
      .get()
      .talks.get(1)
      ?.comments.map(({ index }) => index);
  rooms[0] = roomOf(1, 2);
  await store.openRoom(1);
  expect(listened.has(topic(1))).toBe(true);
  await store.readLast(1);
  expect(shown()).toEqual([1, 2]);
  await store.openRoom(2);
  expect(listened.has(topic(1))).toBe(false);
  // Three messages come that the page does not hear.
  tellOwn(roomOf(1, 5));
  await store.openRoom(1);
  await store.readLast(1);
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([1, 1]);
});
