import { expect, test } from 'vitest';
import { unreadFields } from '../../../../test/unread-fields.ts';
import { readExhibitorProfiles } from './detail.ts';

test('the chat of a booth has an automatic reply, and people with an id and a nickname [CHAT-012]', () => {
  const answer = {
    autoReply: { message: '2営業日のうちにお返事します。' },
    exhibitorAdministratorProfiles: [{ id: 4, nickname: '青井', position: '', image: null }],
  };
  const ofPerson = ['id', 'nickname'].map((field) => `exhibitorAdministratorProfiles.0.${field}`);
  expect(unreadFields(readExhibitorProfiles.answer, answer, ['autoReply.message', ...ofPerson])).toEqual([]);
});
