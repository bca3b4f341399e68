interface ContactOfList {
  user_id: number;
  room_id: number;
  deleted: boolean;
}

interface RoomOfList {
  invite: boolean;
  users: readonly { user_id: number; invite: boolean }[];
}

export interface Acquaintance {
  userId: number;
  roomId: number;
  /** The person who has still to accept: they, or the member. */
  state: 'accepted' | 'sent' | 'received';
}

/** The people of a contact list: those one can write to, the deleted ones, the blocked ones. */
export function acquaintances(
  contacts: readonly ContactOfList[],
  rooms: ReadonlyMap<number, RoomOfList>,
  me: number,
  blocked: ReadonlySet<number>,
): { known: Acquaintance[]; deleted: number[]; blocked: number[] } {
  const known: Acquaintance[] = [];
  const deleted: number[] = [];
  for (const { user_id: userId, room_id: roomId, deleted: isDeleted } of contacts) {
    if (blocked.has(userId)) continue;
    const room = rooms.get(roomId);
    if (isDeleted) deleted.push(userId);
    // An invitation that the member has declined.
    else if (room !== undefined) known.push({ userId, roomId, state: stateOf(room, me) });
  }
  return { known, deleted, blocked: [...blocked] };
}

function stateOf({ invite, users }: RoomOfList, me: number): Acquaintance['state'] {
  if (!invite) return 'accepted';
  return users.some((user) => user.user_id === me && user.invite) ? 'sent' : 'received';
}
