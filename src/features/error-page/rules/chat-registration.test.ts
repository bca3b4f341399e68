import { expect, test } from 'vitest';
import { chatRegistration } from './chat-registration.ts';

test.each([
  ['/web/event/11/module/live_chat/240', '/web/event/11/module/live_chat/contact/240'],
  ['/module/live_chat/5?token=a&reply=true#talk/3', '/module/live_chat/contact/5?token=a&reply=true#talk/3'],
  ['/module/live_chat/contact/5', undefined],
  ['/module/live_chat/five', undefined],
  ['/module/booth/5', undefined],
])('%s registers at %s', (address, registration) => {
  expect(chatRegistration(address)).toBe(registration);
});
