import { expect, test } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import { sharedHost } from '#kernel/site-path.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { siteInit } from '../../test/site-init.ts';
import { otherScreens } from './other-screens.ts';
import { fileOf, isOnHomes } from './screens.ts';
import { screensBehind, screensOfShell } from './screens-behind.ts';

const module = { contentId: 3, onHome: true, title: '', widget: {}, list: {}, content: {} };
const init = siteInit({
  siteType: 'event',
  modules: ['information', 'firebase_relation'].map(
    (moduleCode) => ({ ...module, moduleCode }) as SiteInit['modules'][number],
  ),
});
const page = { init, hostSite: sharedHost, address: { eventId: 7 } } as PageContext<SiteInit>;

test.each<[string, string[]]>([
  ['/web/event/7', ['app/pages/home-page']],
  ['/web/event/7/module/information/3', ['app/pages/module-list-page', 'features/information/web/information-list']],
  [
    '/web/event/7/module/information/3/1',
    ['app/pages/module-detail-page', 'features/information/web/information-detail'],
  ],
  ['/web/event/7/module/firebase_relation/3', ['features/error-page/web/not-available-page']],
  ['/web/event/7/module/information/x', []],
  ['/web/event/7/users/terms', ['features/terms/web/terms-page']],
])('behind %s are the screens %o', (pathname, screens) => {
  expect(screensBehind(pathname, { page, isOpen: true, visitor: 'visitor' })).toEqual(screens);
  expect(screens.filter((screen) => !isOnHomes(screen) && !(fileOf(screen) in otherScreens))).toEqual([]);
});

test('the links of a site whose doors are not passed lead to no screen', () => {
  expect(screensBehind('/web/event/7/module/information/3', { page, isOpen: false, visitor: 'visitor' })).toEqual([]);
});

test.each([
  [{ isLocked: false }, ['app/pages/home-page']],
  [{ isLocked: true, usePasscodeLock: false }, ['app/pages/login-page']],
  [{ isLocked: true, usePasscodeLock: true }, ['features/doors/web/verify-page']],
])('the shell of a site with %o needs %o', (facts, screens) => {
  expect(screensOfShell('/web/event/7', { ...page, init: { ...init, ...facts } })).toEqual(screens);
  expect(screens.filter((screen) => !isOnHomes(screen) && !(fileOf(screen) in otherScreens))).toEqual([]);
});
