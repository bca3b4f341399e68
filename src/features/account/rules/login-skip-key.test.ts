import { expect, test } from 'vitest';
import { loginSkipKey } from './login-skip-key.ts';

test.each([
  [{ portalId: 1, eventId: 11 }, 'loginSkip/event/11'],
  [{ portalId: 0, eventId: 11 }, 'loginSkip/event/11'],
  [{ portalId: 1 }, 'loginSkip/portal/1'],
  [{ portalId: 0 }, 'loginSkip/portal/0'],
])('the skip at %j is remembered as %s [ACCESS-022]', (site, key) => {
  expect(loginSkipKey(site)).toBe(key);
});
