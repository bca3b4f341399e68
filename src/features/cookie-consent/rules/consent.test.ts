import { expect, test } from 'vitest';
import { writeCookie } from '#kernel/cookie.ts';
import { consentSeconds, formatDecision, parseDecision, shouldAskConsent, shouldReload } from './consent.ts';

test.each([
  [true, false, false, true],
  [true, false, true, false],
  [true, true, false, false],
  [true, true, true, false],
  [false, false, false, false],
  [false, false, true, false],
  [false, true, false, false],
  [false, true, true, false],
] as const)(
  'enabled %s, in the app %s, decided %s: asks %s [COOKIE-003, COOKIE-004]',
  (isEnabled, isApplication, hasDecided, asks) => {
    expect(shouldAskConsent({ isEnabled, isApplication, hasDecided })).toBe(asks);
  },
);

test.each([
  [undefined, 'accepted', false],
  [undefined, 'declined', false],
  ['accepted', 'accepted', false],
  ['declined', 'declined', false],
  ['accepted', 'declined', true],
  ['declined', 'accepted', true],
] as const)('after %s, %s reloads the page: %s [COOKIE-006]', (earlier, chosen, reloads) => {
  expect(shouldReload(earlier, chosen)).toBe(reloads);
});

test('the cookie holds the accept flag for 365 days [COOKIE-005]', () => {
  expect(writeCookie('cookie-consent', formatDecision('accepted'), consentSeconds, true)).toBe(
    'cookie-consent=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(formatDecision('declined')).toBe('false');
});

test('garbage in the cookie is not a decision [COOKIE-003]', () => {
  expect(parseDecision('true')).toBe('accepted');
  expect(parseDecision('false')).toBe('declined');
  for (const garbage of [undefined, '', 'TRUE', '1', 'null', '{"accept":true}', '<script>']) {
    expect(parseDecision(garbage)).toBeUndefined();
  }
});
