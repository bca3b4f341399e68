import { expect, test } from 'vitest';
import { afterSessionEnd } from './after-session-end.ts';

test.each([
  ['the app is told', true, false, false, 'tellApp'],
  ['the app is told', true, true, true, 'tellApp'],
  ['a chat page is an error', false, true, true, 'error'],
  ['a page for members asks for the login', false, false, true, 'login'],
  ['any other page is a visitor’s', false, false, false, 'reload'],
] as const)(
  '%s (app %s, chat %s, for members %s): %s [AUTH-026, AUTH-027, AUTH-028, AUTH-029]',
  (_, isApplication, isChatPage, isForMembers, next) => {
    expect(afterSessionEnd({ isApplication, isChatPage, isForMembers })).toBe(next);
  },
);
