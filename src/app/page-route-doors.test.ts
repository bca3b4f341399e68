// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedHost } from '#kernel/site-path.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { moduleEntry, siteInit } from '../../test/site-init.ts';
import { findPage } from './find-page.ts';
import type { LoaderSite } from './loader-site.ts';
import { loadPage } from './page-route.ts';

const item = { informationId: 7, title: '下書き', category: '', image: null, createdAt: '', publishedAt: '', body: '' };
const tickets = { isAnd: false, tickets: [{ name: '一日券', link: '/module/ticket/20', isHeld: false }] };

/** Loads an address of the event 11 of portal 1; its informations are answered, or refused for a reason. */
function load(pathname: string, more: Partial<LoaderSite> = {}, keptQuery = '', refusal?: CallError) {
  const data = { contents: [item], newer: null, older: null };
  const { api, calls } = fakeApi({
    listEventInformation: () => refusal ?? { data: [], total: 0, lastPage: 1 },
    readPreviewDetail: () => refusal ?? { data },
    readErrorPage: () => ({ data: { errorPageContents: null } }),
  });
  const site: LoaderSite = {
    page: {
      api,
      init: siteInit({ siteType: 'event', modules: [moduleEntry('information', 3)] }),
      language: 'jpn',
      now: 0,
      hostSite: sharedHost,
      address: { portalId: 1, eventId: 11 },
      site: { portalId: 1, eventId: 11 },
      keptQuery,
    },
    isOpen: true,
    visitor: 'member',
    report: vi.fn(),
    ...more,
  };
  return { calls, site, loading: loadPage({ pathname, search: '' }, site) };
}

const list = '/web/portal/1/event/11/module/information/3';
const preview = '/web/preview/portal/1/event/11/module/information/3/7';
const refused = (details: { reason: 'login' | 'notInvited' | 'ticket'; lists?: unknown }) =>
  new CallError(403, 'said', {}, details);
const shell = { page: { name: 'moduleList', screen: undefined } };
beforeEach(() => window.sessionStorage.clear());

describe('a page whose content the server refuses', () => {
  test('because the visitor is not logged in leads to the login, and the address is remembered [ACCESS-016, ACCESS-027]', async () => {
    const rememberWish = vi.fn();
    const { loading, site } = load(list, { visitor: 'visitor', rememberWish }, '', refused({ reason: 'login' }));
    expect(await loading).toEqual({ redirect: '/web/portal/1/event/11/users/login' });
    expect(rememberWish.mock.calls).toEqual([[list]]);
    expect(site.report).not.toHaveBeenCalled();
  });

  test('because the member has no ticket lists the tickets that unlock it [ACCESS-029]', async () => {
    const { loading } = load(list, {}, '', refused({ reason: 'ticket', lists: [tickets] }));
    const screen = 'features/doors/web/ticket-needed-page';
    expect(await loading).toMatchObject({ page: { name: 'moduleList', screen, data: [tickets] } });
  });

  test('because the member is not invited leads to the error page, which says so [ACCESS-017, ACCESS-018]', async () => {
    const { loading } = load(list, {}, '', refused({ reason: 'notInvited' }));
    expect(await loading).toEqual({ redirect: '/web/portal/1/event/11/error' });
    expect(window.sessionStorage.getItem('errorVariant')).toBe('notInvited');
  });

  test.each(['login', 'ticket', 'notInvited'] as const)(
    'because of %s is the neutral shell on the server, which does not know who looks',
    async (reason) => {
      expect(await load(list, { visitor: 'unknown' }, '', refused({ reason })).loading).toMatchObject(shell);
    },
  );

  test('needs no call if the site data already say that it is locked [ACCESS-029]', async () => {
    const closedBy = (reason: string) => ({ ...moduleEntry('information', 3), closedBy: { reason, lists: [tickets] } });
    const closed = (reason: string, visitor: LoaderSite['visitor']) => {
      const { page } = load(list).site;
      return load(list, {
        visitor,
        page: { ...page, init: siteInit({ siteType: 'event', modules: [closedBy(reason)] }) },
      });
    };
    expect(await closed('ticket', 'member').loading).toMatchObject({ page: { data: [tickets] } });
    expect(await closed('ticket', 'unknown').loading).toMatchObject(shell);
    expect(await closed('login', 'visitor').loading).toEqual({ redirect: '/web/portal/1/event/11/users/login' });
    expect(closed('ticket', 'member').calls).toEqual([]);
    // The site data of a page are those of a visitor.
    expect(await closed('login', 'member').loading).toMatchObject({
      page: { name: 'moduleList', data: { contentId: 3 } },
    });
  });

  test('without a reason is a failure like any other', async () => {
    const { loading, site } = load(list, {}, '', new CallError(403, 'said'));
    expect(await loading).toEqual({ redirect: '/web/portal/1/event/11/error' });
    expect(site.report).toHaveBeenCalledOnce();
  });
});

describe('a page of a draft', () => {
  test.each([
    list,
    preview,
    '/web/portal/1/event/11',
    '/web/portal/1/event/11/users/terms',
    '/web/portal/1/event/11/nope',
  ])('is the neutral shell until the draft has been loaded: %s', async (path) => {
    const { loading, calls } = load(path, { awaitsDraft: true, isOpen: false });
    expect(await loading).toMatchObject({ page: { screen: undefined } });
    expect(calls).toEqual([]);
  });

  test('is the error page when there is no draft to show', async () => {
    const { loading } = load('/web/portal/1/event/11/error', { awaitsDraft: true, isOpen: false });
    expect(await loading).toMatchObject({ page: { name: 'error', screen: 'features/error-page/web/error-page' } });
  });

  test('shows a detail with its unpublished values on the preview page [ACCESS-038]', async () => {
    const { loading, calls } = load(preview, {}, 'isDraft=true');
    expect(await loading).toMatchObject({
      page: { name: 'preview', screen: 'app/pages/preview-page', data: { contentId: 3 } },
    });
    expect(calls.map(({ name, params }) => [name, params])).toEqual([
      ['readPreviewDetail', { portalId: 1, eventId: 11, contentId: 3, detailId: 7 }],
    ]);
  });

  test.each<[string, Partial<LoaderSite>]>([
    ['without a token', { visitor: 'visitor' }],
    ['of a content that the draft does not have', {}],
  ])('that previews a detail %s leads to the error page [ACCESS-033]', async (_, more) => {
    const path = more.visitor === undefined ? preview.replace('/3/7', '/99/7') : preview;
    expect(await load(path, more, 'isDraft=true').loading).toEqual({
      redirect: '/web/portal/1/event/11/error?isDraft=true',
    });
  });

  test('whose detail cannot be fetched leads to the error page [ACCESS-035]', async () => {
    const { loading } = load(preview, {}, 'isDraft=true', new CallError(500, 'said'));
    const again = encodeURIComponent(preview);
    expect(await loading).toEqual({ redirect: `/web/portal/1/event/11/error?isDraft=true&again=${again}` });
  });

  test.each(['', '/profile', '/login-info', '/unsubscribe', '/favorite'])(
    'at users/mypage%s tells a visitor with a preview link that they are no member, and makes no call',
    async (rest) => {
      const screen = 'features/doors/web/no-member-page';
      const more = { isByPreviewLink: true, gate: async () => 'wait' as const };
      const { page } = load(list).site;
      const mypage = { ...page.init.mypage, favorite: { isEnable: true } };
      const { loading, calls } = load(`/web/portal/1/event/11/users/mypage${rest}`, {
        ...more,
        page: { ...page, init: { ...page.init, mypage } },
      });
      expect(await loading).toMatchObject({ page: { screen, data: null } });
      expect(calls).toEqual([]);
    },
  );

  test('shows a visitor with a preview link every page that is not for members', async () => {
    const { loading } = load(list, { isByPreviewLink: true });
    expect(await loading).toMatchObject({ page: { name: 'moduleList', screen: 'app/pages/module-list-page' } });
    const refusal = new CallError(403, 'said', {}, { reason: 'previewLink' });
    const personal = load(list, { isByPreviewLink: true }, '', refusal);
    expect(await personal.loading).toMatchObject({ page: { screen: 'features/doors/web/no-member-page' } });
  });

  test('is found only at the address of its event', () => {
    const { page } = load(preview).site;
    expect(findPage(preview, page).name).toBe('preview');
    expect(findPage('/web/preview/portal/1/event/12/module/information/3/7', page).name).toBe('notFound');
    expect(findPage('/web/portal/1/event/11/preview/portal/1/event/11/module/information/3/7', page).name).toBe(
      'notFound',
    );
  });
});

describe('in the app', () => {
  const app = 'isApplication=1';

  test('a page for members asks the app for a login, and shows no form [APP-003]', async () => {
    const leaveLoginToApp = vi.fn();
    const { loading } = load('/web/portal/1/event/11/users/mypage', { visitor: 'visitor', leaveLoginToApp }, app);
    expect(await loading).toMatchObject({ page: { name: 'mypage', screen: undefined } });
    expect(leaveLoginToApp).toHaveBeenCalledOnce();
  });

  test.each(['login', 'register', 'reset'])('the page users/%s is the home [APP-003]', async (name) => {
    expect(await load(`/web/portal/1/event/11/users/${name}`, { visitor: 'visitor' }, app).loading).toEqual({
      redirect: '/web/portal/1/event/11?isApplication=1',
    });
  });
});
