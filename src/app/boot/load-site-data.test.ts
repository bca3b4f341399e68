import { describe, expect, test } from 'vitest';
import type { SiteData } from '#features/site/web.ts';
import { type HostSite, sharedHost } from '#kernel/site-path.ts';
import { siteInit } from '../../../test/site-init.ts';
import { StartUpStop } from '../site-entry.ts';
import { loadSiteData, type SiteDataWish } from './load-site-data.ts';

const init = siteInit();
const dataFor = (title: string, domain = ''): SiteData =>
  ({ init: { ...init, webSetting: { ...init.webSetting, title, domain } } }) as unknown as SiteData;

/** Loads with the given static files; answers the title of the data that came, and every request in its order. */
async function load(files: Record<string, unknown>, more: Partial<SiteDataWish> = {}) {
  const asked: string[] = [];
  const wish: SiteDataWish = {
    hostSite: sharedHost,
    host: 'hiroba.test',
    site: { portalId: 1, eventId: 12 },
    language: 'kor',
    source: 'browser',
    defaultLanguage: 'jpn',
    ...more,
  };
  const loading = loadSiteData(wish, {
    async fetchStatic(path) {
      asked.push(path);
      return files[path];
    },
    async fetchServer({ portalId, eventId }) {
      asked.push(`server ${portalId}/${eventId}`);
      return dataFor('server');
    },
  });
  const title = await loading.then(
    (data) => data.init.webSetting.title,
    (error: unknown) => error,
  );
  return { title, asked };
}

const file = (language: string): string => `/web/seo/1/12/${language}/seo.json`;
const held = (title: string, domain?: string) => ({ data: dataFor(title, domain) });

describe('the site data come', () => {
  test('from the static file when it exists, and then the server is not asked [BOOT-008]', async () => {
    expect(await load({ [file('kor')]: held('static') })).toEqual({ title: 'static', asked: [file('kor')] });
  });

  test.each([{}, { [file('kor')]: {} }, { [file('kor')]: { data: {} } }, { [file('kor')]: 'broken' }])(
    'from the server when the file gives nothing [BOOT-008]',
    async (files) => {
      expect(await load(files, { source: 'query' })).toEqual({ title: 'server', asked: [file('kor'), 'server 1/12'] });
    },
  );

  test.each(['browser', 'site'] as const)(
    'in the default language if there is no file for the one that came from the %s [BOOT-009]',
    async (source) => {
      const files = { [file('jpn')]: held('default') };
      expect(await load(files, { source })).toEqual({ title: 'default', asked: [file('kor'), file('jpn')] });
    },
  );

  test.each(['query', 'cookie'] as const)(
    'from the server, in no other language, when the %s asked for it [BOOT-010]',
    async (source) => {
      const files = { [file('jpn')]: held('default') };
      expect(await load(files, { source })).toEqual({ title: 'server', asked: [file('kor'), 'server 1/12'] });
    },
  );

  test('from one file when the language is the default one', async () => {
    expect((await load({}, { language: 'jpn' })).asked).toEqual([file('jpn'), 'server 1/12']);
  });

  test('from the server alone behind a door', async () => {
    const files = { [file('kor')]: held('static') };
    expect(await load(files, { skipStatic: true })).toEqual({ title: 'server', asked: ['server 1/12'] });
  });
});

describe('a static file of another domain', () => {
  const portal: HostSite = { kind: 'portal', portalId: 1 };
  const own = { hostSite: portal, host: 'square.test', site: { portalId: 1 } };
  const path = '/seo/1/kor/seo.json';

  test('leads to the error page [BOOT-011]', async () => {
    const elsewhere = await load({ [path]: held('static', 'other.test') }, own);
    expect(elsewhere).toEqual({ title: new StartUpStop('error'), asked: [path] });
    expect((await load({ [file('kor')]: held('static', 'square.test') })).title).toEqual(new StartUpStop('error'));
  });

  test('is not a file of the site’s own host', async () => {
    expect((await load({ [path]: held('static', 'square.test') }, own)).title).toBe('static');
  });
});
