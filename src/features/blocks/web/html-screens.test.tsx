// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import * as list from './html-list.tsx';
import { blockTexts } from './block-texts.ts';
import * as widget from './html-widget.tsx';

const module = moduleEntry('html', { content: { html: '<p>出展募集中。<a href="/module/web_page/3">詳しく</a></p>' } });

test('a home shows the block of an organiser, under a heading when it has a title [LAYOUT-020]', async () => {
  expect(await widget.load(pageContext(), module)).toBe(true);
  const { unmount } = await renderScreen(<widget.Widget module={module} />, widget.texts);
  expect(screen.getByText('詳しく').getAttribute('href')).toBe('/web/portal/1/module/web_page/3');
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  await renderScreen(<widget.Widget module={{ ...module, title: '募集' }} />, widget.texts);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('募集');
});

test('a block without content is left out of the home', async () => {
  expect(await widget.load(pageContext(), moduleEntry('html'))).toBeUndefined();
});

test('the list shows the same block, or says that it is being prepared [LAYOUT-021]', async () => {
  const { unmount } = await renderScreen(<list.List module={{ ...module, title: '募集' }} />, [blockTexts]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('募集');
  expect(screen.getByText('詳しく')).not.toBeNull();
  unmount();
  await renderScreen(<list.List module={moduleEntry('html')} />, [blockTexts]);
  expect(screen.getByText('この欄は準備中です')).not.toBeNull();
});
