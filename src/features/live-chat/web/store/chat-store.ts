import type { ChatProfile } from '../../contract/profile.ts';
import type { Room } from '../../contract/room.ts';
import type { KnownPerson } from '../../contract/search.ts';
import type {
  Comment,
  OwnChat,
  RoomEvent,
  RoomListName,
  RoomUser,
  WindowedChat,
} from '../../rules/channel/room-shapes.ts';
import { roomListNames } from '../../rules/channel/room-shapes.ts';
import { firstRooms, roomsPageMax } from '../../rules/limits/chat-limits.ts';
import { areAllHeld, type HeldLists, heldOf, listed, windowOf, withTold } from '../../rules/room/talk-lists.ts';
import {
  type TalkRooms,
  withEvents,
  withoutMessages,
  withPage,
  withRoom,
  withSent,
  withUserOf,
} from '../../rules/room/talk-rooms.ts';
import type { ChatCalls } from './chat-calls.ts';
import { cursorOf, readOn, withFurther } from './further-rooms.ts';
import { type PeopleFacts, withKnownPeople, withPeopleOf } from './people-facts.ts';

export type OwnAnswer = OwnChat & { epoch: string; window?: WindowedChat['window'] | undefined };

/** An open page's knowledge of a chat; `me` is the member's chat profile. */
export interface ChatState extends HeldLists, PeopleFacts {
  /** Why the organiser lets the member read only, in the organiser's words; undefined: they may write. */
  suspendedFor: string | undefined;
  people: ReadonlyMap<number, ChatProfile>;
  /** A person who is not among them has no name; until they are loaded, none that the page knows. */
  arePeopleRead: boolean;
  /** People who are asked for now: until they are answered they have no name either. */
  awaited: ReadonlySet<number>;
  /** The room that is open. */
  open: number | undefined;
  /** The rooms whose rows are in the document. */
  looked: readonly number[];
  /** The rooms whose changes the page hears. */
  heard: ReadonlySet<number>;
}

export interface ChatStore {
  get(): ChatState;
  subscribe(listener: () => void): () => void;
  /** The channel sent the newest of the member's rooms. True: more may have changed, so the rooms are to be read again. */
  hearOwn(own: OwnChat): boolean;
  /** The channel sent changes of a room. */
  hearRoom(roomId: number, events: readonly RoomEvent[]): void;
  /** The page listens to these rooms now. The messages of others are read again when they are opened. */
  hears(roomIds: ReadonlySet<number>): void;
  /** Answers of calls. */
  takeRoom(room: Room): void;
  takeSent(roomId: number, comment: Comment): void;
  takeUser(roomId: number, user: RoomUser): void;
  awaitPeople(ids: readonly number[]): void;
  /** Answered for those who were asked for, whom the answer may lack. */
  takePeople(people: readonly ChatProfile[], asked?: readonly number[]): void;
  /** What these people are to the member. */
  takeKnown(asked: readonly number[], known: readonly KnownPerson[]): void;
  /** Rows of these rooms are in the document now. */
  look(roomIds: readonly number[]): void;
  /** A room is open, which the page may not have yet; rejects where it cannot be read. */
  openRoom(roomId: number | undefined): Promise<void>;
  /** Reads the rooms of a list that follow those that the page has. */
  readFurther(list: RoomListName): Promise<void>;
  /** Reads the last messages of a room unless the page has them; rejects where it cannot. */
  readLast(roomId: number): Promise<void>;
  readEarlier(roomId: number): Promise<void>;
  /** Reads the member's rooms again, and drops the messages of rooms whose changes were lost. */
  reload(lost?: ReadonlySet<number>): Promise<void>;
  isReloading(): boolean;
}

export function createChatStore(
  calls: Pick<ChatCalls, 'readOwn' | 'readComments'>,
  began: OwnAnswer,
  me: ChatProfile,
): ChatStore {
  let { epoch } = began;
  let state: ChatState = {
    ...heldOf(windowOf(began)),
    ...withPeopleOf({ contacts: new Set(), mutedRooms: new Set(), blockedPeople: new Set(), met: new Set() }, began),
    suspendedFor: began.suspended_for,
    people: new Map([[me.id, me]]),
    arePeopleRead: false,
    awaited: new Set(),
    open: undefined,
    looked: [],
    heard: new Set(),
  };
  let reloads = 0;
  let reloading = Promise.resolve();
  const reading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const set = (change: Partial<ChatState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** The page knows more of these rooms than the server told of all. */
  const setTalks = (talks: TalkRooms, ...roomIds: number[]): void => {
    if (talks !== state.talks) set({ talks, known: new Set([...state.known, ...roomIds]) });
  };
  const readOwn = async (query: Parameters<ChatCalls['readOwn']>[0]) => {
    const own = await calls.readOwn(query);
    return { ...windowOf(own), epoch: own.epoch };
  };

  async function readPage(roomId: number, before?: number): Promise<void> {
    const page = await calls.readComments(roomId, before);
    // The database was restored, so its versions start again.
    if (page.epoch !== epoch) return reload();
    setTalks(withPage(withRoom(state.talks, page.room), roomId, page.comments), roomId);
  }
  /** One reader of a room or a list at a time. */
  function readOnce(what: string, read: () => Promise<void>): Promise<void> {
    const known = reading.get(what);
    if (known !== undefined) return known;
    const done = read().finally(() => reading.delete(what));
    reading.set(what, done);
    return done;
  }
  /** All above the floors, a page after the other. */
  async function reread(lost: ReadonlySet<number>): Promise<void> {
    const before = state.talks;
    const most = Math.max(...roomListNames.map((name) => listed(state, name).length));
    const perPage = Math.min(roomsPageMax, Math.max(firstRooms, most));
    const first = await readOwn({ per_page: perPage });
    if (first.epoch !== epoch) {
      ({ epoch } = first);
      const { open } = state;
      set({ ...heldOf(first), ...withPeopleOf(state, first), suspendedFor: first.suspended_for });
      if (open !== undefined) await openRoom(open);
      return;
    }
    if (roomListNames.every((name) => first.window[name].next === null)) {
      const { held } = withTold(state, first);
      const talks = withoutMessages(held.talks, lost);
      return set({ ...held, ...withPeopleOf(state, first), talks, suspendedFor: first.suspended_for });
    }
    const { held, answers } = await readOn(
      () => state,
      before,
      first,
      (query) => readOwn({ ...query, per_page: perPage }),
    );
    const facts = answers.reduce<PeopleFacts>(withPeopleOf, state);
    set({ ...held, ...facts, talks: withoutMessages(held.talks, lost), suspendedFor: first.suspended_for });
  }
  async function reload(lost: ReadonlySet<number> = new Set()): Promise<void> {
    reloads += 1;
    // One after the other, so that an older answer never comes last.
    const done = reloading.catch(() => undefined).then(() => reread(lost));
    reloading = done;
    try {
      await done;
    } finally {
      reloads -= 1;
    }
  }
  async function openRoom(roomId: number | undefined): Promise<void> {
    if (roomId !== state.open) set({ open: roomId });
    if (roomId === undefined || state.talks.has(roomId) || areAllHeld(state)) return;
    await readOnce(`room ${roomId}`, async () => {
      const own = await readOwn({ room_id: roomId });
      // It may be part of a reload itself.
      if (own.epoch !== epoch) return void reload().catch(() => undefined);
      const [room] = own.rooms;
      if (room !== undefined) set({ ...withPeopleOf(state, own), talks: withRoom(state.talks, room) });
    });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hearOwn(own) {
      const { held, isBehind } = withTold(state, windowOf(own));
      set({ ...held, ...withPeopleOf(state, own), suspendedFor: own.suspended_for });
      return isBehind;
    },
    hearRoom: (roomId, events) => setTalks(withEvents(state.talks, roomId, events), roomId),
    hears(heard) {
      const left = [...state.heard].filter((id) => {
        const held = state.talks.get(id);
        return !heard.has(id) && (held?.isRead === true || (held?.comments.length ?? 0) > 0);
      });
      const talks = left.length === 0 ? state.talks : withoutMessages(state.talks, new Set(left));
      // What was heard until now is known better than what the server told before.
      set({ heard, talks, known: new Set([...state.known, ...state.heard]) });
    },
    takeRoom: (room) => setTalks(withRoom(state.talks, room), room.id),
    takeSent: (roomId, comment) => setTalks(withSent(state.talks, roomId, comment), roomId),
    takeUser: (roomId, user) => setTalks(withUserOf(state.talks, roomId, user), roomId),
    awaitPeople(ids) {
      if (ids.some((id) => !state.awaited.has(id))) set({ awaited: new Set([...state.awaited, ...ids]) });
    },
    takePeople(people, asked = []) {
      if (people.length === 0 && state.arePeopleRead && asked.length === 0) return;
      const answered = new Set(asked);
      set({
        arePeopleRead: true,
        awaited: new Set([...state.awaited].filter((id) => !answered.has(id))),
        people: new Map([...state.people, ...people.map((one): [number, ChatProfile] => [one.id, one])]),
      });
    },
    takeKnown: (asked, known) => set(withKnownPeople(state, asked, known)),
    look: (looked) => set({ looked }),
    openRoom,
    async readFurther(name) {
      if (state.lists[name].floor === undefined) return;
      await readOnce(name, async () => {
        const before = cursorOf(state, name);
        const own = await readOwn({ list: name, before, per_page: firstRooms });
        if (own.epoch !== epoch) return reload();
        set({ ...withFurther(state, name, own), ...withPeopleOf(state, own) });
      });
    },
    async readLast(roomId) {
      if (state.talks.get(roomId)?.isRead !== true) await readOnce(`messages ${roomId}`, () => readPage(roomId));
    },
    async readEarlier(roomId) {
      const before = state.talks.get(roomId)?.comments[0]?.index;
      if (before !== undefined && before > 1) await readOnce(`messages ${roomId}`, () => readPage(roomId, before));
    },
    reload,
    isReloading: () => reloads > 0,
  };
}
