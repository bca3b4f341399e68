import { namedApi } from '../../test/fake-api.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import { type HostSite, sharedHost } from '#kernel/site-path.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { moduleEntry, siteInit } from '../../test/site-init.ts';
import type { LoaderSite } from './loader-site.ts';
import { loadPage } from './page-route.ts';
import { moduleOf, screensIn } from './screens-in.ts';

const answers: Record<string, unknown> = {
  readErrorPage: { data: { errorPageContents: null } },
  listEventInformation: { data: [], total: 0, lastPage: 1 },
};

let calls: string[] = [];
beforeEach(() => {
  calls = [];
});

/** Loads an address of the event 7 of portal 1; a call whose answer is an error fails with it. */
function load(
  pathname: string,
  more: {
    init?: Partial<SiteInit>;
    isOpen?: boolean;
    calls?: object;
    host?: HostSite;
    search?: string;
    gate?: LoaderSite['gate'];
    visitor?: LoaderSite['visitor'];
  } = {},
) {
  const told: unknown[] = [];
  const called = calls;
  const all: Record<string, unknown> = { ...answers, ...more.calls };
  const api = namedApi(async ({ name }) => {
    called.push(name);
    const answer = all[name];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(`no ${name}`);
    return answer;
  });
  const page: PageContext<SiteInit> = {
    api,
    init: siteInit({
      siteType: 'event',
      modules: [moduleEntry('information', 3), moduleEntry('firebase_relation', 4)],
      ...more.init,
    }),
    language: 'eng',
    now: 0,
    hostSite: more.host ?? sharedHost,
    address: { portalId: 1, eventId: 7 },
    site: { portalId: 1, eventId: 7 },
    keptQuery: 'isApplication=1',
  };
  const site = {
    page,
    isOpen: more.isOpen ?? true,
    visitor: more.visitor ?? ('unknown' as const),
    ...(more.gate && { gate: more.gate }),
    report: (error: unknown) => void told.push(error),
  };
  return loadPage({ pathname: `/web/portal/1/event/7${pathname}`, search: more.search ?? '' }, site).then((loaded) => ({
    loaded,
    told,
    called,
  }));
}

const toError = { redirect: '/web/portal/1/event/7/error?isApplication=1' };
const failed = (status: number) => Object.assign(new Error(''), { name: 'CallError', status, errors: {} });

describe('an address of a site', () => {
  test('leads to its page, whose data are loaded before the page is shown', async () => {
    const { loaded, called } = await load('/module/information/3');
    expect(loaded).toMatchObject({
      page: { name: 'moduleList', params: { moduleCode: 'information', contentId: '3' } },
    });
    expect(called).toEqual(['listEventInformation']);
    if ('redirect' in loaded || loaded.page.screen === undefined) throw new Error('not shown');
    expect(moduleOf(loaded.page)).toBeDefined();
    expect(screensIn(loaded.page)).toEqual(['app/pages/module-list-page', 'features/information/web/information-list']);
  });

  test('that is unknown leads to the page for unknown addresses', async () => {
    const { loaded } = await load('/nope');
    expect(loaded).toMatchObject({ page: { name: 'notFound', screen: 'features/error-page/web/not-found-page' } });
  });

  test.each(['/module/information/x', '/module/coupon/3', '/module/information/99', '/users/mypage/badge'])(
    '%s leads to the error page of its scope, the query flags kept [ROUTE-063]',
    async (path) => {
      expect((await load(path)).loaded).toEqual(toError);
    },
  );

  test.each<[string, string]>([
    ['', '?ticket=5&isApplication=1'],
    ['?view=list&isApplication=1', '?ticket=5&view=list&isApplication=1'],
  ])(
    'of one ticket, with %s, leads to the list with the detail of the ticket above it [TICKET-123]',
    async (search, query) => {
      const init = { modules: [moduleEntry('ticket', 60)] };
      expect((await load('/module/ticket/60/5', { init, search })).loaded).toEqual({
        redirect: `/web/portal/1/event/7/module/ticket/60/detail${query}`,
      });
      expect((await load('/module/ticket/61/5', { init })).loaded).toEqual(toError);
      expect((await load('/module/ticket/60/x', { init })).loaded).toEqual(toError);
    },
  );

  test('without a screen in this version leads to a page that says so', async () => {
    const { loaded } = await load('/module/firebase_relation/4');
    expect(loaded).toMatchObject({
      page: { name: 'moduleList', screen: 'features/error-page/web/not-available-page' },
    });
  });

  test('is the neutral shell before the doors, and none of its data are loaded', async () => {
    const { loaded, called } = await load('/module/information/3', { isOpen: false });
    expect(loaded).toMatchObject({ page: { name: 'moduleList', screen: undefined } });
    expect(called).toEqual([]);
    if ('page' in loaded) expect(screensIn(loaded.page)).toEqual([]);
  });
});

describe('a page with a gate', () => {
  const later = () => {
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };
  const folder = {
    init: { mypage: { myFolder: { isEnable: true } } } as Partial<SiteInit>,
    calls: { readMyFolder: [] },
    visitor: 'member' as const,
  };

  test.each(['show', 'wait', 'profile'] as const)(
    'of the member alone is loaded while the gate waits, and then: %s',
    async (gated) => {
      const { open, opened } = later();
      const loading = load('/users/mypage/my-folder', { ...folder, gate: () => opened.then(() => gated) });
      await vi.waitFor(() => expect(calls).toEqual(['readMyFolder']));
      open();
      const { loaded } = await loading;
      if (gated === 'profile') expect(loaded).toMatchObject({ redirect: expect.stringContaining('/profile') });
      else expect('page' in loaded && loaded.page.screen !== undefined).toBe(gated === 'show');
    },
  );

  test.each([
    ['show', ['listEventInformation']],
    ['wait', []],
    ['profile', []],
  ] as const)('of the site is asked for after the gate: %s', async (gated, expected) => {
    const { open, opened } = later();
    const loading = load('/module/information/3', { gate: () => opened.then(() => gated) });
    await Promise.resolve();
    expect(calls).toEqual([]);
    open();
    await loading;
    expect(calls).toEqual(expected);
  });

  test('that stays closed says nothing of data that could not be loaded', async () => {
    const failing = { readMyFolder: failed(500) };
    const { loaded, told } = await load('/users/mypage/my-folder', {
      ...folder,
      calls: failing,
      gate: async () => 'wait',
    });
    expect(loaded).toMatchObject({ page: { name: 'myFolder', screen: undefined } });
    expect(told).toEqual([]);
  });
});

describe('when the data of a page cannot be loaded', () => {
  test('the visitor goes to the error page, and the failure is reported [ROUTE-076]', async () => {
    const error = failed(500);
    const { loaded, told } = await load('/module/information/3', { calls: { listEventInformation: error } });
    const address = encodeURIComponent('/web/portal/1/event/7/module/information/3');
    expect(loaded).toEqual({ redirect: `${toError.redirect}&again=${address}` });
    expect(told).toEqual([error]);
  });

  test.each([
    [404, false],
    [400, false],
    [408, true],
    [429, true],
    [503, true],
    [10_000, true],
  ])('after a status %d the error page offers another try: %s', async (code, isOffered) => {
    const { loaded } = await load('/module/information/3', { calls: { listEventInformation: failed(code) } });
    expect('redirect' in loaded && loaded.redirect.includes('again=')).toBe(isOffered);
  });

  test.each([461, 552])('a status %d, which asks for a passcode or a session, leaves the shell', async (status) => {
    const { loaded, told } = await load('/module/information/3', { calls: { listEventInformation: failed(status) } });
    expect(loaded).toMatchObject({ page: { name: 'moduleList', screen: undefined } });
    expect(told).toEqual([]);
  });

  test('the error page comes without the organiser’s part', async () => {
    const { loaded } = await load('/error', { calls: { readErrorPage: failed(500) } });
    expect(loaded).toMatchObject({ page: { name: 'error', data: { contents: null } } });
  });

  test('a page that the visitor left while it was loading does not count as a failure', async () => {
    const signal = AbortSignal.abort(new Error('given up'));
    const error = new Error('network');
    const context = {
      init: siteInit({ modules: [moduleEntry('information', 3)] }),
      language: 'eng',
      hostSite: sharedHost,
    };
    const page = {
      ...context,
      address: { portalId: 1 },
      site: { portalId: 1 },
      keptQuery: '',
      now: 0,
      api: namedApi(() => Promise.reject(error)),
    } as unknown as PageContext<SiteInit>;
    const told: unknown[] = [];
    const address = { pathname: '/web/portal/1/module/information/3', search: '' };
    const loading = loadPage(
      address,
      { page, isOpen: true, visitor: 'unknown', report: (told_) => void told.push(told_) },
      signal,
    );
    await expect(loading).rejects.toThrow('given up');
    expect(told).toEqual([]);
  });
});
