import { describe, expect, test } from 'vitest';
import type { Comment, Room, RoomUser } from '../channel/room-shapes.ts';
import { roomFace, textsLeft } from './room-face.ts';

const user = (id: number, invite: boolean, leave = false): RoomUser => ({
  user_id: id,
  read_comment_index: 0,
  invite,
  leave,
});
const room = (group: boolean, invite: boolean, users: RoomUser[]): Room => ({
  id: 1,
  group,
  invite,
  users,
  title: '',
  description: '',
  icon_image: null,
  updated_at: '',
  comment_count: 0,
  created_at: '',
  last_message: null,
  last_message_type: null,
  last_messaged_at: null,
  last_messaged_user_id: null,
  version: 1,
});

describe('a room as one of its people sees it', () => {
  test.each([
    ['invites', [user(1, true), user(2, false)], true, 1, [false, true]],
    ['is invited', [user(1, true), user(2, false)], true, 2, [true, false]],
    ['has been accepted', [user(1, true), user(2, true)], false, 1, [false, false]],
  ] as const)('for a person who %s', (_, users, invite, me, [isInvited, isWaiting]) => {
    expect(roomFace(room(false, invite, [...users]), me)).toMatchObject({
      isInvited,
      isWaiting,
      other: { user_id: me === 1 ? 2 : 1 },
    });
  });

  test('a group has no single other person, and people who left are not in it', () => {
    const face = roomFace(room(true, false, [user(1, true), user(2, true, true), user(3, true)]), 1);
    expect([face.other, face.others.map(({ user_id: id }) => id)]).toEqual([undefined, [3]]);
  });
});

test('an inviter can send three texts before the other accepts, and texts that wait to be sent count', () => {
  const mine = { user_id: 1 } as Comment;
  expect([0, 1, 5].map((waiting) => textsLeft([mine], waiting, 1))).toEqual([2, 1, 0]);
});
