import { expect, test } from 'vitest';
import { makeState, siteKeyOfState } from './attempt-state.ts';

test.each(['portal/0', 'portal/1', 'event/13', 'event/2147483647'])('a state names its site %s', (siteKey) => {
  expect(siteKeyOfState(makeState('a-_9', siteKey))).toBe(siteKey);
});

test.each(['', 'a', '.', 'a.event-', 'a.event-13x', 'a.site-1', 'event-13', 'a.event/13', 'a.event-12345678901'])(
  'an invalid state names no site: %j',
  (state) => {
    expect(siteKeyOfState(state)).toBeUndefined();
  },
);
