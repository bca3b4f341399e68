import { expect, test } from 'vitest';
import { isOpenPortal } from './open-portal.ts';

const portal = { isWithdrawn: false, passcode: undefined, document: { webSetting: {} } };

test.each([
  ['without any door', {}, true],
  ['that is withdrawn', { isWithdrawn: true }, false],
  ['with a passcode', { passcode: '123456' }, false],
  ['that is not released', { document: { webSetting: { isRelease: false } } }, false],
  ['kept from search engines', { document: { webSetting: { isNotSearchEngine: true } } }, false],
  ['for members only', { document: { webSetting: {}, login: { isRequiredAtStartup: true } } }, false],
])("a portal %s has events that the operator's portal finds: %s [SITE-026]", (_, more, isOpen) => {
  expect(isOpenPortal({ ...portal, ...more })).toBe(isOpen);
});
