import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../../../test/run-length.ts';
import { formatInstant } from '#kernel/period.ts';
import { type Room, roomListNames, type RoomListName, type WindowedChat } from '../channel/room-shapes.ts';
import { areAllHeld, type HeldLists, heldOf, listed, unreadRooms, windowOf, withTold } from './talk-lists.ts';
import { lastOf } from './talk-rooms.ts';
import { goesOn, withFurther, withReread } from './further-lists.ts';

const me = 1;
const start = Date.parse('2026-11-20T10:00:00+09:00');

/** A room of the server: a model of what the tables have. */
interface Stored {
  id: number;
  at: number;
  count: number;
  read: number;
  version: number;
  isInvited: boolean;
  isIn: boolean;
}

const present = ({ id, at, count, read, version, isInvited }: Stored): Room => ({
  id,
  group: false,
  invite: isInvited,
  title: '',
  description: '',
  icon_image: null,
  updated_at: formatInstant(start),
  comment_count: count,
  created_at: formatInstant(at),
  last_message: null,
  last_message_type: null,
  last_messaged_at: formatInstant(at),
  last_messaged_user_id: 2,
  users: [
    { user_id: me, read_comment_index: read, invite: !isInvited, leave: false },
    { user_id: 2, read_comment_index: count, invite: true, leave: false },
  ],
  version,
});

function serverOf(count: number, invited: number) {
  const rooms: Stored[] = Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    // Several in one second.
    at: start + Math.floor(place / 3) * 20_000,
    count: 1,
    read: 1,
    version: 1,
    isInvited: place % 7 < invited,
    isIn: true,
  }));
  let version = 1;
  let now = start + count * 20_000;
  const inOrder = (name: RoomListName): Stored[] =>
    rooms
      .filter(({ isIn, isInvited }) => isIn && isInvited === (name === 'invited'))
      .sort((one, other) =>
        formatInstant(one.at) === formatInstant(other.at) ? other.id - one.id : other.at - one.at,
      );
  const cursor = ({ at, id }: Stored): string => `${Math.floor(at / 1_000)}-${id}`;
  const answer = (perPage: number, list?: RoomListName, before?: string): WindowedChat => {
    const parts = roomListNames.map((name) => {
      const all = list === undefined || list === name ? inOrder(name) : [];
      const from = before === undefined ? 0 : all.findIndex((one) => isBelow(one, before));
      const following = from === -1 ? [] : all.slice(from);
      const shown = following.slice(0, perPage);
      const next = following.length > shown.length ? cursor(shown.at(-1)!) : null;
      return { shown, facts: { total: inOrder(name).length, next } };
    });
    const [talks, invitations] = parts as [(typeof parts)[0], (typeof parts)[0]];
    const unread = rooms.filter((one) => one.isIn && one.count > one.read).map(({ id }) => id);
    return {
      user: { id: me, contacts: [], room_ids: [] },
      invites: [],
      rooms: [...talks.shown, ...invitations.shown].map(present),
      muted_room_ids: [],
      blocked_user_ids: [],
      window: {
        talks: talks.facts,
        invited: invitations.facts,
        version,
        unread: { total: unread.length, room_ids: unread },
      },
    };
  };
  const isBelow = (one: Stored, before: string): boolean => {
    const [at = 0, id = 0] = before.split('-').map(Number);
    const second = Math.floor(one.at / 1_000);
    return second < at || (second === at && one.id < id);
  };
  return {
    rooms,
    inOrder,
    answer,
    act(what: 'write' | 'read' | 'leave' | 'join' | 'accept', place: number) {
      const room = rooms[place % rooms.length]!;
      if (what === 'join') {
        if (room.isIn) return;
        Object.assign(room, { isIn: true, version: room.version + 1 });
        version += 1;
      } else if (room.isIn) {
        room.version += 1;
        if (what === 'write') Object.assign(room, { count: room.count + 1, at: (now += 3_000) });
        else if (what === 'read') room.read = room.count;
        else if (what === 'accept') Object.assign(room, { isInvited: false });
        else room.isIn = false;
        if (what === 'leave' || what === 'accept') version += 1;
      }
    },
  };
}
type Server = ReturnType<typeof serverOf>;

const toldSize = 4;
const pageSize = 6;

/** What the page does when it is behind. */
function reread(held: HeldLists, server: Server, meanwhile: (held: HeldLists) => HeldLists = (one) => one): HeldLists {
  const before = held.talks;
  const first = server.answer(pageSize);
  const pages: [WindowedChat, ...WindowedChat[]] = [first];
  for (const name of roomListNames) {
    let page = first;
    while (goesOn(held, name, page)) {
      page = server.answer(pageSize, name, page.window[name].next!);
      pages.push(page);
    }
  }
  return withReread(meanwhile(held), before, pages);
}

const act = fc.record({
  what: fc.constantFrom('write', 'burst', 'read', 'leave', 'join', 'accept', 'further', 'tell', 'hear'),
  place: fc.nat(60),
});

describe('what a page has of the rooms of a person in many', () => {
  test('is what a fresh read down to its floor gives, whatever changes between what it is told and what it reads', () => {
    let [gaps, pages] = [0, 0];
    fc.assert(
      fc.property(fc.nat(40), fc.nat(2), fc.array(act, { maxLength: 60 }), (count, invited, acts) => {
        const server = serverOf(count + 1, invited);
        let held = heldOf(server.answer(pageSize));
        const tell = (): void => {
          const told = withTold(held, server.answer(toldSize));
          if (told.isBehind) gaps += 1;
          held = told.isBehind ? reread(told.held, server) : told.held;
        };
        for (const { what, place } of acts) {
          if (what === 'tell') tell();
          else if (what === 'further') {
            const { floor } = held.lists.talks;
            if (floor === undefined) continue;
            pages += 1;
            const before = `${Date.parse(floor.at) / 1_000}-${floor.id}`;
            held = withFurther(held, 'talks', server.answer(pageSize, 'talks', before));
          } else if (what === 'hear') {
            // The topic of a room that the page has brings its newest state.
            const room = server.rooms[place % server.rooms.length]!;
            if (room.isIn && held.talks.has(room.id)) {
              held = {
                ...held,
                talks: new Map(held.talks).set(room.id, { ...held.talks.get(room.id)!, room: present(room) }),
              };
            }
          } else if (what === 'burst') {
            // More rooms than the channel tells get messages before it tells.
            for (let more = 0; more <= toldSize; more += 1) server.act('write', place + more);
          } else server.act(what, place);
        }
        tell();
        for (const name of roomListNames) {
          const shown = listed(held, name).map(({ room }) => room.id);
          const all = server.inOrder(name).map(({ id }) => id);
          const { floor, total } = held.lists[name];
          expect(total).toBe(all.length);
          const isAbove = (id: number): boolean => {
            const room = present(server.rooms[id - 1]!);
            const at = lastOf({ room });
            return floor === undefined || at > floor.at || (at === floor.at && id >= floor.id);
          };
          expect(shown).toEqual(all.filter(isAbove));
        }
        // Read marks of rooms that the page does not hear are known by what the server told.
        const unread = server.rooms.filter((one) => one.isIn && one.count > one.read).length;
        expect(unreadRooms({ ...held, known: new Set() }, new Set())).toBe(unread);
      }),
      { numRuns: tries(300, 3_000) },
    );
    // Both ways of reading on were tried.
    expect(Math.min(gaps, pages)).toBeGreaterThan(0);
  });

  test('lacks rooms if it trusts what it is told and reads nothing again (control)', () => {
    const server = serverOf(30, 0);
    const held = heldOf(server.answer(pageSize));
    for (let place = 0; place < 6; place += 1) server.act('write', place);
    const told = withTold(held, server.answer(toldSize));
    expect(told.isBehind).toBe(true);
    const shown = (one: HeldLists) => listed(one, 'talks').map(({ room }) => room.id);
    expect(shown(told.held).slice(0, 6)).not.toEqual([6, 5, 4, 3, 2, 1]);
    expect(shown(reread(told.held, server)).slice(0, 6)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('keeps a room that it hears of while it reads again, and loses one that was left', () => {
    const server = serverOf(30, 0);
    const held = heldOf(server.answer(pageSize));
    server.act('leave', 29);
    const again = reread(held, server, (now) => {
      // Its message is heard after the page that would have it was read.
      const room = { ...present(server.rooms[28]!), version: 9 };
      return { ...now, talks: new Map(now.talks).set(29, { room, comments: [], isRead: false }) };
    });
    expect([again.talks.has(30), again.talks.get(29)?.room.version]).toEqual([false, 9]);
  });

  test('counts unread rooms by what it hears, and others by what the server told', () => {
    const server = serverOf(30, 0);
    for (const place of [0, 1, 28, 29]) server.act('write', place);
    const held = heldOf(server.answer(pageSize));
    expect(unreadRooms(held, new Set())).toBe(4);
    server.act('read', 28);
    const room = present(server.rooms[28]!);
    const heard = { ...held, talks: new Map(held.talks).set(29, { room, comments: [], isRead: false }) };
    expect(unreadRooms(heard, new Set([29]))).toBe(3);
    // Read in another page, and in none of the rooms that this one has.
    server.act('read', 0);
    expect(unreadRooms(withTold(heard, server.answer(toldSize)).held, new Set([29]))).toBe(2);
  });

  test('is everything where the server of the release before answers everything', () => {
    const server = serverOf(10, 1);
    const { window: _, ...whole } = server.answer(100);
    const held = heldOf(windowOf(whole));
    expect([areAllHeld(held), held.talks.size]).toEqual([true, 10]);
    expect(held.lists.invited.total).toBe(listed(held, 'invited').length);
  });

  test('counts each unread room once where the server names only some of them', () => {
    const server = serverOf(40, 0);
    for (let place = 0; place < 40; place += 1) server.act('write', place);
    const some = (answer: WindowedChat): WindowedChat => {
      const { unread } = answer.window;
      const cut = { total: unread.total, room_ids: unread.room_ids.slice(0, 3) };
      return { ...answer, window: { ...answer.window, unread: cut } };
    };
    let held = heldOf(some(server.answer(pageSize)));
    const all = new Set(server.rooms.map(({ id }) => id));
    for (let page = 0; page < 3; page += 1) {
      const { floor } = held.lists.talks;
      const before = `${Date.parse(floor!.at) / 1_000}-${floor!.id}`;
      held = withFurther(held, 'talks', some(server.answer(pageSize, 'talks', before)));
      expect(unreadRooms(held, all)).toBe(40);
      held = withTold(held, some(server.answer(toldSize))).held;
      expect(unreadRooms(held, all)).toBe(40);
    }
  });
});
