// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { unbroken } from '#kernel/said-date.ts';
import type { Texts } from '#web/texts/texts.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { type BlockCode, blockContentSchemas } from '../documents.ts';
import * as access from './access-widget.tsx';
import * as carousel from './carousel-widget.tsx';
import * as overview from './event-overview-widget.tsx';
import * as footer from './footer-widget.tsx';
import * as header from './header-widget.tsx';
import * as headline from './headline-widget.tsx';
import * as horizontal from './image-text-horizontal-widget.tsx';
import * as vertical from './image-text-vertical-widget.tsx';
import * as image from './image-widget.tsx';
import * as margin from './margin-widget.tsx';
import * as sns from './sns-widget.tsx';
import * as text from './text-widget.tsx';
import * as youtube from './youtube-widget.tsx';

const screens = {
  header,
  footer,
  headline,
  margin,
  sns,
  image,
  image_text_horizontal: horizontal,
  image_text_vertical: vertical,
  text,
  carousel,
  youtube,
  event_overview: overview,
  access,
} satisfies Record<BlockCode, object>;

const picture = (alt: string, width = 1200, height = 800) => ({ path: '/media/a.webp', width, height, alt });
const links = [
  { label: '日程', link: '#block-7' },
  { label: '会場案内', link: '/module/web_page/3' },
];

const event = {
  portalId: 1,
  eventId: 11,
  enableMyBag: false,
  usePortal: true,
  isInvitingEvent: false,
  overviewAtDoors: false,
  portalName: null,
  overview: {
    name: '星の音楽祭',
    catchphrase: '',
    description: '',
    cover: null,
    startDate: '2026-12-12T18:00:00+09:00',
    endDate: '2026-12-12T21:00:00+09:00',
    doorsOpen: '2026-12-12T17:00:00+09:00',
    placeName: '天文台',
    placeAddress: '星町1-2',
    placeMapUrl: null,
    isOnline: false,
    fee: '3,000円',
    organizerName: '星の会',
    organizerUrl: null,
    tags: [],
    applicationType: 'opened' as const,
    primaryAction: null,
  },
};
const modules = [
  { moduleCode: 'header', contentId: 1, onHome: true },
  { moduleCode: 'image', contentId: 2, onHome: true },
  { moduleCode: 'image', contentId: 3, onHome: true },
];
const context = pageContext({ init: siteInit({ siteType: 'evesta', event, modules: modules as never }) });

async function show(code: BlockCode, content: object, contentId = 7, title = '', at = context) {
  const { Widget, texts } = screens[code] as unknown as {
    Widget: ComponentType<{ module: object; data: true }>;
    texts: readonly Texts<unknown>[];
  };
  const module = moduleEntry(code, { contentId, content, title });
  return renderScreen(<Widget module={module} data={true} />, texts, at);
}

describe('a page of blocks', () => {
  test('has a screen for every block an organiser can write [SITE-030]', () => {
    expect(Object.keys(screens)).toEqual(Object.keys(blockContentSchemas));
  });

  test('leaves a block out while the site is locked [SITE-030]', async () => {
    for (const [code, { load }] of Object.entries(screens)) {
      const locked = pageContext({ init: siteInit({ isLocked: true }) });
      expect(await (load as typeof image.load)(locked, moduleEntry(code))).toBeUndefined();
    }
    expect(await text.load(context, moduleEntry('text', { content: { body: '<p>あ</p>' } }))).toBe(true);
    expect(await overview.load(context, moduleEntry('event_overview') as never)).toBe(true);
  });

  test('has a header with the title of the page and its links [SITE-030]', async () => {
    await show('header', { logo: picture('星の会'), title: '星の音楽祭', links });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('星の音楽祭');
    const [anchor, page] = within(screen.getByRole('navigation', { name: 'ページの案内' })).getAllByRole('link');
    expect(anchor?.getAttribute('href')).toBe('#block-7');
    expect(page?.getAttribute('href')).toMatch(/\/portal\/1\/module\/web_page\/3$/);
  });

  test('has the cover of the event in its header, fetched before all other pictures', async () => {
    const cover = picture('湖畔を走る人');
    const covered = { ...event, overview: { ...event.overview, cover } };
    const at = pageContext({ init: siteInit({ siteType: 'evesta', event: covered, modules: modules as never }) });
    await show('header', { links: [] }, 1, '', at);
    expect(screen.getByRole('img', { name: '湖畔を走る人' }).getAttribute('fetchpriority')).toBe('high');
    await show('image', { image: picture('ポスター') }, 2, '', at);
    expect(screen.getByRole('img', { name: 'ポスター' }).getAttribute('fetchpriority')).toBeNull();
  });

  test('has a title for readers even when the header shows none [SITE-030]', async () => {
    await show('header', { links: [] });
    expect(screen.getByRole('heading', { level: 1 }).className).toBe('hb-visually-hidden');
  });

  test('has a footer, and headlines that links lead to [SITE-030]', async () => {
    await show('footer', { text: 'お問い合わせ', links, copyright: '© 星の会' });
    expect(screen.getByText('© 星の会')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: '関連リンク' })).toBeTruthy();
    await show('headline', { text: '日程', level: 2, align: 'center' });
    expect(screen.getByRole('heading', { level: 2 }).closest('#block-7')?.className).toContain('hb-block-center');
    await show('headline', { text: '一日目', level: 3, align: 'start' });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('一日目');
  });

  test('has space by an attribute, without an inline style [SITE-030]', async () => {
    const { container } = await show('margin', { height: 120 });
    expect(container.querySelector('svg')?.getAttribute('height')).toBe('120');
    expect(container.querySelector('[style]')).toBeNull();
  });

  test('names the services it links to [SITE-030]', async () => {
    const services = ['x', 'instagram', 'facebook', 'youtube', 'line', 'tiktok', 'note', 'website'];
    await show('sns', { links: services.map((service) => ({ service, url: `https://example.jp/${service}` })) });
    const names = ['X', 'Instagram', 'Facebook', 'YouTube', 'LINE', 'TikTok', 'note', '公式サイト'];
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
    for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) expect(link.rel).toBe('noopener');
  });

  test('shows pictures, wide ones from edge to edge, the first one of the page at once [SITE-030]', async () => {
    await show('image', { image: picture('舞台', 2400, 1000), caption: '夜の舞台' }, 2);
    expect(screen.getByRole('img', { name: '舞台' }).getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img').closest('section')?.className).toContain('hb-block-bleed');
    expect(screen.getByRole('figure').textContent).toBe('夜の舞台');
    await show('image', { image: picture('', 1200, 800), link: 'https://example.jp/' }, 3);
    const linked = within(screen.getByRole('link')).getByRole('img', { name: 'https://example.jp/' });
    expect(linked.getAttribute('loading')).toBe('lazy');
    expect(linked.closest('section')?.className).not.toContain('hb-block-bleed');
  });

  test.each(['image_text_horizontal', 'image_text_vertical'] as const)(
    'shows %s: a picture and a text with a link [SITE-030]',
    async (code) => {
      const link = { label: '申し込む', link: 'https://example.jp/apply' };
      await show(code, {
        image: picture('合唱'),
        title: '合唱団',
        body: '<p>百人の<strong>声</strong></p>',
        imageSide: 'end',
        link,
      });
      const section = screen.getByRole('heading', { level: 3, name: '合唱団' }).closest('section');
      expect(section?.className).toContain(`hb-block-${code.replaceAll('_', '-')}`);
      expect(section?.className).toContain('hb-block-image-end');
      expect(screen.getByText('声').tagName).toBe('STRONG');
      expect(screen.getByRole('link', { name: '申し込む' })).toBeTruthy();
    },
  );

  test('shows text with its markup [SITE-030]', async () => {
    await show('text', { body: '<p>ようこそ</p><ul><li>一</li></ul>' });
    expect(screen.getByRole('listitem').textContent).toBe('一');
  });

  test('has a carousel that buttons and keys move, and nothing else [SITE-030]', async () => {
    const images = [
      { image: picture('一'), caption: '開演' },
      { image: picture('二'), link: '/module/web_page/3' },
    ];
    await show('carousel', { images });
    const row = screen.getByRole('list', { name: '写真' });
    expect(row.tabIndex).toBe(0);
    expect(within(row).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '次の写真' })).toBeTruthy();
    expect(within(row).getByText('開演')).toBeTruthy();
    expect(within(row).getByRole('link')).toBeTruthy();
  });

  test('asks nothing of YouTube before the visitor plays the video [SITE-030]', async () => {
    const { container } = await show('youtube', { videoId: 'abcdefghijk', title: '予告編' });
    expect(container.querySelector('iframe, img')).toBeNull();
    const still = screen.getByRole('link', { name: /^動画を再生\s*予告編/ });
    expect(still.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
    // The test's browser complains of frames, which it does not load.
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      create(name === 'iframe' ? 'object' : name),
    );
    fireEvent.click(still);
    const frame = screen.getByTitle('予告編');
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
  });

  test('lists the overview: the organiser’s rows, or what the site knows [SITE-030]', async () => {
    await show('event_overview', { rows: [{ label: '定員', value: '300名' }] });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['定員']);
    // The visitor's clock is that of the event.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
    await show('event_overview', { rows: [] });
    const own = screen
      .getAllByRole('definition')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(own).toEqual([unbroken('12月12日（土）18:00〜21:00'), '17:00', '天文台\n星町1-2', '3,000円', '星の会']);
  });

  test('says how to get there [SITE-030]', async () => {
    const content = { text: '星町駅から徒歩10分', mapUrl: 'https://maps.example.jp/', image: picture('地図') };
    await show('access', content, 7, 'アクセス');
    expect(screen.getByRole('heading', { level: 2, name: 'アクセス' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '地図を開く' }).getAttribute('href')).toBe('https://maps.example.jp/');
    expect(screen.getByRole('img', { name: '地図' })).toBeTruthy();
  });
});
