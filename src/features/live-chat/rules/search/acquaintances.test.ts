import { expect, test } from 'vitest';
import { contactLists, contactStates, statesOf } from './acquaintances.ts';

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
