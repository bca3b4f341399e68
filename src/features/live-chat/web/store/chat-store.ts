import type { ChatProfile } from '../../contract/profile.ts';
import type { Room } from '../../contract/room.ts';
import {
  type TalkRooms,
  withEvents,
  withOwnRooms,
  withoutMessages,
  withPage,
  withRoom,
  withSent,
  withUserOf,
} from '../../rules/room/talk-rooms.ts';
import type { Comment, OwnChat, RoomEvent, RoomUser } from '../../rules/channel/room-shapes.ts';
import type { ChatCalls } from './chat-calls.ts';

export type OwnAnswer = OwnChat & { epoch: string };

/** An open page's knowledge of a chat. */
export interface ChatState {
  /** The member's chat profile. */
  me: number;
  contacts: OwnChat['user']['contacts'];
  invites: OwnChat['invites'];
  mutedRooms: ReadonlySet<number>;
  blockedPeople: ReadonlySet<number>;
  /** Why the organiser lets the member read only, in the organiser's words; undefined: they may write. */
  suspendedFor: string | undefined;
  talks: TalkRooms;
  people: ReadonlyMap<number, ChatProfile>;
  /** A person who is not among them has no name; until they are loaded, none that the page knows. */
  arePeopleRead: boolean;
}

export interface ChatStore {
  get(): ChatState;
  subscribe(listener: () => void): () => void;
  /** The channel sent the member's rooms, contacts and invitations. */
  hearOwn(own: OwnChat): void;
  /** The channel sent changes of a room. */
  hearRoom(roomId: number, events: readonly RoomEvent[]): void;
  /** Answers of calls. */
  takeRoom(room: Room): void;
  takeSent(roomId: number, comment: Comment): void;
  takeUser(roomId: number, user: RoomUser): void;
  takePeople(people: readonly ChatProfile[]): void;
  /** Reads the last messages of a room unless the page has them; rejects where it cannot. */
  readLast(roomId: number): Promise<void>;
  readEarlier(roomId: number): Promise<void>;
  /** The page no longer listens to a room, so its messages are read again when it is opened. */
  forget(roomId: number): void;
  /** Reads the member's rooms again, and drops the messages of rooms whose changes were lost. */
  reload(lost?: ReadonlySet<number>): Promise<void>;
  isReloading(): boolean;
}

const ownFacts = ({
  user,
  invites,
  muted_room_ids: muted,
  blocked_user_ids: blocked,
  suspended_for: suspendedFor,
}: OwnChat) => ({
  contacts: user.contacts,
  invites,
  mutedRooms: new Set(muted),
  blockedPeople: new Set(blocked),
  suspendedFor,
});

export function createChatStore(
  calls: Pick<ChatCalls, 'readOwn' | 'readComments'>,
  first: OwnAnswer,
  me: ChatProfile,
): ChatStore {
  let { epoch } = first;
  let state: ChatState = {
    me: me.id,
    ...ownFacts(first),
    talks: withOwnRooms(new Map(), first),
    people: new Map([[me.id, me]]),
    arePeopleRead: false,
  };
  let reloads = 0;
  const reading = new Map<number, Promise<void>>();
  const listeners = new Set<() => void>();
  const set = (change: Partial<ChatState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setTalks = (talks: TalkRooms): void => {
    if (talks !== state.talks) set({ talks });
  };

  async function readPage(roomId: number, before?: number): Promise<void> {
    const page = await calls.readComments(roomId, before);
    // The database was restored, so its versions start again.
    if (page.epoch !== epoch) return reload();
    setTalks(withPage(withRoom(state.talks, page.room), roomId, page.comments));
  }
  /** One reader of a room at a time. */
  function readOnce(roomId: number, read: () => Promise<void>): Promise<void> {
    const known = reading.get(roomId);
    if (known !== undefined) return known;
    const done = read().finally(() => reading.delete(roomId));
    reading.set(roomId, done);
    return done;
  }
  async function reload(lost: ReadonlySet<number> = new Set()): Promise<void> {
    reloads += 1;
    try {
      const own = await calls.readOwn();
      const before = own.epoch === epoch ? withoutMessages(state.talks, lost) : new Map<number, never>();
      epoch = own.epoch;
      set({ ...ownFacts(own), talks: withOwnRooms(before, own) });
    } finally {
      reloads -= 1;
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hearOwn: (own) => set({ ...ownFacts(own), talks: withOwnRooms(state.talks, own) }),
    hearRoom: (roomId, events) => setTalks(withEvents(state.talks, roomId, events)),
    takeRoom: (room) => setTalks(withRoom(state.talks, room)),
    takeSent: (roomId, comment) => setTalks(withSent(state.talks, roomId, comment)),
    takeUser: (roomId, user) => setTalks(withUserOf(state.talks, roomId, user)),
    takePeople(people) {
      if (people.length === 0 && state.arePeopleRead) return;
      set({
        arePeopleRead: true,
        people: new Map([...state.people, ...people.map((one): [number, ChatProfile] => [one.id, one])]),
      });
    },
    async readLast(roomId) {
      if (state.talks.get(roomId)?.isRead !== true) await readOnce(roomId, () => readPage(roomId));
    },
    async readEarlier(roomId) {
      const before = state.talks.get(roomId)?.comments[0]?.index;
      if (before !== undefined && before > 1) await readOnce(roomId, () => readPage(roomId, before));
    },
    forget(roomId) {
      const held = state.talks.get(roomId);
      if (held?.isRead || held?.comments.length) setTalks(withoutMessages(state.talks, new Set([roomId])));
    },
    reload,
    isReloading: () => reloads > 0,
  };
}
