import type { ChatProfile } from '#features/live-chat/contract/profile.ts';
import type { Comment, Contact, Room } from '#features/live-chat/contract/room.ts';
import { type ContactList, contactLists, statesOf } from '#features/live-chat/rules/search/acquaintances.ts';
import { chatCalls } from '#features/live-chat/web/store/chat-calls.ts';
import { createChatStore, type OwnAnswer } from '#features/live-chat/web/store/chat-store.ts';
import type { OpenChat } from '#features/live-chat/web/store/open-chat.ts';
import { createOutbox } from '#features/live-chat/web/store/outbox.ts';
import { outboxPorts } from '#features/live-chat/web/store/outbox-ports.ts';
import { fakeApi } from './fake-api.ts';

const time = '2026-11-20T09:30:00+09:00';
/** Who looks at the chat of the tests. */
export const meInChat = 1;

export const personOfChat = (id: number, nickname: string, more: Partial<ChatProfile> = {}): ChatProfile => ({
  id,
  liveChatUserId: `guest${id}`,
  nickname,
  image: null,
  tagIds: [],
  isRegistered: true,
  ...more,
});

/** A room of the looker and others who have accepted, all of it read. */
export function roomOfChat(id: number, others: readonly number[], more: Partial<Room> = {}): Room {
  const count = more.comment_count ?? 0;
  return {
    id,
    group: others.length > 1,
    invite: false,
    title: '',
    description: '',
    icon_image: null,
    updated_at: time,
    comment_count: count,
    created_at: time,
    last_message: null,
    last_message_type: null,
    last_messaged_at: null,
    last_messaged_user_id: null,
    users: [meInChat, ...others].map((user) => ({
      user_id: user,
      read_comment_index: count,
      invite: true,
      leave: false,
    })),
    version: 1,
    ...more,
  };
}

export const commentOfChat = (index: number, by: number, body: string, more: Partial<Comment> = {}): Comment => ({
  index,
  key: `key-${index}`,
  user_id: by,
  type: 'TEXT',
  body,
  image: null,
  meeting: null,
  created_at: time,
  removed: false,
  ...more,
});

export const contactOfChat = (userId: number, roomId: number, more: Partial<Contact> = {}): Contact => ({
  user_id: userId,
  room_id: roomId,
  created_at: time,
  updated_at: time,
  deleted: false,
  deleted_at: null,
  ...more,
});

interface OwnParts {
  user: { contacts: readonly Contact[] };
  rooms: readonly Room[];
  blocked_user_ids: readonly number[];
}

/** What the server answers of contacts, all on one page. */
function contactsOf({ user, rooms, blocked_user_ids: blocked }: OwnParts, query: Record<string, unknown> = {}) {
  const people = user.contacts.map(({ user_id, room_id, deleted }) => {
    const room = rooms.find(({ id }) => id === room_id);
    const mine = room?.users.find(({ user_id: id }) => id === meInChat);
    const state = blocked.includes(user_id)
      ? 'blocked'
      : deleted
        ? 'deleted'
        : room === undefined
          ? 'declined'
          : !room.invite
            ? 'accepted'
            : mine?.invite
              ? 'sent'
              : 'received';
    return { user_id, room_id, state } as const;
  });
  const of = (list: ContactList) => people.filter(({ state }) => statesOf(list).includes(state));
  const ids = typeof query['ids'] === 'string' ? query['ids'].split(',').map(Number) : undefined;
  return {
    people:
      ids === undefined
        ? of((query['list'] ?? 'known') as ContactList)
        : people.filter(({ user_id: id }) => ids.includes(id)),
    hasMore: false,
    totals: Object.fromEntries(contactLists.map((list) => [list, of(list).length])),
  };
}

interface ChatParts {
  rooms?: readonly Room[];
  /** Undefined: not read yet. */
  people?: readonly ChatProfile[] | undefined;
  contacts?: readonly Contact[];
  comments?: readonly Comment[];
  blocked?: readonly number[];
  /** What there is beside these rooms; undefined: nothing. */
  window?: OwnAnswer['window'];
  search?: Partial<OpenChat['search']>;
  answers?: Parameters<typeof fakeApi>[0];
}

/** The chat of an open page, whose calls are answered by the test; `sends` begins to send what is written. */
export function openTestChat(parts: ChatParts) {
  const own = {
    user: { id: meInChat, contacts: [...(parts.contacts ?? [])], room_ids: [] },
    invites: [],
    rooms: [...(parts.rooms ?? [])],
    muted_room_ids: [],
    blocked_user_ids: [...(parts.blocked ?? [])],
    epoch: 'one',
    ...(parts.window && { window: parts.window }),
  };
  const fake = fakeApi({
    readOwnChat: () => ({ data: own }),
    readComments: ({ params }) => ({
      data: {
        epoch: 'one',
        room: own.rooms.find(({ id }) => id === Number(params['roomId'])),
        comments: parts.comments ?? [],
      },
    }),
    readContacts: ({ query }) => ({ data: contactsOf(own, query) }),
    readRoom: () => ({ data: own.rooms[0]?.users[0] }),
    announceMessage: () => ({ data: {} }),
    ...parts.answers,
  });
  const address = { portalId: 1, eventId: 11, contentId: 240, dataSourceId: 1 };
  const calls = chatCalls(fake.api, address);
  const me = { ...personOfChat(meInChat, '山田 花子'), token: 'mine' };
  const store = createChatStore(calls, own, me);
  if (parts.people !== undefined) store.takePeople(parts.people);
  const outbox = createOutbox(outboxPorts(meInChat, calls, store));
  const chat = {
    address,
    profile: me,
    tags: [{ tagId: 1, name: 'ロボット' }],
    search: { directSearch: false, target: 'All', priority: false, priorityAccount: [], ...parts.search },
    calls,
    store,
    outbox,
  } as OpenChat;
  return { chat, own, made: fake.calls, api: fake.api };
}
