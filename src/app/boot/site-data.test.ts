// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { browserSite } from '../../../test/browser-site.ts';
import { siteInit } from '../../../test/site-init.ts';
import type { SiteState } from '../site-state.ts';
import { fetchSiteData, type SiteDataWish } from './site-data.ts';

const init = siteInit();
const titled = (title: string, domain = '') => ({
  init: { ...init, webSetting: { ...init.webSetting, title, domain } },
});
const held = (title: string, domain?: string) => ({ data: titled(title, domain) });

beforeEach(() => window.localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

/** Fetches with the given static files; answers the title of the data that came, and every request in its order. */
async function load(
  files: Record<string, unknown>,
  { wish = {}, state = {} }: { wish?: Partial<SiteDataWish>; state?: Partial<SiteState> } = {},
) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    const [name = '', query] = String(path).split('?');
    // A file for pages leaves out what they do not show.
    expect(query).toBe('event_settings=none');
    asked.push(name);
    const file = files[name];
    if (file === undefined) return new Response('', { status: 404 });
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  });
  const readSite = ({ params }: { params: Record<string, unknown> }) => {
    asked.push(`server ${String(params['portalId'])}`);
    return { data: titled('server') };
  };
  const { site } = browserSite({ state: { languageSource: 'browser', ...state }, answers: { readSite } });
  const title = await fetchSiteData(site, { language: 'kor', ...wish }).then(
    (data) => data.init.webSetting.title,
    (error: unknown) => error,
  );
  return { title, asked };
}

const file = (language: string): string => `/web/seo/0/${language}/seo.json`;

describe('the site data come', () => {
  test('from the static file when it exists, and then the server is not asked [BOOT-008]', async () => {
    expect(await load({ [file('kor')]: held('static') })).toEqual({ title: 'static', asked: [file('kor')] });
  });

  test.each([
    {},
    { [file('kor')]: {} },
    { [file('kor')]: { data: {} } },
    { [file('kor')]: '"broken"' },
    { [file('kor')]: '<' },
  ])('from the server when the file gives nothing: %j [BOOT-008]', async (files) => {
    expect(await load(files, { wish: { isChosen: true } })).toEqual({
      title: 'server',
      asked: [file('kor'), 'server 0'],
    });
  });

  test.each(['browser', 'site'] as const)(
    'in the default language if there is no file for the one that came from the %s [BOOT-009]',
    async (languageSource) => {
      const files = { [file('jpn')]: held('default') };
      const found = await load(files, { state: { languageSource } });
      expect(found).toEqual({ title: 'default', asked: [file('kor'), file('jpn')] });
    },
  );

  test.each([
    { state: { languageSource: 'query' } },
    { state: { languageSource: 'cookie' } },
    { wish: { isChosen: true } },
  ] as const)('from the server, in no other language, when the visitor asked for it: %j [BOOT-010]', async (more) => {
    const files = { [file('jpn')]: held('default') };
    expect(await load(files, more)).toEqual({ title: 'server', asked: [file('kor'), 'server 0'] });
  });

  test('from one file when the language is the default one', async () => {
    expect((await load({}, { wish: { language: 'jpn' } })).asked).toEqual([file('jpn'), 'server 0']);
  });

  test.each([
    ['past a door', { wish: { skipStatic: true } }],
    ['at a site behind a passcode', { state: { init: siteInit({ usePasscodeLock: true }) } }],
    ['at an event of the invited', { state: { init: siteInit({ isInvitingEvent: true }) } }],
    ['for a member', {}],
  ])('from the server alone %s', async (who, more) => {
    if (who === 'for a member') browserStorage().local.set('accessToken', 'token');
    const files = { [file('kor')]: held('static') };
    expect(await load(files, more)).toEqual({ title: 'server', asked: ['server 0'] });
  });
});

describe('a static file of another domain', () => {
  const state: Partial<SiteState> = { hostSite: { kind: 'portal', portalId: 1 } };
  const path = '/seo/0/kor/seo.json';

  test('leads to the error page [BOOT-011]', async () => {
    const elsewhere = await load({ [path]: held('static', 'other.test') }, { state });
    expect(elsewhere).toEqual({ title: new StartUpStop('error'), asked: [path] });
    expect((await load({ [file('kor')]: held('static', 'square.test') })).title).toEqual(new StartUpStop('error'));
  });

  test('is not a file of the site’s own host', async () => {
    expect((await load({ [path]: held('static', window.location.host) }, { state })).title).toBe('static');
  });
});
