import { expect, test } from 'vitest';
import { afterSessionEnd, isLoggedIn } from './session-end.ts';

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

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'with the data loaded %s and a token stored %s somebody is logged in: %s [AUTH-035]',
  (isLoaded, hasToken, expected) => {
    expect(isLoggedIn({ isLoaded, hasToken })).toBe(expected);
  },
);
