import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Overview, SiteInit } from '#features/site/web.ts';
import { languageCodes } from '#kernel/language.ts';
import { siteInit } from '../../../test/site-init.ts';
import { escapeHtml, renderDocument, scriptJson } from './render-document.ts';
import { type HeadFacts, type HeadModel, siteHead } from './site-head.ts';

const base = siteInit();
const webSetting = {
  ...base.webSetting,
  title: '潮風サウンド',
  siteDescription: '海辺のフェス',
  siteKeyword: '音楽, 海',
  siteOgpImage: { path: '/media/ogp.webp', width: 1200, height: 630, alt: '' },
};
const overview: Overview = {
  name: '潮風サウンド',
  catchphrase: '',
  description: '',
  cover: null,
  startDate: '2026-12-26T11:00:00+09:00',
  endDate: null,
  doorsOpen: null,
  placeName: '',
  placeAddress: '',
  placeMapUrl: null,
  isOnline: false,
  fee: '',
  organizerName: '',
  organizerUrl: null,
  tags: [],
  applicationType: 'opened',
  primaryAction: null,
};
const event = (more: Partial<Overview> = {}): NonNullable<SiteInit['event']> => ({
  portalId: 1,
  eventId: 12,
  overview: { ...overview, ...more },
  enableMyBag: false,
  usePortal: true,
  isInvitingEvent: false,
  overviewAtDoors: false,
  portalName: null,
});

const head = (more: Partial<HeadFacts> = {}, init: Partial<SiteInit> = {}): HeadModel =>
  siteHead({
    init: siteInit({ webSetting, event: event(), siteType: 'event', ...init }),
    language: 'jpn',
    page: undefined,
    isHome: true,
    isDraft: false,
    isError: false,
    isForSearch: true,
    passedProxy: true,
    canonicalUrl: 'https://hiroba.test/web/event/12',
    addressQuery: '',
    isLanguageAsked: false,
    mediaBase: 'https://hiroba.test/web',
    ...more,
  });
const meta = ({ meta: list }: HeadModel, name: string) =>
  list.find((one) => one.name === name || one.property === name)?.content;

describe('the head of a page', () => {
  test('names the site: title, description and keywords [SITE-007, SITE-008, SITE-009]', () => {
    const one = head();
    expect(one.title).toBe('潮風サウンド');
    expect(meta(one, 'description')).toBe('海辺のフェス');
    expect(meta(one, 'keywords')).toBe('音楽, 海');
    expect(meta(one, 'og:site_name')).toBe('潮風サウンド');
    expect(meta(one, 'og:type')).toBe('website');
  });

  test('shows the site’s picture where links to it are shared, with its size [SITE-010]', () => {
    const one = head();
    expect(meta(one, 'og:image')).toBe('https://hiroba.test/web/media/ogp.webp');
    expect([meta(one, 'og:image:width'), meta(one, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(one, 'twitter:card')).toBe('summary_large_image');
    const plain = head({}, { webSetting: { ...webSetting, siteOgpImage: null } });
    expect([meta(plain, 'og:image'), meta(plain, 'twitter:card')]).toEqual([undefined, 'summary']);
  });

  test('says what its picture shows, and which other languages it has', () => {
    const image = { ...webSetting.siteOgpImage, alt: '夕暮れの舞台' };
    const one = head(
      {},
      { webSetting: { ...webSetting, siteOgpImage: image }, useLanguageCode: ['jpn', 'eng', 'kor'] },
    );
    expect(meta(one, 'og:image:alt')).toBe('夕暮れの舞台');
    expect(one.meta.filter(({ property }) => property === 'og:locale:alternate').map(({ content }) => content)).toEqual(
      ['en_US', 'ko_KR'],
    );
    expect(meta(head(), 'og:image:alt')).toBeUndefined();
  });

  test('has the part of the query that belongs to the address in all its addresses', () => {
    const one = head({ language: 'eng', isLanguageAsked: true, addressQuery: 'ticket=3' });
    const address = 'https://hiroba.test/web/event/12?ticket=3';
    expect(one.links).toContainEqual({ rel: 'canonical', href: `${address}&language=eng` });
    expect(meta(one, 'og:url')).toBe(`${address}&language=eng`);
    const alternates = one.links.filter(({ rel }) => rel === 'alternate').map(({ href }) => href);
    expect([alternates[0], alternates[1], alternates.at(-1)]).toEqual([address, `${address}&language=eng`, address]);
  });

  test('has the page’s own parts', () => {
    const picture = { path: '/media/own.webp', width: 10, height: 20 };
    const one = head({ isHome: false, page: { title: 'お知らせ', description: '本文', image: picture } });
    expect(one.title).toBe('お知らせ | 潮風サウンド');
    expect(meta(one, 'og:title')).toBe('お知らせ');
    expect(meta(one, 'og:type')).toBe('article');
    expect(meta(one, 'description')).toBe('本文');
    expect(meta(one, 'og:image')).toBe('https://hiroba.test/web/media/own.webp');
  });

  test.each([
    ['jpn', '「潮風サウンド」の「出店」：焼きそば、かき氷', '「潮風サウンド」の「出店」のページです。'],
    ['eng', '出店 – 潮風サウンド: 焼きそば, かき氷', '出店 – 潮風サウンド'],
    ['chi', '“潮風サウンド”的“出店”：焼きそば、かき氷', '“潮風サウンド”的“出店”页面。'],
    ['zhtw', '「潮風サウンド」的「出店」：焼きそば、かき氷', '「潮風サウンド」的「出店」頁面。'],
    ['kor', '“潮風サウンド”의 “出店”: 焼きそば, かき氷', '“潮風サウンド”의 “出店” 페이지입니다.'],
  ] as const)('describes a list in %s by what is in it, never by the event: %s', (language, listed, empty) => {
    const said = (names?: string[]) =>
      meta(head({ isHome: false, language, page: { title: '出店', ...(names && { names }) } }), 'description');
    expect(said(['焼きそば', '', 'かき氷'])).toBe(listed);
    expect(said()).toBe(empty);
    expect(said(Array(50).fill('とても長い名前の出店'))?.length).toBeLessThan(150);
    expect(meta(head({ isHome: false, page: { title: '出店', description: '本文' } }), 'description')).toBe('本文');
  });

  test('leaves out empty settings', () => {
    const empty = head({}, { webSetting: { ...webSetting, siteDescription: '', siteKeyword: '' } });
    expect([meta(empty, 'description'), meta(empty, 'keywords'), meta(empty, 'robots')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  test('has one address for each language, the default one without a query', () => {
    const english = head({ language: 'eng', isLanguageAsked: true });
    expect(english.links).toContainEqual({ rel: 'canonical', href: 'https://hiroba.test/web/event/12?language=eng' });
    expect(head().links).toContainEqual({ rel: 'canonical', href: 'https://hiroba.test/web/event/12' });
    // In the language of the visitor's browser the address is the same page.
    expect(head({ language: 'eng' }).links).toContainEqual({
      rel: 'canonical',
      href: 'https://hiroba.test/web/event/12',
    });
    const alternates = english.links.filter(({ rel }) => rel === 'alternate');
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko', 'x-default']);
    expect(alternates.at(-1)?.href).toBe('https://hiroba.test/web/event/12');
    expect(head({}, { useLanguageCode: ['jpn'] }).links.filter(({ rel }) => rel === 'alternate')).toEqual([]);
    expect(languageCodes.map((language) => meta(head({ language }), 'og:locale'))).toEqual([
      'ja_JP',
      'en_US',
      'zh_CN',
      'zh_TW',
      'ko_KR',
    ]);
  });

  test.each<[string, Partial<HeadFacts>, Partial<SiteInit['webSetting']>]>([
    ['is not released', {}, { isRelease: false }],
    ['keeps search engines out', {}, { isNotSearchEngine: true }],
    ['is a draft', { isDraft: true }, {}],
    ['has its own domain and stands at another', { passedProxy: false }, { isOwnDomain: true }],
    ['is an error', { isError: true }, {}],
  ])('that %s is not for search engines [SITE-012, SITE-013, SITE-014, SITE-015]', (_, facts, setting) => {
    expect(meta(head(facts, { webSetting: { ...webSetting, ...setting } }), 'robots')).toBe('noindex,nofollow');
  });

  test('is open to search engines in all other cases [SITE-016]', () => {
    expect(meta(head(), 'robots')).toBeUndefined();
    expect(
      meta(head({ passedProxy: true }, { webSetting: { ...webSetting, isOwnDomain: true } }), 'robots'),
    ).toBeUndefined();
    expect(meta(head({ passedProxy: false }), 'robots')).toBeUndefined();
  });

  test('of a door is not for search engines, which follow its links, and names no other languages', () => {
    const door = head({ isForSearch: false }, { useLanguageCode: ['jpn', 'eng'] });
    expect(meta(door, 'robots')).toBe('noindex');
    expect(door.links).toEqual([{ rel: 'canonical', href: 'https://hiroba.test/web/event/12' }]);
    expect(meta(head({ isForSearch: false, isDraft: true }), 'robots')).toBe('noindex,nofollow');
  });

  test('of an error page has no address', () => {
    expect(head({ isError: true }).links).toEqual([]);
  });
});

describe('the document', () => {
  const render = (text: string): string =>
    renderDocument({
      language: 'zhtw',
      head: {
        title: text,
        meta: [{ name: 'description', content: text }],
        links: [{ rel: 'canonical', href: text }],
      },
      jsonLd: [{ text }],
      body: '<p>body</p>',
      strip: '',
      question: '',
      preload: '',
      entry: JSON.stringify({ text }),
      styleSheets: [text],
      modulePreloads: [],
      script: '/entry.js',
      icon: { href: text, type: 'image/webp' },
      app: { manifest: '/web/app/event/11/zhtw/manifest.webmanifest', icon: '/web/app/event/11/7/icon-180.png' },
      themeColor: '#fff',
    });

  test('shows any text as text, at every place', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('</script><script>alert(1)</script>', '"><img onerror=x>', '<!--', '\u2028'),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const html = render(text);
        // The document holds our tags alone, with any hostile text.
        expect(html.match(/<[a-z!/][^\s>]*/gi)).toEqual(render('plain').match(/<[a-z!/][^\s>]*/gi));
        const [, json] = /id="hb-entry">(.*?)<\/script>/s.exec(html) ?? [];
        expect(JSON.parse(json ?? '')).toEqual({ text });
      }),
    );
  });

  test('is written in the language of its texts', () => {
    expect(render('x')).toMatch(/^<!doctype html><html lang="zh-Hant">/);
  });

  test('escapes signs that HTML and scripts would read', () => {
    expect(escapeHtml(`<a href="x">&'`)).toBe(`&lt;a href=&quot;x&quot;&gt;&amp;'`);
    expect(scriptJson({ a: '</script>\u2028' })).toBe('{"a":"\\u003c/script>\\u2028"}');
  });
});
