import { expect, test } from 'vitest';
import { isLoggedIn } from './is-logged-in.ts';

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'with the data loaded %s and a token stored %s the member is logged in: %s [AUTH-035]',
  (isLoaded, hasToken, expected) => {
    expect(isLoggedIn({ isLoaded, hasToken })).toBe(expected);
  },
);
