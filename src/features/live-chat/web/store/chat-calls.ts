import type { Api } from '#web/api/api.ts';
import type * as rooms from '../../contract/room.ts';
import type { readContacts, searchProfiles } from '../../contract/search.ts';
import type { ContactList } from '../../rules/search/acquaintances.ts';
import type { MessageType } from '../../rules/channel/room-kind.ts';
import type { MeetingOfMessage, RoomListName } from '../../rules/channel/room-shapes.ts';
import type { LinkedTalk } from '../../rules/room/talk-of-query.ts';
import type { ChatAddress } from '../desk/chat-address.ts';

export interface NewMessage {
  key: string;
  type: MessageType;
  body: string;
  image?: string | undefined;
  meeting?: MeetingOfMessage | undefined;
  accept?: boolean | undefined;
}

/** The person with whom a talk begins. */
export type TalkWish = KnownPerson | LinkedTalk;

/** A person whom a page shows. */
export interface KnownPerson {
  userId: number;
  /** It shows how the member knows this person, with whom they may share no room. */
  liveChatUserId?: string;
}

/** Which of the member's rooms are read. */
export interface OwnQuery {
  per_page?: number;
  list?: RoomListName;
  before?: string | undefined;
  room_id?: number;
}

export interface ContactsQuery {
  list?: ContactList;
  after?: number;
  per_page?: number;
  /** As `1,2,3`. */
  ids?: string;
}

const place = '{portalId}[/{eventId}]/{contentId}/{dataSourceId}';
const inRoom = '{portalId}[/{eventId}]/{contentId}/{dataSourceId}/{roomId}';

/** The calls about rooms. None shows a dialog: the screens have words of their own. */
export function chatCalls(api: Api, address: ChatAddress) {
  const params = address;
  const quiet = { params, isQuiet: true } as const;
  const of = (roomId: number) => ({ params: { ...address, roomId }, isQuiet: true }) as const;

  return {
    readOwn: async (query: OwnQuery) =>
      (await api.get<typeof rooms.readOwnChat>(`live_chat/rooms/${place}`, { ...quiet, query: { ...query } })).data,
    readContacts: async (query: ContactsQuery) =>
      (await api.get<typeof readContacts>(`live_chat/contacts/${place}`, { ...quiet, query: { ...query } })).data,
    readComments: async (roomId: number, before?: number) =>
      (
        await api.get<typeof rooms.readComments>(`live_chat/comments/${inRoom}`, {
          ...of(roomId),
          query: before === undefined ? {} : { before },
        })
      ).data,
    readPeople: async (ids: readonly number[]) =>
      (
        await api.get<typeof searchProfiles>(`live_chat/profile/search/${place}`, {
          ...quiet,
          query: { ids: ids.join(',') },
        })
      ).data,
    startTalk: async (wish: TalkWish) =>
      (await api.post<typeof rooms.startTalk>(`live_chat/start/${place}`, { ...quiet, body: wish })).data,
    send: async (roomId: number, body: NewMessage, signal: AbortSignal) =>
      (await api.postJson<typeof rooms.sendComment>(`live_chat/comment/${inRoom}`, { ...of(roomId), body, signal }))
        .data,
    announce: async (id: number) =>
      (await api.post<typeof rooms.announceMessage>(`live_chat/message/send/${place}`, { ...quiet, body: { id } }))
        .data,
    endNotices: async () => (await api.post<typeof rooms.endNotices>(`live_chat/message/read/${place}`, quiet)).data,
    remove: async (roomId: number, index: number) =>
      (
        await api.post<typeof rooms.removeComment>(`live_chat/comment_remove/${inRoom}`, {
          ...of(roomId),
          body: { index },
        })
      ).data,
    markRead: async (roomId: number, index: number) =>
      (await api.post<typeof rooms.readRoom>(`live_chat/room_read/${inRoom}`, { ...of(roomId), body: { index } })).data,
    accept: async (roomId: number) =>
      (await api.post<typeof rooms.acceptInvite>(`live_chat/accept/${inRoom}`, of(roomId))).data,
    leave: async (roomId: number) =>
      (await api.post<typeof rooms.leaveRoom>(`live_chat/leave/${inRoom}`, of(roomId))).data,
    mute: async (roomId: number, muted: boolean) =>
      (await api.post<typeof rooms.muteRoom>(`live_chat/mute/${inRoom}`, { ...of(roomId), body: { muted } })).data,
    createGroup: async (key: string, title: string, userIds: readonly number[]) =>
      (
        await api.postJson<typeof rooms.createGroup>(`live_chat/group/${place}`, {
          ...quiet,
          body: { key, title, userIds: [...userIds] },
        })
      ).data,
    changeGroup: async (roomId: number, title: string, description: string) =>
      (
        await api.post<typeof rooms.changeGroup>(`live_chat/group_change/${inRoom}`, {
          ...of(roomId),
          body: { title, description },
        })
      ).data,
    inviteToGroup: async (roomId: number, userIds: readonly number[]) =>
      (
        await api.postJson<typeof rooms.inviteToGroup>(`live_chat/group_invite/${inRoom}`, {
          ...of(roomId),
          body: { userIds: [...userIds] },
        })
      ).data,
    deleteContact: async (userId: number) =>
      (await api.post<typeof rooms.deleteContact>(`live_chat/contact_delete/${place}`, { ...quiet, body: { userId } }))
        .data,
    addContact: async (userId: number) =>
      (await api.post<typeof rooms.addContact>(`live_chat/contact_add/${place}`, { ...quiet, body: { userId } })).data,
    block: async (person: KnownPerson, blocked: boolean) =>
      (await api.post<typeof rooms.blockPerson>(`live_chat/block/${place}`, { ...quiet, body: { ...person, blocked } }))
        .data,
  };
}

export type ChatCalls = ReturnType<typeof chatCalls>;
