import { expect, test } from 'vitest';
import { isOnOwnScreen } from '../content/own-screen.ts';
import { partHref } from './part-href.ts';

test.each([
  [['overview', 'startDate'], 'settings?field=overview.startDate'],
  [['overview', 'placeName', 'eng'], 'settings?field=overview.placeName.eng'],
  [['webSetting', 'styleSheet'], 'look'],
  [['login', 'isEnabled'], 'doors'],
  [['terms', 'resetAt'], 'doors/terms?field=terms.resetAt'],
  [['overview', 'fee'], 'settings/all?field=overview.fee'],
  [['login', 'authMethod'], 'settings/all?field=login.authMethod'],
])('the setting %j is typed at %s', (path, href) => {
  expect(partHref('settings', path)).toBe(href);
  expect(isOnOwnScreen(path.slice(0, 2), 'event') || path[0] === 'terms').toBe(!href.startsWith('settings/all'));
});

test('a portal has its dates among all settings, because its own screen has none', () => {
  expect(isOnOwnScreen(['overview', 'startDate'], 'portal')).toBe(false);
  expect(isOnOwnScreen(['webSetting', 'title'], 'portal')).toBe(true);
});
