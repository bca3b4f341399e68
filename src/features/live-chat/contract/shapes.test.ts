import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { unreadFields } from '../../../../test/unread-fields.ts';
import { liveChatDocuments } from '../documents.ts';
import { messageTypes } from '../rules/channel/room-kind.ts';
import type { OwnChat } from '../rules/channel/room-shapes.ts';
import * as profile from './profile.ts';
import * as room from './room.ts';
import { foundProfileSchema, readTagCounts } from './search.ts';

const time = '2026-11-20T14:00:00+09:00';
const talk: room.Room = {
  id: 1,
  group: false,
  invite: true,
  title: '',
  description: '',
  icon_image: null,
  updated_at: time,
  comment_count: 1,
  created_at: time,
  last_message: 'はじめまして',
  last_message_type: 'TEXT',
  last_messaged_at: time,
  last_messaged_user_id: 7,
  users: [{ user_id: 7, read_comment_index: 1, invite: true, leave: false }],
  version: 2,
};

test('a room has its kind, its last message and its people [CHAT-003]', () => {
  const { version: _, ...asked } = talk;
  const ofUser = ['user_id', 'read_comment_index', 'invite', 'leave'].map((field) => `users.0.${field}`);
  expect(unreadFields(room.roomSchema, talk, [...Object.keys(asked), ...ofUser])).toEqual([]);
});

test('the last message is a text, a picture or a meeting [CHAT-004]', () => {
  expect(messageTypes).toEqual(['TEXT', 'IMAGE', 'MEETING']);
  expect(room.roomSchema.entries.last_message_type.wrapped.options).toEqual(messageTypes);
});

test('a message has its key, its author, a text, a picture or a meeting, and its time [CHAT-005]', () => {
  const comment: room.Comment = {
    index: 1,
    key: '00000000-0000-4000-8000-000000000001',
    user_id: 7,
    type: 'MEETING',
    body: '明日はどうですか',
    image: { id: 'a', width: 800, height: 600 },
    meeting: { url: 'https://meet.example.jp/a', startAt: time },
    created_at: time,
    removed: false,
  };
  const fields = ['key', 'user_id', 'body', 'image', 'image.id', 'created_at', 'meeting', 'meeting.url'];
  expect(unreadFields(room.commentSchema, comment, fields)).toEqual([]);
});

const contact: room.Contact = {
  user_id: 8,
  room_id: 1,
  created_at: time,
  updated_at: time,
  deleted: true,
  deleted_at: time,
};
const invite: room.InviteContact = { key: '1', user_id: 8, room_id: 1, invite: true, created_at: time };
const own: OwnChat = {
  user: { id: 7, contacts: [contact], room_ids: [1] },
  invites: [invite],
  rooms: [talk],
  muted_room_ids: [],
  blocked_user_ids: [],
};

test('a person has rooms, and contacts with their room and their times [CHAT-006]', () => {
  const ofContact = Object.keys(contact).map((field) => `user.contacts.0.${field}`);
  expect(ofContact).toHaveLength(6);
  expect(unreadFields(room.ownChatSchema, own, [...ofContact, 'user.room_ids'])).toEqual([]);
});

test('an invitation has a key, the person who invites, its room and its time [CHAT-007]', () => {
  const fields = ['key', 'user_id', 'room_id', 'invite', 'created_at'];
  expect(unreadFields(room.inviteContactSchema, invite, fields)).toEqual([]);
  expect(
    unreadFields(
      room.ownChatSchema,
      own,
      fields.map((field) => `invites.0.${field}`),
    ),
  ).toEqual([]);
});

test('a chat profile has an id, a chat user id, tags, and whether its person is still there [CHAT-008]', () => {
  const aya = { id: 7, liveChatUserId: 'aya', nickname: 'Aya', image: null, tagIds: [3], isRegistered: true };
  const fields = ['id', 'liveChatUserId', 'tagIds', 'tagIds.0', 'isRegistered'];
  for (const schema of [profile.chatProfileSchema, foundProfileSchema, profile.ownProfileSchema]) {
    expect(unreadFields(schema, { ...aya, token: 't', connectCount: 2 }, fields)).toEqual([]);
  }
});

test('the number of people with a tag is given by its id [CHAT-009]', () => {
  const counts = [{ tagId: 3, connectCount: 12 }];
  expect(unreadFields(readTagCounts.answer.item, counts[0] as object, ['tagId', 'connectCount'])).toEqual([]);
});

test('the content of a chat has its source, its search and its widget [CHAT-011]', () => {
  const [document] = liveChatDocuments;
  const search = { directSearch: false, target: 'All', priority: true, priorityAccount: ['desk'] };
  const fields = ['liveChatDataSourceId', ...Object.keys(search).map((field) => `search.${field}`)];
  const content = document?.content as v.GenericSchema;
  expect(unreadFields(content, { liveChatDataSourceId: 5, search }, fields)).toEqual([]);
  expect(unreadFields(document?.widget as v.GenericSchema, {}, ['titleVisible'])).toEqual([]);
});
