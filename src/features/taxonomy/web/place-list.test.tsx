// @vitest-environment happy-dom
import { namedApi } from '../../../../test/fake-api.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import type { TaxonomyEntry } from '../contract.ts';
import { head, List, load, texts } from './place-list.tsx';

const hall: TaxonomyEntry = {
  detailId: 3,
  name: '西ホール',
  parentId: null,
  description: '入口は北側です。',
  image: null,
  map: { image: { path: '/media/a.webp', width: 1600, height: 1200, alt: '西ホールの地図' }, bytes: 5_242_880 },
};
const stage: TaxonomyEntry = { ...hall, detailId: 4, name: 'ステージA', parentId: 3, map: null };
const module = moduleEntry('place', { title: '会場' });

test('shows each place with its map, whose download names its size in MB [SITE-034, SITE-035]', async () => {
  await renderScreen(<List module={module} data={[hall, stage]} />, texts);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('会場');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '西ホール',
    'ステージA',
  ]);
  const download = screen.getByRole('link', { name: '地図をダウンロード（5MB）' });
  expect(download.getAttribute('href')).toBe('/web/media/a.webp');
  expect(download.getAttribute('download')).toBe('西ホール.webp');
  expect(screen.getByRole('img', { name: '西ホールの地図' }).getAttribute('width')).toBe('1600');
});

test('says so when there are no places, and offers a map of unknown size without one', async () => {
  await renderScreen(<List module={module} data={[]} />, texts);
  expect(screen.getByText('会場の案内はまだありません')).toBeTruthy();
});

test('a map whose file is missing has no size', async () => {
  const map = { image: hall.map?.image as never, bytes: null };
  await renderScreen(<List module={module} data={[{ ...hall, map }]} />, texts);
  expect(screen.getByRole('link', { name: '地図をダウンロード' })).toBeTruthy();
});

test('asks for the places of its content, and is named by it', async () => {
  const call = vi.fn<() => Promise<unknown>>().mockResolvedValue({ data: [hall] });
  const context = pageContext({ api: namedApi(call as never), site: { portalId: 1, eventId: 11 } });
  expect(await load(context, module)).toEqual([hall]);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ params: { portalId: 1, eventId: 11, contentId: 5 } }));
  expect(head([], moduleEntry('place'), context)).toEqual({ title: '会場案内', names: [] });
});
