import type { Room } from '../../rules/channel/room-shapes.ts';
import { unreadCount } from '../../rules/room/unread.ts';

/** The unread messages of a room for one of those in it. */
export function unreadOf(room: Room, me: number): number {
  const mine = room.users.find(({ user_id: id }) => id === me);
  return mine === undefined ? 0 : unreadCount(room, mine);
}
