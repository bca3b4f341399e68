// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { logClick } from '#features/access-log/web.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import { CallError } from '#web/api/call-error.ts';
import type { SiteLink, SpeakerSession } from '../contract.ts';
import * as detail from './site-link-detail.tsx';
import * as list from './site-link-list.tsx';
import { siteLinkTexts } from './site-link-texts.ts';
import * as widget from './site-link-widget.tsx';

vi.mock('#features/access-log/web.ts', () => ({ logClick: vi.fn<typeof logClick>() }));
beforeEach(() => vi.mocked(logClick).mockClear());

/** Presses a link without going there. */
function press(element: HTMLElement): void {
  const stay = (event: Event): void => event.preventDefault();
  document.addEventListener('click', stay);
  fireEvent.click(element);
  document.removeEventListener('click', stay);
}

const thumbnail = { path: `/media/${'a'.repeat(64)}.webp`, width: 800, height: 450 };
const link = (detailId: number, more: Partial<SiteLink> = {}): SiteLink => ({
  detailId,
  name: `リンク${detailId}`,
  affiliation: '',
  thumbnail,
  description: `説明${detailId}`,
  url: '/module/web_page/3',
  isExternal: false,
  visible: true,
  visiblePeriod: false,
  visibleStartDate: null,
  visibleEndDate: null,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => link(index + 1));
const outside = link(7, { url: 'https://example.jp/sea', isExternal: true });
const module = moduleEntry('united_web_link', { contentId: 3 });
const say = [siteLinkTexts];

let sessions: SpeakerSession[] = [];
const contextWith = (links: SiteLink[], more = {}) => {
  const { api, calls } = fakeApi({
    listSiteLinks: ({ query = {} }) => {
      const { page, per_page: perPage } = query as { page?: number; per_page: number };
      const data = { items: pageOf(links, page, perPage) };
      return { data, total: links.length, lastPage: lastPageOf(links.length, perPage) };
    },
    readSiteLink: ({ params }) => {
      const found = links.find(({ detailId }) => detailId === params['detailId']);
      return found === undefined ? new CallError(404, 'none') : { data: { ...found, sessions } };
    },
  });
  return { context: pageContext({ api, ...more }), calls };
};
const showWidget = async (links: SiteLink[], settings: object) => {
  const own = { ...module, widget: settings };
  const { context, calls } = contextWith(links);
  const data = await widget.load(context, own);
  if (data !== undefined) await renderScreen(<widget.Widget module={own} data={data} />, say, context);
  return { data, calls };
};
const shownAs = (form: string): number => document.querySelectorAll(`.hb-site-link-${form}[href]`).length;

describe('the widget of links', () => {
  test.each(['banner', 'panel', 'card'])('shows them as %ss [LINK-005, LAYOUT-020]', async (form) => {
    await showWidget(many(4), {
      bannerVisible: false,
      panelVisible: false,
      cardVisible: false,
      [`${form}Visible`]: true,
    });
    expect(['banner', 'panel', 'card'].map(shownAs)).toEqual(
      ['banner', 'panel', 'card'].map((one) => (one === form ? 4 : 0)),
    );
  });

  test('shows each form that is set, with its own number [LINK-004, LINK-005, LINK-009]', async () => {
    await showWidget(many(12), { bannerVisible: true, cardVisible: true, numberOfDisplay: 8 });
    expect([shownAs('banner'), shownAs('card')]).toEqual([5, 8]);
    expect(screen.getByText('すべて見る').getAttribute('href')).toBe('/web/portal/1/module/united_web_link/3');
  });

  test.each([
    [60, 48],
    [0, 230],
  ])('shows of 230 cards with the number %i: %i [LINK-010, LINK-011]', async (numberOfDisplay, shown) => {
    await showWidget(many(230), { cardVisible: true, numberOfDisplay });
    expect(shownAs('card')).toBe(shown);
  });

  test.each(['banner', 'panel', 'card'])(
    'shows name, thumbnail and description of a %s by their flags [LINK-006]',
    async (form) => {
      for (const off of ['name', 'thumbnail', 'description']) {
        const settings = { [`${form}Visible`]: true, [`${off}Visible`]: false };
        const own = { ...module, widget: settings };
        const { unmount } = await renderScreen(
          <widget.Widget module={own} data={{ links: [link(1)], total: 1 }} />,
          say,
        );
        expect(screen.queryByText('リンク1') === null).toBe(off === 'name');
        expect(document.querySelector('img') === null).toBe(off === 'thumbnail');
        expect(screen.queryByText('説明1') === null).toBe(off === 'description');
        expect(screen.getByRole('link').textContent || screen.getByRole('img').getAttribute('alt')).toBeTruthy();
        unmount();
      }
    },
  );

  test('makes the name of a link its picture’s text when the name is not shown [LINK-006]', async () => {
    await showWidget([link(1)], { nameVisible: false, descriptionVisible: false });
    expect(screen.getByRole('link', { name: 'リンク1' })).not.toBeNull();
  });

  test('is left out without links and when no form is wanted', async () => {
    expect((await showWidget([], {})).data).toBeUndefined();
    const none = { bannerVisible: false, panelVisible: false, cardVisible: false };
    expect(await showWidget(many(3), none)).toEqual({ data: undefined, calls: [] });
  });
});

describe('a link', () => {
  test('that is external opens its address beside the site and is logged [LINK-013, LOG-011]', async () => {
    await showWidget([outside], {});
    const shown = screen.getByRole('link', { name: /リンク7/ });
    expect(shown.getAttribute('href')).toBe('https://example.jp/sea');
    expect([shown.getAttribute('target'), shown.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    // On a home a press before the widget has begun is logged too.
    expect(shown.getAttribute('data-waits')).toBe('beside');
    expect(screen.getByRole('img', { name: '新しいタブで開きます' })).not.toBeNull();
    press(shown);
    expect(logClick).toHaveBeenCalledExactlyOnceWith('united_web_link/click', 'https://example.jp/sea', {
      contentId: 3,
      detailId: 7,
    });
  });

  test('that is not external opens inside the site and is not logged [LINK-013, LOG-011]', async () => {
    await showWidget([link(1)], {});
    const shown = screen.getByRole('link', { name: /リンク1/ });
    expect(shown.getAttribute('href')).toBe('/web/portal/1/module/web_page/3');
    expect(shown.getAttribute('target')).toBeNull();
    press(shown);
    expect(shown.hasAttribute('data-waits')).toBe(false);
    expect(logClick).not.toHaveBeenCalled();
  });
});

describe('the list of links', () => {
  const show = async (links: SiteLink[], settings: object, query = '', more = {}) => {
    const own = { ...module, list: settings };
    const { context, calls } = contextWith(links, more);
    const data = await list.load(context, own, { params: {}, query: new URLSearchParams(query) });
    await renderScreen(<list.List module={own} data={data} />, say, context);
    return calls;
  };

  test('shows numberOfDisplayWeb links on a page [LINK-007, LAYOUT-021]', async () => {
    const calls = await show(many(12), { numberOfDisplayWeb: 5 }, 'page=3', inEvent);
    expect(calls[0]).toMatchObject({ params: { ...inEvent.site, contentId: 3 }, query: { page: 3, per_page: 5 } });
    expect(shownAs('card')).toBe(2);
    const previous = document.querySelector('[rel=prev]')?.getAttribute('href');
    expect(previous).toBe('/web/portal/1/event/11/module/united_web_link/3?page=2');
  });

  test('shows twenty without a setting [LINK-008]', async () => {
    const calls = await show(many(45), {}, 'page=9');
    expect(calls.map(({ query }) => query)).toEqual([
      { page: 9, per_page: 20 },
      { page: 3, per_page: 20 },
    ]);
    expect(shownAs('card')).toBe(5);
  });

  test('says what will be here when the list is empty', async () => {
    await show([], {});
    expect(screen.getByText('リンクはまだありません')).not.toBeNull();
  });
});

describe('the page of a link', () => {
  const args = { params: {}, query: new URLSearchParams() };

  test('says where it leads and leads there [LOG-011]', async () => {
    const { context } = contextWith([outside]);
    const data = await detail.load(context, module, { ...args, detailId: 7 });
    await renderScreen(<detail.Detail module={module} data={data} />, say);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('リンク7');
    expect(screen.getByText('example.jp に移動します')).not.toBeNull();
    const way = screen.getByRole('link', { name: /サイトを開く/ });
    expect(way.getAttribute('href')).toBe('https://example.jp/sea');
    press(way);
    expect(logClick).toHaveBeenCalledOnce();
  });

  test('throws a failed call on [ERROR-037]', async () => {
    const missing = detail.load(contextWith([]).context, module, { ...args, detailId: 7 });
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });
});

describe('a list of speakers', () => {
  const speakers = { ...module, content: { kind: 'speaker' as const } };
  const person = link(4, { name: '港 ゆう', affiliation: '海の大学 教授', description: '一行目\n二行目', url: null });
  const inDetail = { params: {}, query: new URLSearchParams() };

  test('leads to the page of each, whose name and organisation stand on it', async () => {
    const own = { ...speakers, widget: {} };
    const { context } = contextWith([person]);
    const data = await widget.load(context, own);
    await renderScreen(<widget.Widget module={own} data={data!} />, say, context);
    const tile = screen.getByRole('link', { name: /港 ゆう/ });
    expect(tile.getAttribute('href')).toBe('/web/portal/1/module/united_web_link/3/4');
    expect(tile.textContent).toContain('海の大学 教授');
    press(tile);
    expect(logClick).not.toHaveBeenCalled();
  });

  test.each([
    [null, 0],
    ['https://example.jp/minato', 1],
  ])('has a press on the page of a speaker with the link %s: %i', async (url, presses) => {
    const { context } = contextWith([{ ...person, url, isExternal: true }]);
    const data = await detail.load(context, speakers, { ...inDetail, detailId: 4 });
    await renderScreen(<detail.Detail module={speakers} data={data} />, say);
    expect(screen.getByText('海の大学 教授')).not.toBeNull();
    expect(document.querySelectorAll('.hb-site-link-way a').length).toBe(presses);
  });

  test('leads from a speaker to each of their sessions, with its time', async () => {
    sessions = [
      {
        contentId: 54,
        detailId: 2,
        title: '海の講演',
        startDate: '2026-11-21T10:00:00+09:00',
        endDate: '2026-11-21T11:00:00+09:00',
      },
    ];
    const { context } = contextWith([link(4, { url: null })]);
    const data = await detail.load(context, speakers, { ...inDetail, detailId: 4 });
    sessions = [];
    await renderScreen(<detail.Detail module={speakers} data={data} />, say);
    const to = screen.getByRole('link', { name: /海の講演/ });
    expect(to.getAttribute('href')).toBe('/web/portal/1/module/schedule/54/2');
    expect(to.textContent).toContain('10:00');
    screen.getByRole('heading', { name: '登壇するセッション' });
  });

  test('says what will be here while nobody is on it', async () => {
    const { context } = contextWith([]);
    const data = await list.load(context, { ...speakers, list: {} }, inDetail);
    await renderScreen(<list.List module={{ ...speakers, list: {} }} data={data} />, say, context);
    expect(screen.getByText('登壇者はまだ発表されていません')).not.toBeNull();
  });
});

test('a link without an address is shown, and cannot be pressed', async () => {
  await showWidget([link(1, { url: null })], {});
  expect(screen.getByText('リンク1')).not.toBeNull();
  expect(screen.queryByRole('link', { name: /リンク1/ })).toBeNull();
});
