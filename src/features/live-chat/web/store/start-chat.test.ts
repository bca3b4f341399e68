import { expect, test } from 'vitest';
import { initializeChat } from './start-chat.ts';

test.each([
  ['client', undefined, {}, {}],
  ['content', {}, undefined, {}],
  ['chat profile', {}, {}, null],
])('a chat without its %s throws "chat initialize error" [CHAT-054]', (_, client, content, profile) => {
  expect(() => initializeChat(client, content, profile)).toThrow('chat initialize error');
});

test('a chat with all three begins', () => {
  expect(initializeChat('client', 'content', 'profile')).toEqual({
    client: 'client',
    content: 'content',
    profile: 'profile',
  });
});
