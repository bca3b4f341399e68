/** What a contact or a blocked person is to a member; the person who has still to accept are they or the member. */
export const contactStates = ['accepted', 'sent', 'received', 'declined', 'deleted', 'blocked'] as const;
export type ContactState = (typeof contactStates)[number];

/** The lists of contacts: those one can write to, of these the ones who have accepted, the deleted ones, the blocked ones. */
export const contactLists = ['known', 'accepted', 'deleted', 'blocked'] as const;
export type ContactList = (typeof contactLists)[number];

const writable: readonly ContactState[] = ['accepted', 'sent', 'received'];

/** An invitation that the member has declined is in no list. */
export function statesOf(list: ContactList): readonly ContactState[] {
  return list === 'known' ? writable : [list];
}
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
