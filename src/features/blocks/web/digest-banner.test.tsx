// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import * as banner from './banner-widget.tsx';
import * as digest from './digest-widget.tsx';

const picture = (name: string) => ({ path: `/media/${name}.webp`, width: 1200, height: 450, alt: `${name}の絵` });

describe('the digest', () => {
  const content = {
    lead: '海と音の二日間。',
    body: '一行目\n二行目',
    image: picture('浜'),
    points: [
      { label: '会場', value: '白浜海岸' },
      { label: '開催', value: '雨天決行' },
    ],
  };

  test('shows lead, text, picture and points [SITE-028]', async () => {
    await renderScreen(
      <digest.Widget module={moduleEntry('digest', { title: 'フェスについて', content })} data={true} />,
      digest.texts,
    );
    const section = screen.getByRole('region', { name: 'フェスについて' });
    expect(within(section).getByText('海と音の二日間。')).toBeTruthy();
    expect(within(section).getByRole('img', { name: '浜の絵' }).getAttribute('loading')).toBe('lazy');
    expect(
      within(section)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['会場', '開催']);
    expect(
      within(section)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['白浜海岸', '雨天決行']);
  });

  test('is left out when nothing is written, as on a locked site [SITE-028]', async () => {
    const load = (own: object) => digest.load(pageContext(), moduleEntry('digest', { content: own }));
    expect(await load({})).toBeUndefined();
    expect(await load({ points: [] })).toBeUndefined();
    expect(await load({ lead: 'あ' })).toBe(true);
  });
});

describe('the banners', () => {
  const banners = [
    { image: picture('一'), link: '/module/web_page/3', alt: '出演者を見る' },
    { image: picture('二'), link: 'https://example.jp/' },
    { image: picture('三') },
  ];

  test('are a strip of pictures, each named and linked as the organiser says [SITE-028]', async () => {
    await renderScreen(
      <banner.Widget module={moduleEntry('banner', { content: { banners } })} data={true} />,
      banner.texts,
    );
    const strip = screen.getByRole('list', { name: 'おすすめ' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(3);
    const [inside, outside] = within(strip).getAllByRole<HTMLAnchorElement>('link');
    expect(inside?.getAttribute('href')).toMatch(/\/portal\/1\/module\/web_page\/3$/);
    expect(within(inside as HTMLElement).getByRole('img', { name: '出演者を見る' })).toBeTruthy();
    expect(outside).toMatchObject({ href: 'https://example.jp/', target: '_blank', rel: 'noopener' });
    expect(within(strip).getAllByRole('link')).toHaveLength(2);
  });

  test('load only the first picture at once [SITE-028]', async () => {
    await renderScreen(
      <banner.Widget module={moduleEntry('banner', { content: { banners } })} data={true} />,
      banner.texts,
    );
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  });

  test('are no strip when there is only one, and nothing when there is none [SITE-028]', async () => {
    const module = moduleEntry('banner', { content: { banners: banners.slice(0, 1) } });
    await renderScreen(<banner.Widget module={module} data={true} />, banner.texts);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link')).toBeTruthy();
    expect(await banner.load(pageContext(), moduleEntry('banner', { content: { banners: [] } }))).toBeUndefined();
    expect(await banner.load(pageContext(), moduleEntry('banner'))).toBeUndefined();
  });
});
