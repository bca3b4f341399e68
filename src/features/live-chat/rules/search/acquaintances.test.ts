import { expect, test } from 'vitest';
import { acquaintances, contactLists, contactStates, statesOf } from './acquaintances.ts';

test('a contact list shows who can be written to, and has deleted and blocked people apart', () => {
  expect(contactLists.map((list) => [list, statesOf(list)])).toEqual([
    ['known', ['accepted', 'sent', 'received']],
    ['accepted', ['accepted']],
    ['deleted', ['deleted']],
    ['blocked', ['blocked']],
  ]);
  const inNone = contactStates.filter((state) => !contactLists.some((list) => statesOf(list).includes(state)));
  expect(inNone).toEqual(['declined']);
});

const contact = (id: number, deleted = false) => ({ user_id: id, room_id: id * 10, deleted });
const room = (other: number, mine: boolean, theirs: boolean) =>
  [
    other * 10,
    {
      invite: !(mine && theirs),
      users: [
        { user_id: 1, invite: mine },
        { user_id: other, invite: theirs },
      ],
    },
  ] as const;

test('a contact list shows who has accepted, and separates deleted and blocked people', () => {
  const contacts = [contact(2), contact(3), contact(4), contact(5, true), contact(6, true), contact(7)];
  const rooms = new Map([room(2, true, true), room(3, true, false), room(4, false, true)]);
  expect(acquaintances(contacts, rooms, 1, new Set([6]))).toEqual({
    known: [
      { userId: 2, roomId: 20, state: 'accepted' },
      { userId: 3, roomId: 30, state: 'sent' },
      { userId: 4, roomId: 40, state: 'received' },
    ],
    deleted: [5],
    blocked: [6],
  });
});
