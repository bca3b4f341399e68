// Alone: its pages take half a gigabyte, which a process that goes on with other files would keep.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { htmlLang, languageCodes } from '#kernel/language.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';
import { entryOf, metaOf, parsePage, textOf } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site);
});
afterAll(() => site.close());

const square = { host: 'square.test' };
const parsed = async (path: string, headers: Record<string, string> = {}) => parsePage(await site.page(path, headers));
const hrefOf = (document: Document, rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
const expo = '/web/portal/1/event/11';

describe('the head of a page', () => {
  test.each(languageCodes)('says the site’s own words in %s [SITE-007, SITE-008, SITE-009]', async (language) => {
    const html = await site.page(`${expo}?language=${language}`);
    const { title, siteDescription, siteKeyword } = entryOf(html).facts.init.webSetting;
    const document = parsePage(html);
    expect(document.title).toBe(title);
    expect(metaOf(document, 'description')).toBe(siteDescription);
    expect(metaOf(document, 'keywords')).toBe(siteKeyword);
    expect(document.documentElement.getAttribute('lang')).toBe(htmlLang[language]);
    const others = languageCodes.filter((other) => other !== language);
    for (const other of others) expect((await parsed(`${expo}?language=${other}`)).title).not.toBe(siteDescription);
    expect(siteDescription.length).toBeGreaterThan(20);
  });

  test('shows the site’s picture and icon, which exist [SITE-010, SITE-011]', async () => {
    const document = await parsed(expo);
    const picture = metaOf(document, 'og:image') as string;
    expect(picture).toMatch(/^http:\/\/hiroba\.test\/web\/media\/[0-9a-f]{64}\.webp$/);
    const icon = hrefOf(document, 'icon') as string;
    expect(icon).toMatch(/^\/web\/media\/[0-9a-f]{64}\.webp$/);
    for (const path of [new URL(picture).pathname, icon]) {
      const response = await site.get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await response.body?.cancel();
    }
  });

  test.each([
    `${expo}/module/booth_cross_search/202`,
    `${expo}/module/booth/200`,
    `${expo}/module/live_stream/95`,
    `${expo}/module/web_page/20`,
    `${expo}/module/ticket/60?view=card`,
    '/web/portal/1/module/event_search/40',
    '/web/event/41',
  ])('names the picture that the page is opened for, and no smaller one: %s', async (path) => {
    const document = await parsed(path);
    const preloads = [...document.querySelectorAll('link[rel=preload][as=image]')];
    const first = document.querySelector('.hb-card-media img, img.hb-block-art');
    expect(preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual([first?.getAttribute('srcset')]);
  });

  test('links the style sheet of the organiser, which exists [LAYOUT-002]', async () => {
    const { directory, store } = site.hiroba.features.site;
    const all = await Promise.all(directory.all().map(({ portalId, eventId }) => store.site({ portalId, eventId })));
    const styled = all.find(
      (one) => one?.document.webSetting.styleSheet && !one.ownDomain && one.eventId !== undefined,
    );
    const html = await site.page(`/web/event/${styled?.eventId}`);
    const sheets = [...parsePage(html).querySelectorAll('link[rel=stylesheet]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(sheets).toContain(`/web${entryOf(html).facts.init.webSetting.cssPath}`);
    const own = sheets.find((href) => href?.endsWith('/site.css')) as string;
    const response = await site.get(own);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect((await response.text()).length).toBeGreaterThan(10);
    const plain = entryOf(await site.page('/web/event/901')).facts.init.webSetting;
    expect(plain.cssPath).toBeNull();
  });

  test('has one address for all languages and one for each', async () => {
    const document = await parsed('/web/event/11?language=eng&utm_source=x');
    expect(hrefOf(document, 'canonical')).toBe(`http://hiroba.test${expo}?language=eng`);
    const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(Object.fromEntries(alternates)).toEqual({
      ja: `http://hiroba.test${expo}`,
      en: `http://hiroba.test${expo}?language=eng`,
      'zh-Hans': `http://hiroba.test${expo}?language=chi`,
      'zh-Hant': `http://hiroba.test${expo}?language=zhtw`,
      ko: `http://hiroba.test${expo}?language=kor`,
      'x-default': `http://hiroba.test${expo}`,
    });
  });

  test.each(['en-GB', 'ko,ja;q=0.5', 'zh-TW', 'fr'])(
    'without a language is its own canonical for a browser in %s, and leads each to its language',
    async (language) => {
      const document = await parsed(`${expo}/module/booth/200`, { 'accept-language': language });
      const address = `http://hiroba.test${expo}/module/booth/200`;
      expect([hrefOf(document, 'canonical'), metaOf(document, 'og:url')]).toEqual([address, address]);
      const other = document.querySelector('link[hreflang="x-default"]')?.getAttribute('href');
      expect(other).toBe(address);
      expect(document.querySelector('link[hreflang="en"]')?.getAttribute('href')).toBe(`${address}?language=eng`);
    },
  );

  test('of a page inside names the page and the site', async () => {
    const document = await parsed('/web/portal/90/event/901/module/information/3/1');
    expect(document.title).toBe('お知らせ | 大市');
    expect(metaOf(document, 'og:title')).toBe('お知らせ');
    expect(hrefOf(document, 'canonical')).toBe('http://hiroba.test/web/portal/90/event/901/module/information/3/1');
  });

  test('keeps search engines out where they do not belong, and only there [SITE-012, SITE-013, SITE-015, SITE-016, SITE-017]', async () => {
    const robotsOf = async (path: string, headers: Record<string, string> = {}) =>
      metaOf(await parsed(path, headers), 'robots');
    expect(await robotsOf('/web/event/905')).toBe('noindex,nofollow');
    expect(await robotsOf('/web/portal/1/event/14')).toBe('noindex,nofollow');
    expect(await robotsOf('/web/portal/90')).toBe('noindex,nofollow');
    expect(await robotsOf('/', square)).toBeUndefined();
    expect(await robotsOf(expo)).toBeUndefined();
    expect(await robotsOf(`${expo}/users/login`)).toBe('noindex');
    expect(await robotsOf(`${expo}/users/terms`)).toBe('noindex');
    expect(await robotsOf('/web/event/902')).toBe('noindex');
    expect(await robotsOf(`${expo}/module/booth/200`)).toBeUndefined();
    const error = await (await site.get(`${expo}/error`)).text();
    expect(metaOf(parsePage(error), 'robots')).toBe('noindex,nofollow');
  });
});

describe('the language of a page', () => {
  const langOf = async (path: string, headers: Record<string, string> = {}) =>
    (await parsed(path, headers)).documentElement.getAttribute('lang');

  test('is that of the query, then the cookie, then the browser, then the site [LANG-011, LANG-016]', async () => {
    const all = { cookie: 'language=eng', 'accept-language': 'ko' };
    expect(await langOf(`${expo}?language=chi`, all)).toBe('zh-Hans');
    expect(await langOf(`${expo}?language=klingon`, all)).toBe('en');
    expect(await langOf(expo, { ...all, cookie: 'language=xx' })).toBe('ko');
    expect(await langOf(expo, { 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' })).toBe('zh-Hant');
    expect(await langOf(expo, { 'accept-language': 'fr-FR' })).toBe('ja');
    expect(await langOf(expo)).toBe('ja');
  });

  test('is one that the site offers', async () => {
    expect(
      await langOf('/web/portal/90/event/901?language=kor', { cookie: 'language=kor', 'accept-language': 'ko' }),
    ).toBe('ja');
    expect(await langOf('/web/portal/90/event/901', { 'accept-language': 'ko, en;q=0.5' })).toBe('en');
  });

  test('changes the texts of the interface and of the organiser', async () => {
    const english = textOf(await parsed(`${expo}?language=eng`));
    expect(english).toContain('Co-Creation Manufacturing EXPO');
    expect(english).not.toContain('すべて見る');
    expect(textOf(await parsed(expo))).toContain('すべて見る');
  });

  test.each([
    'language',
    'language=',
    '=x',
    'language=%',
    'language="eng',
    `language=${'x'.repeat(4000)}`,
    '; ;;',
    'language=__proto__',
  ])('is not disturbed by the cookie %s', async (cookie) => {
    expect(await langOf(expo, { cookie, 'accept-language': 'en' })).toBe('en');
    expect(site.logged).toEqual([]);
  });
});

describe('robots.txt', () => {
  const textAt = async (host: string) => (await site.get('/robots.txt', { host })).text();

  test('lets search engines to open sites and leads to their map', async () => {
    expect(await textAt('hiroba.test')).toContain('Sitemap: http://hiroba.test/web/sitemap.xml');
    expect(await textAt('hiroba.test')).toContain('Disallow: /web/users/');
    expect(await textAt('square.test')).toContain('Sitemap: http://square.test/sitemap.xml');
    expect(await textAt('square.test')).toContain('Allow: /\n');
  });

  test('keeps them from a site that is not released', async () => {
    expect(await textAt('making.test')).toBe('User-agent: *\nDisallow: /\n');
  });
});
