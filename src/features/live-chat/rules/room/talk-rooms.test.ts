import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent, type HeldRoom } from './apply-event.ts';
import {
  hasEarlier,
  inOrder,
  type TalkRooms,
  withEvents,
  withOwnRooms,
  withoutMessages,
  withPage,
  withRoom,
  withSent,
  withUserOf,
} from './talk-rooms.ts';
import type { Comment, Room, RoomEvent } from '../channel/room-shapes.ts';

const room = (more: Partial<Room> = {}): Room => ({
  id: 7,
  group: false,
  invite: false,
  title: '',
  description: '',
  icon_image: null,
  updated_at: '2026-11-20T10:00:00+09:00',
  comment_count: 0,
  created_at: '2026-11-20T10:00:00+09:00',
  last_message: null,
  last_message_type: null,
  last_messaged_at: null,
  last_messaged_user_id: null,
  users: [
    { user_id: 1, read_comment_index: 0, invite: true, leave: false },
    { user_id: 2, read_comment_index: 0, invite: true, leave: false },
  ],
  version: 1,
  ...more,
});
const comment = (index: number, more: Partial<Comment> = {}): Comment => ({
  index,
  key: `key-${index}`,
  user_id: 2,
  type: 'TEXT',
  body: `message ${index}`,
  image: null,
  meeting: null,
  created_at: `2026-11-20T10:00:${String(index % 60).padStart(2, '0')}+09:00`,
  removed: false,
  ...more,
});
const talksOf = (one: Room): TalkRooms => withOwnRooms(new Map(), { rooms: [one] });
const heldOf = (talks: TalkRooms, id = 7) => {
  const talk = talks.get(id);
  if (talk === undefined) throw new Error('There is no such room.');
  return talk;
};
const indexes = (talks: TalkRooms): number[] => heldOf(talks).comments.map(({ index }) => index);

/** The changes of a room, one after the other. */
const history = fc.array(
  fc.oneof(
    fc.constant('write' as const),
    fc.constant('remove' as const),
    fc.constant('read' as const),
    fc.constant('join' as const),
  ),
  { maxLength: 30 },
);
function eventsOf(what: readonly ('write' | 'remove' | 'read' | 'join')[]): RoomEvent[] {
  let count = 0;
  return what.flatMap((one, place): RoomEvent[] => {
    const at = place + 2;
    if (one === 'write') return [{ at, comment: comment((count += 1)) }];
    if (one === 'remove') return count === 0 ? [] : [{ at, comment: comment(count, { removed: true, body: '' }) }];
    if (one === 'read') return [{ at, user: { user_id: 2, read_comment_index: count, invite: true, leave: false } }];
    // Several changes have one version.
    return [3, 4].map((id) => ({ at, user: { user_id: id, read_comment_index: count, invite: true, leave: false } }));
  });
}
const after = (events: readonly RoomEvent[]): HeldRoom => {
  let held: HeldRoom = { room: room(), comments: [] };
  for (const event of events) held = applyEvent(held, event);
  return held;
};

describe('what a page holds of a chat', () => {
  test('equals a fresh read, wherever the answers about messages and about the reader’s rooms arrive among the changes', () => {
    fc.assert(
      fc.property(history, fc.nat(30), fc.nat(30), fc.nat(30), (what, ownAt, pageAt, arrives) => {
        const changes = [...Map.groupBy(eventsOf(what), ({ at }) => at).values()];
        const upTo = (place: number) => after(changes.slice(0, place).flat());
        let talks = talksOf(room());
        for (let place = 0; place <= changes.length; place += 1) {
          if (place === ownAt) talks = withOwnRooms(talks, { rooms: [upTo(Math.max(place, arrives)).room] });
          // A page that was read earlier arrives late.
          if (place === pageAt) {
            const page = upTo(Math.min(place, arrives));
            talks = withPage(withRoom(talks, page.room), 7, page.comments);
          }
          talks = withEvents(talks, 7, changes[place] ?? []);
        }
        const { room: shown, comments } = heldOf(talks);
        const fresh = upTo(changes.length);
        expect(shown).toEqual(fresh.room);
        expect(comments).toEqual(fresh.comments);
      }),
      { numRuns: 300 },
    );
  });

  test('has a message of the reader once, whether the call or the channel brings it first', () => {
    const start = withPage(talksOf(room({ comment_count: 2 })), 7, [comment(1), comment(2)]);
    const mine = comment(4, { user_id: 1 });
    const called = withSent(start, 7, mine);
    expect(indexes(called)).toEqual([1, 2, 4]);
    expect(heldOf(called).room).toMatchObject({ comment_count: 4, last_message: 'message 4', version: 1 });
    const told = withEvents(called, 7, [
      { at: 2, comment: comment(3) },
      { at: 3, comment: mine },
    ]);
    expect(indexes(told)).toEqual([1, 2, 3, 4]);
    expect(indexes(withSent(told, 7, mine))).toEqual([1, 2, 3, 4]);
    expect(heldOf(told).room).toMatchObject({ comment_count: 4, version: 3 });
  });

  test('counts a message that the reader has sent as read, but not the unseen messages before it', () => {
    const users = [{ user_id: 1, read_comment_index: 2, invite: true, leave: false }];
    const start = talksOf(room({ comment_count: 2, users }));
    const markAfter = (index: number) =>
      heldOf(withSent(start, 7, comment(index, { user_id: 1 }))).room.users.map((one) => one.read_comment_index);
    expect([markAfter(3), markAfter(4)]).toEqual([[3], [2]]);
  });

  test('keeps earlier messages in their place, and knows whether older ones exist', () => {
    const last = withPage(talksOf(room({ comment_count: 120 })), 7, [comment(119), comment(120)]);
    expect(hasEarlier(heldOf(last))).toBe(true);
    const all = withPage(last, 7, [comment(1), comment(2)]);
    expect([indexes(all), hasEarlier(heldOf(all))]).toEqual([[1, 2, 119, 120], false]);
    expect(hasEarlier(heldOf(talksOf(room())))).toBe(false);
  });

  test('keeps a removed message empty when an older answer arrives later', () => {
    const removed = comment(1, { removed: true, body: '' });
    const talks = withEvents(talksOf(room({ comment_count: 1 })), 7, [{ at: 2, comment: removed }]);
    expect(heldOf(withPage(talks, 7, [comment(1)])).comments).toEqual([removed]);
  });

  test('loses a room that the reader has left, and forgets the messages of a room whose changes were lost', () => {
    const talks = withPage(talksOf(room()), 7, [comment(1)]);
    expect(withOwnRooms(talks, { rooms: [] }).size).toBe(0);
    expect(heldOf(withoutMessages(talks, new Set([7])))).toMatchObject({ comments: [], isRead: false });
    expect(heldOf(withoutMessages(talks, new Set([8]))).isRead).toBe(true);
  });

  test('never moves a mark back, and ignores rooms that it does not have', () => {
    const mark = (read: number) => ({ user_id: 1, read_comment_index: read, invite: true, leave: false });
    const talks = withUserOf(withUserOf(talksOf(room()), 7, mark(5)), 7, mark(3));
    expect(heldOf(talks).room.users[0]?.read_comment_index).toBe(5);
    const none: TalkRooms = new Map();
    expect([withEvents(none, 7, [{ at: 2, comment: comment(1) }]), withSent(none, 7, comment(1))]).toEqual([
      none,
      none,
    ]);
  });

  test('lists the room with the newest message first, and an empty room by the time it was made', () => {
    const rooms = [
      room({ id: 1, last_messaged_at: '2026-11-20T10:00:00+09:00' }),
      room({ id: 2, created_at: '2026-11-20T12:00:00+09:00' }),
      room({ id: 3, last_messaged_at: '2026-11-20T11:00:00+09:00' }),
    ];
    expect(inOrder(withOwnRooms(new Map(), { rooms })).map((one) => one.room.id)).toEqual([2, 3, 1]);
  });
});
