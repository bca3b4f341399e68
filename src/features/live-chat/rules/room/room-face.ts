import { textsBeforeAcceptance } from '../limits/chat-limits.ts';
import type { Comment, Room, RoomUser } from '../channel/room-shapes.ts';

/** How a room looks to one of those in it. */
export interface RoomFace {
  mine: RoomUser | undefined;
  /** The other of a pair. */
  other: RoomUser | undefined;
  /** The people in the room besides oneself. */
  others: RoomUser[];
  /** Somebody waits for one's own answer. */
  isInvited: boolean;
  /** The other has not accepted yet. */
  isWaiting: boolean;
}

export function roomFace(room: Room, me: number): RoomFace {
  const mine = room.users.find(({ user_id: id }) => id === me);
  const others = room.users.filter(({ user_id: id, leave }) => id !== me && (!room.group || !leave));
  const isOpen = !room.group && room.invite;
  return {
    mine,
    other: room.group ? undefined : others[0],
    others,
    isInvited: isOpen && mine?.invite === false,
    isWaiting: isOpen && mine?.invite === true,
  };
}

/** How many texts an inviter may still send before the other has accepted. */
export function textsLeft(comments: readonly Comment[], waiting: number, me: number): number {
  const sent = comments.filter(({ user_id: id }) => id === me).length;
  return Math.max(0, textsBeforeAcceptance - sent - waiting);
}
