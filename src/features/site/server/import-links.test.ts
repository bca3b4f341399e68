import { describe, expect, it } from 'vitest';
import { problemsOf, webPage, withModules } from '../../../../test/read-site.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';

describe('a link inside the site', () => {
  const link = (url: string) => ({
    moduleCode: 'united_web_link',
    contentId: 5,
    items: [{ detailId: 1, name: { jpn: 'x' }, url }],
  });

  it.each([
    '/',
    '/module/web_page',
    '/module/web_page/21',
    '/module/web_page/21/1?isDraft=true#top',
    '/users/terms',
    '/module/united_web_link/5/',
    '/users/mypage/favorite',
    'https://example.jp/module/x',
    'mailto:a@b.jp',
    '#top',
  ])('leads to a page: %s', async (url) => {
    expect(await problemsOf(withModules(webPage(), link(url)))).toEqual([]);
  });

  it.each([
    ['/nowhere', 'the path of a page of this site'],
    ['/event/3', 'the path of a page of this site'],
    ['/module/shop/1', 'a module of this site, not shop'],
    ['/module/event_search/1', 'a module of this site, not event_search'],
    ['/module/web_page/22', 'a content of this site: there is no web_page with contentId 22'],
    ['/module/information/21', 'a content of this site: there is no information with contentId 21'],
    ['/module/live_chat/contact/9', 'a content of this site: there is no live_chat with contentId 9'],
    ['/module/web_page/contact/21', 'a content of this site: there is no web_page with contentId contact'],
    ['/module/web_page/21/2', 'an item of this site: web_page 21 has no detailId 2'],
  ])('that leads nowhere is refused: %s', async (url, expected) => {
    expect(await problemsOf(withModules(webPage(), link(url)))).toEqual([
      `modules[1].items[0].url: expected ${expected}, found "${url}"`,
    ]);
  });

  it('is followed in settings and in HTML as well', async () => {
    const overview = { primaryAction: { label: { jpn: 'x' }, link: '/module/web_page/9' } };
    const page = webPage({
      items: [{ detailId: 1, title: { jpn: 'x' }, body: { jpn: '<a class="hb-x" href="/nowhere">x</a>' } }],
    });
    expect((await problemsOf(eventFile({ overview, modules: [page] }))).map((line) => line.split(':')[0])).toEqual([
      'overview.primaryAction.link',
      'modules[0].items[0].body.jpn',
    ]);
  });

  it('may lead to another site of the shared host, and from a portal to its event', async () => {
    expect(await problemsOf(withModules(link('/web/portal/1')))).toEqual([]);
    expect(await problemsOf(portalFile({ modules: [link('/event/11/module/web_page/3')] }))).toEqual([]);
  });
});
