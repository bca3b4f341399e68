import { expect, test } from 'vitest';
import type { Room } from '../../rules/channel/room-shapes.ts';
import type { ChatState } from './chat-store.ts';
import { sendReadAll } from './read-all.ts';

function make(read: number, isReloading = false, elsewhere = 0) {
  const facts = { read, isReloading, elsewhere, sent: 0, listener: () => {} };
  const talk = () => ({
    comments: [],
    isRead: true,
    room: {
      id: 7,
      comment_count: 3,
      users: [{ user_id: 1, read_comment_index: facts.read, invite: true, leave: false }],
    } as unknown as Room,
  });
  const store = {
    get: () =>
      ({
        me: 1,
        talks: new Map([[7, talk()]]),
        heard: new Set([7]),
        known: new Set(),
        unread: { total: facts.elsewhere, named: new Set() },
      }) as unknown as ChatState,
    subscribe(listener: () => void) {
      facts.listener = listener;
      return () => {};
    },
    isReloading: () => facts.isReloading,
  };
  sendReadAll(store, () => {
    facts.sent += 1;
    return Promise.reject(new Error('500'));
  });
  return facts;
}

test.each([
  ['a room is unread', 2, false, 0],
  ['a room is unread that the page has not read', 3, false, 1],
  ['the rooms are being loaded', 3, true, 0],
])('read-all is not sent while %s [CHAT-024]', (_, read, isReloading, elsewhere) => {
  const facts = make(read, isReloading, elsewhere);
  expect(facts.sent).toBe(0);
  Object.assign(facts, { read: 3, isReloading: false, elsewhere: 0 });
  facts.listener();
  expect(facts.sent).toBe(1);
});

test('read-all is sent once only [CHAT-025]', () => {
  const facts = make(3);
  facts.listener();
  facts.read = 2;
  facts.listener();
  facts.read = 3;
  facts.listener();
  expect(facts.sent).toBe(1);
});
