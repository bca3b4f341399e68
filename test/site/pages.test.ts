import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layoutFrames, layoutOf } from '#app/layouts/frame-of.ts';
import { screensOf } from '#app/modules.ts';
import { notAvailable, pageScreens } from '#app/web-pages.ts';
import { firstQuestionId } from '#features/cookie-consent/web.ts';
import { isModuleCode, moduleCodes } from '#kernel/module-code.ts';
import { type PageDefinition, type PageName, pages } from '#kernel/page.ts';
import type { Scope } from '#kernel/scope.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';
import { addressOf, listAddressOf } from './page-addresses.ts';
import { entryOf, parsePage, shownIn, textOf } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site, true);
});
afterAll(() => site.close());

const own = (host: string) => ({ host });
/** One site in each scope; the `none` scope both as the operator's portal and on own domains. */
const bases: [string, Scope, string, Record<string, string>, 'portal' | 'event'][] = [
  ['the shared host', 'none', '/web', {}, 'portal'],
  ['a portal’s own domain', 'none', '', own('square.test'), 'portal'],
  ['an event’s own domain', 'none', '', own('solo.test'), 'event'],
  ['/event', 'event', '/web/event/901', {}, 'event'],
  ['/event of an own domain', 'event', '/event/901', own('square.test'), 'event'],
  ['/portal', 'portal', '/web/portal/90', {}, 'portal'],
  ['/portal/event', 'portalEvent', '/web/portal/90/event/901', {}, 'event'],
];
/** The event 901 has every module and every feature of my page; the others have the modules of a portal. */
const hasAll = (base: string): boolean => base.endsWith('/event/901');

/** The one module of a page. */
const codeOf = (path: string): string | undefined =>
  path.startsWith('users/my-ticket') ? 'ticket' : /^module\/(ticket|timetable|live_chat)/.exec(path)?.[1];

/** These sites have neither a passcode nor a login. */
const notOffered: readonly string[] = ['verify', 'login', 'register', 'registerComplete', 'reset'];
const isForMembers = (name: PageName): boolean => layoutFrames[layoutOf(name)].requiresLogin;
/** The server does not know the visitor: a page for members is the neutral shell. */
const screenFor = (name: PageName): string | undefined =>
  isForMembers(name) ? undefined : notOffered.includes(name) ? notAvailable : pageScreens[name];

async function answerOf(path: string, headers: Record<string, string>) {
  const response = await site.get(path, headers);
  // A page moves to the next one without a new document, so none may load a picture that another may not.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    expect(response.headers.get('content-security-policy')).toContain("; img-src 'self' data: blob:; ");
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

describe.each(bases)('on %s', (_, scope, base, headers, kind) => {
  const all: readonly PageDefinition[] = pages;

  test('every page answers: itself, a page that says the site does not offer it, or the error page', async () => {
    for (const page of all) {
      const { status, location, html } = await answerOf(addressOf(page, base), headers);
      const code = codeOf(page.path);
      // Whether there is such a content is for members to know, where only they may look.
      const isMissing = code !== undefined && !(isForMembers(page.name as PageName) && isModuleCode(code, kind));
      const seen = [page.name, status, location];
      if (page.notInScopes?.includes(scope)) expect(seen).toEqual([page.name, 404, null]);
      else if (isMissing && !hasAll(base)) expect(seen).toEqual([page.name, 302, `${base}/error`]);
      else if (page.guard !== undefined && !hasAll(base)) expect(seen).toEqual([page.name, 302, `${base}/error`]);
      else {
        expect(seen).toEqual([page.name, page.name === 'error' ? 404 : 200, null]);
        const entry = entryOf(html);
        expect(entry.page.name).toBe(page.name);
        expect([page.name, entry.page.screen]).toEqual([page.name, screenFor(page.name as PageName)]);
        expect(entry.facts.init.siteType).toBe(kind);
      }
    }
    expect(site.logged).toEqual([]);
  });

  test('the home exists, with its widgets and its links in the scope [ROUTE-012]', async () => {
    const path = base === '/web' ? '/web/' : base || '/';
    const html = await site.page(path, headers);
    expect(entryOf(html).page.name).toBe('home');
    const document = parsePage(html);
    const links = [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '');
    const inside = links.filter((link) => link.includes('/module/'));
    expect(inside.length).toBeGreaterThan(0);
    for (const link of inside) expect(link.startsWith(`${base}/module/`)).toBe(true);
  });

  test('terms and privacy policy exist [ROUTE-018, ROUTE-019]', async () => {
    const say = async (path: string) => textOf(parsePage(await site.page(base + path, headers)));
    expect(await say('/users/terms')).toContain('規約の本文');
    expect(await say('/users/privacy-policy')).toContain('方針の本文');
  });

  test('the error page exists [ROUTE-057]', async () => {
    const text = textOf(parsePage((await answerOf(`${base}/error`, headers)).html));
    expect(text).toContain('ERROR');
    expect(text).toContain('An error has occurred. Please try again later.');
  });

  test('an unknown page answers 404 and says so [ROUTE-059]', async () => {
    for (const path of ['/nope', '/users', '/module/information/3/1/2/3/4', '/users/mypage/nope']) {
      const { status, html } = await answerOf(base + path, headers);
      expect([path, status]).toEqual([path, 404]);
      expect(textOf(parsePage(html))).toContain('このページは見つかりませんでした。');
    }
    const english = await answerOf(`${base}/nope?language=eng`, headers);
    expect(textOf(parsePage(english.html))).toContain('This page could not be found');
  });
});

test('every page has its layout: header, page and footer, and navigation where it belongs [LAYOUT-011, LAYOUT-023]', async () => {
  for (const page of pages) {
    const document = parsePage((await answerOf(addressOf(page, '/web/portal/90/event/901'), {})).html);
    const frame = layoutFrames[layoutOf(page.name)];
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    const name = document.querySelector('header .hb-site-name');
    expect([page.name, name?.textContent, name?.getAttribute('href')]).toEqual([
      page.name,
      '大市',
      '/web/portal/90/event/901',
    ]);
    const isShell = isForMembers(page.name);
    expect([page.name, count('main'), count('h1')]).toEqual([page.name, 1, isShell ? 0 : 1]);
    expect([page.name, count('header nav') > 0]).toEqual([page.name, frame.navigation]);
    // Below the shell it would move when the page comes.
    expect([page.name, count('footer')]).toEqual([page.name, isShell ? 0 : 1]);
    if (isShell) continue;
    const footer = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
    expect(footer).toEqual(expect.arrayContaining(['/web/portal/90/event/901/users/terms', '/web/portal/90']));
    expect([page.name, count('footer button')]).toEqual([page.name, 1]);
  }
});

test('my page has the way to the language dialog [LAYOUT-015]', async () => {
  const document = parsePage(await site.page('/web/event/901/users/mypage'));
  const opener = [...document.querySelectorAll('header button[aria-haspopup=dialog]')].map((one) => one.textContent);
  expect(opener.join()).toContain('日本語');
});

describe('the passcode page', () => {
  test.each([
    ['/verify', own('locked.test'), { portalId: 91 }],
    ['/web/event/902/verify', {}, { portalId: 90, eventId: 902 }],
    ['/web/portal/91/verify', {}, { portalId: 91 }],
    ['/web/portal/90/event/902/verify', {}, { portalId: 90, eventId: 902 }],
    ['/event/911/verify', own('locked.test'), { portalId: 91, eventId: 911 }],
  ])('is at %s [ROUTE-013]', async (path, headers, ids) => {
    const html = await site.page(path, headers);
    expect(entryOf(html)).toMatchObject({ page: { name: 'verify' }, facts: { init: { isLocked: true } } });
    const { event, portal } = entryOf(html).facts.init;
    expect(event ?? portal).toMatchObject(ids);
    expect(parsePage(html).querySelectorAll('main form input').length).toBeGreaterThan(0);
  });
});

describe('a module', () => {
  const withList = moduleCodes.flatMap((code) => (screensOf(code).list ? [[code, screensOf(code)] as const] : []));
  const withDetail = moduleCodes.flatMap((code) => (screensOf(code).detail ? [[code, screensOf(code)] as const] : []));
  test('has its list at /module/{moduleCode}/{contentId}, for every code with a list [ROUTE-050, LAYOUT-021]', async () => {
    expect(withList.length).toBeGreaterThan(4);
    for (const [code, screens] of withList) {
      const { page } = entryOf(await site.page(await listAddressOf(site, code)));
      expect(page).toMatchObject({ name: 'moduleList', data: { screen: (screens as { list: string }).list } });
    }
  });

  test('has its detail at /module/{moduleCode}/{contentId}/{detailId}, for every code with a detail [ROUTE-051]', async () => {
    expect(withDetail.length).toBeGreaterThan(2);
    for (const [code, screens] of withDetail) {
      const { page } = entryOf(await site.page(`${await listAddressOf(site, code)}/1`));
      expect(page).toMatchObject({ name: 'moduleDetail', data: { screen: (screens as { detail: string }).detail } });
    }
    const typed = entryOf(await site.page(`${await listAddressOf(site, 'information')}/1/category/7`)).page;
    expect(typed).toMatchObject({ name: 'moduleTyped', params: { type: 'category', typeId: '7' } });
  });

  test('without its content shows the site’s first one of the code [ROUTE-008]', async () => {
    const { data } = shownIn(await site.page('/web/event/901/module/information'));
    expect(data).toMatchObject({ contentId: 3 });
  });

  test('appears on the home only if the organiser has configured it [LAYOUT-019, LAYOUT-020]', async () => {
    const widgetsOf = async (path: string): Promise<string[]> =>
      (shownIn(await site.page(path)).data as { screen: string }[]).map(({ screen }) => screen);
    const full = await widgetsOf('/web/event/901');
    const here = ['information', 'web-page', 'site-link', 'html', 'language-setting', 'digest'];
    const widgets = full.map((screen) => screen.replace(/^.*\/|-widget$/g, ''));
    for (const one of here) expect(widgets.filter((widget) => widget === one)).toHaveLength(1);
    expect(await widgetsOf('/web/event/908')).toEqual(['features/blocks/web/headline-widget']);
  });
});

test('the query flags stay in every link of the site [ROUTE-077, ROUTE-078]', async () => {
  const html = await site.page('/web/event/901?consoleUser=key-1&isApplication=1&other=2');
  const links = [...parsePage(html).querySelectorAll('a[href^="/web/event/901"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(link).toMatch(/[?&]consoleUser=key-1&isApplication=1$/);
  const flags = '?isApplication=1&consoleUser=key-1';
  const moved = await site.get(`/web/event/901/module/information/99${flags}`);
  expect(moved.headers.get('location')).toBe('/web/event/901/error?consoleUser=key-1&isApplication=1');
});

test('the HTML asks a first visitor about cookies, and nobody else [COOKIE-003, COOKIE-004]', async () => {
  const asked = async (path: string, cookie?: string): Promise<string | undefined> => {
    const html = await (await site.get(path, cookie === undefined ? {} : { cookie })).text();
    return parsePage(html).querySelector(`#${firstQuestionId} [name=next]`)?.getAttribute('value') ?? undefined;
  };
  const page = '/web/event/901/module/information/3?page=1&consoleUser=a%22b';
  expect(await asked(page)).toBe(page);
  expect(await asked('/web/event/901/users/mypage')).toBe('/web/event/901/users/mypage');
  for (const cookie of ['cookie-consent=true', 'language=jpn; cookie-consent=false'])
    expect(await asked(page, cookie)).toBeUndefined();
  expect(await asked(page, 'cookie-consent=perhaps')).toBe(page);
  expect(await asked('/web/event/901?isApplication=1')).toBeUndefined();
  expect(await asked('/web/event/901/users/mypage/badge')).toBeUndefined();
  expect(await asked('/web/event/908')).toBeUndefined();
});
