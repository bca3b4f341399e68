// @vitest-environment happy-dom
import { namedApi } from '../../../../test/fake-api.ts';
import { eventEntry } from '../../../../test/event-entry.ts';
import { siteInit } from '../../../../test/site-init.ts';
import type { SiteInit } from '#features/site/web.ts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { failedAddress, failedQuery } from '../rules/failed-address.ts';
import eng from '../texts/eng.ts';
import jpn from '../texts/jpn.ts';
import * as errorPage from './error-page.tsx';
import { rememberErrorVariant } from './error-variant.ts';
import { LastResortBoundary } from './last-resort-boundary.tsx';
import type { ErrorContents } from './load-error-contents.ts';
import * as notAvailable from './not-available-page.tsx';
import * as notFound from './not-found-page.tsx';

const picture = (name: string, alt: string) => ({
  file: { path: `/media/${name}.webp`, width: 800, height: 400, alt },
});
const custom: ErrorContents = {
  errorPageTitle: '道に迷いましたか',
  errorPageHtml: '<p>総合案内は<a href="/module/web_page/1">こちら</a>です。</p>',
  errorPageImage: picture('map', '会場の地図'),
  errorPageIcon: picture('icon', '羅針盤'),
};
const english = 'An error has occurred. Please try again later.';

beforeEach(() => window.sessionStorage.clear());

describe('the page at /error', () => {
  const open = (contents: ErrorContents, language: 'jpn' | 'eng' = 'jpn') =>
    renderScreen(<errorPage.Page data={{ contents, failed: null }} />, errorPage.texts, pageContext({ language }));

  test('shows the word ERROR, the default title and message, and a link to the top [ERROR-001, ERROR-002, ERROR-003]', async () => {
    await open(null, 'eng');
    expect(screen.getByText('ERROR')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getByText('Please try another method or try again later.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/web/portal/1');
    expect(screen.queryByText('This page could not be found')).toBeNull();
  });

  test('adds the English line in Japanese [ERROR-004]', async () => {
    await open(null);
    expect(screen.getByText(english).lang).toBe('en');
  });

  test('leaves the English line out in English [ERROR-005]', async () => {
    await open(null, 'eng');
    expect(screen.queryByText(english)).toBeNull();
  });

  test("shows the organiser's title, HTML, image and icon [ERROR-006, ERROR-007, ERROR-008, ERROR-009]", async () => {
    await open(custom);
    expect(screen.getByRole('heading', { level: 1, name: '道に迷いましたか' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'こちら' }).getAttribute('href')).toBe('/web/portal/1/module/web_page/1');
    expect(screen.getByAltText<HTMLImageElement>('会場の地図').getAttribute('src')).toBe('/web/media/map.webp');
    expect(screen.getByAltText<HTMLImageElement>('羅針盤').width).toBe(800);
  });

  test('tells a member who is not invited to log in with an invited account, once [ACCESS-018]', async () => {
    rememberErrorVariant('notInvited');
    const { unmount } = await open(null);
    expect(screen.getByText('You need to login with an invited account.')).toBeTruthy();
    expect(screen.getByText('招待されたアカウントでログインしてください。')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ログイン' }).getAttribute('href')).toBe('/web/portal/1/users/login');
    unmount();
    await open(null);
    expect(screen.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeTruthy();
  });

  test('says that the chat failed, and shows the plain error when the memory is corrupt', async () => {
    rememberErrorVariant('chat');
    const { unmount } = await open(null, 'eng');
    expect(screen.getByRole('heading', { level: 1, name: 'The chat could not be opened' })).toBeTruthy();
    unmount();
    window.sessionStorage.setItem('errorVariant', '<script>');
    await open(null, 'eng');
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });
});

test('with the flag of a draft says that a preview is opened from the console, and leads there', async () => {
  const context = pageContext({ language: 'jpn', keptQuery: 'isDraft=true' });
  await renderScreen(<errorPage.Page data={{ contents: null, failed: null, ways: {} }} />, errorPage.texts, context);
  expect(screen.getByRole('heading', { level: 1, name: 'プレビューを開けませんでした' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/console/']);
});

describe('a page that could not be loaded', () => {
  const open = (failed: string) =>
    renderScreen(
      <errorPage.Page data={{ contents: custom, failed }} />,
      errorPage.texts,
      pageContext({ language: 'eng' }),
    );

  test('is called that, and has a way to try again', async () => {
    await open('/web/portal/1/module/information/3?page=2');
    expect(screen.getByText('ERROR')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Try again' });
    expect(again.getAttribute('href')).toBe('/web/portal/1/module/information/3?page=2');
    expect(screen.getByRole('link', { name: 'Go to home page' })).toBeTruthy();
    expect(errorPage.head({ contents: custom, failed: '/web/' }, pageContext({ language: 'eng' })).title).toBe(
      'This page could not be loaded',
    );
  });

  test.each([
    ['/web/portal/1?page=2', '/web/portal/1?page=2'],
    ['https://example.test/', undefined],
    ['//example.test/', undefined],
    ['/\\example.test/', undefined],
    ['', undefined],
    [`/${'a'.repeat(2_000)}`, undefined],
  ])('is tried again at %s: %s', (address, expected) => {
    expect(failedAddress(new URLSearchParams(failedQuery(address)))).toBe(expected);
  });
});

describe('an unknown page', () => {
  test.each([
    ['eng', 'Page not found', ['This page could not be found']],
    ['jpn', 'ページが見つかりません', ['このページは見つかりませんでした。', 'This page could not be found']],
  ] as const)('is called that in %s, with no advice to try again [ERROR-022]', async (language, title, lines) => {
    await renderScreen(
      <notFound.Page data={{ contents: null, failed: null }} />,
      notFound.texts,
      pageContext({ language }),
    );
    expect(screen.getByText('ERROR')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    for (const line of lines) expect(screen.getByText(line)).toBeTruthy();
    for (const line of [english, jpn.message, eng.message]) expect(screen.queryByText(line)).toBeNull();
  });
});

describe('ways on from a page that is not there', () => {
  const search = { ...siteInit().modules[0], moduleCode: 'event_search', contentId: 40 } as SiteInit['modules'][number];
  const other = eventEntry(12);

  test('are what may have happened, the search of the site and other events', async () => {
    const context = pageContext({ init: siteInit({ modules: [search] }), keptQuery: 'isApplication=1' });
    await renderScreen(
      <notFound.Page data={{ contents: null, failed: null, ways: { events: [other] } }} />,
      notFound.texts,
      context,
    );
    expect(screen.getByRole('heading', { name: '考えられること' })).toBeTruthy();
    const form = screen.getByRole('searchbox', { name: 'キーワード' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/web/portal/1/module/event_search/40');
    expect(form?.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('1');
    expect(screen.getByRole('link', { name: '催し12' }).getAttribute('href')).toContain('/web/portal/1/event/12');
  });

  test.each([
    ['the shared host', { kind: 'shared' }, '/web/portal/1/module/event_search/40'],
    ['the domain of its portal', { kind: 'portal', portalId: 1 }, '/module/event_search/40'],
    ['its own domain, which does not serve its portal', { kind: 'event', portalId: 1, eventId: 11 }, undefined],
  ] as const)('at an event without a search are the search of its portal, on %s', async (_, hostSite, action) => {
    const portal = siteInit({ modules: [search] });
    const api = namedApi(async ({ path, params }) => {
      if (path.startsWith('portal/')) return { data: [] };
      expect(params?.['eventId']).toBeUndefined();
      return { data: path.startsWith('seo/') && params?.['portalId'] === 1 ? { init: portal } : {} };
    });
    const context = pageContext({
      api,
      hostSite,
      init: siteInit({ event: { portalId: 1, usePortal: true } as SiteInit['event'], modules: [] }),
      site: { portalId: 1, eventId: 11 },
      address: { portalId: 1, eventId: 11 },
    });
    const data = await notFound.load(context, { params: {}, query: new URLSearchParams() });
    await renderScreen(<notFound.Page data={data} />, notFound.texts, context);
    const field = screen.queryByRole('searchbox', { name: 'キーワード' });
    expect(field?.closest('form')?.getAttribute('action')).toBe(action);
  });

  test('do not stand where a page may come at another try', async () => {
    await renderScreen(<errorPage.Page data={{ contents: null, failed: '/web/' }} />, errorPage.texts, pageContext());
    expect(screen.queryByRole('heading', { name: '考えられること' })).toBeNull();
  });

  test.each([
    ['a portal', {}, [12, 13, 14]],
    ['an event whose address names no portal', { event: { portalId: 1, usePortal: true } }, [12, 13, 14]],
    ['a locked portal', { isLocked: true }, []],
    ['an event that stands alone', { event: { portalId: 0, usePortal: true } }, []],
    ['an event that does not use its portal', { event: { portalId: 1, usePortal: false } }, []],
  ])(
    'at %s have the next events of the portal, not the one that is shown and none that is over',
    async (_, init, ids) => {
      const over = eventEntry(16);
      over.overview = { ...over.overview, startDate: '2020-01-01', endDate: '2020-01-02' };
      const api = namedApi(async ({ path, params }) =>
        path.startsWith('portal/') && params?.['portalId'] === 1
          ? { data: [over, ...[11, 12, 13, 14, 15].map((id) => eventEntry(id))] }
          : { data: {} },
      );
      const site = { portalId: 'event' in init ? 0 : 1, eventId: 11 };
      const context = pageContext({ api, init: siteInit(init as Partial<SiteInit>), site });
      const { ways } = await notFound.load(context, { params: {}, query: new URLSearchParams() });
      expect((ways?.events ?? []).map(({ eventId }) => eventId)).toEqual(ids);
    },
  );
});

describe("the organiser's part", () => {
  const loadWith = (call: () => Promise<unknown>, keptQuery = '') => {
    const spy = vi.fn<(options: { query: object }) => Promise<unknown>>(call);
    const api = namedApi(spy);
    return {
      spy,
      loaded: errorPage.load(pageContext({ api, keptQuery, site: { portalId: 1, eventId: 11 } }), {
        params: {},
        query: new URLSearchParams(),
      }),
    };
  };

  test('is loaded in the visitor’s language, as a draft in draft mode [ERROR-010]', async () => {
    const { spy, loaded } = loadWith(async () => ({ data: { errorPageContents: custom } }));
    expect(await loaded).toMatchObject({ contents: custom, failed: null });
    expect(spy.mock.calls[0]?.[0]).toMatchObject({
      path: 'error_custom',
      query: { language: 'jpn', portal_id: 1, event_id: 11 },
    });
    const draft = loadWith(async () => ({ data: { errorPageContents: null } }), 'isDraft=true');
    await draft.loaded;
    expect(draft.spy.mock.calls[0]?.[0]).toMatchObject({ query: { is_draft: true } });
  });

  test('may fail to load: the page is shown all the same', async () => {
    const { loaded } = loadWith(() => Promise.reject(new CallError(500, '')));
    expect(await loaded).toMatchObject({ contents: null, failed: null });
  });
});

test('an error page that fails itself leaves the last resort and a link home [ERROR-023]', async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): never => {
    throw new Error('broken');
  };
  await renderScreen(
    <LastResortBoundary homeHref="/web/" onFailure={onFailure}>
      <Broken />
    </LastResortBoundary>,
    [],
  );
  expect(screen.getByText('An error occured while showing the error page')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/web/');
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a page whose feature the site does not have says so and leads to the top', async () => {
  await renderScreen(<notAvailable.Page />, notAvailable.texts, pageContext({ language: 'eng' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Not available on this site' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/web/portal/1');
});

test('closing a message of the catalogue leaves the page as it was [ERROR-035]', async () => {
  function Form() {
    const [open, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <>
        <input aria-label="name" defaultValue="" />
        <MessageDialog
          open={open}
          onClose={close}
          title={eng.serverError}
          buttons={[{ label: 'OK', onSelect: close }]}
        />
      </>
    );
  }
  await renderScreen(<Form />, []);
  const { href } = window.location;
  const input = screen.getByLabelText<HTMLInputElement>('name');
  fireEvent.change(input, { target: { value: 'typed' } });
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(eng.serverError)).toBeNull();
  expect(screen.getByLabelText('name')).toBe(input);
  expect(input.value).toBe('typed');
  expect(window.location.href).toBe(href);
});
