// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { RichText } from './rich-text.tsx';

test('a text of an organiser is shown with its links at their place', async () => {
  const html = '<h2>交通</h2><p><a href="/module/web_page/3">地図</a> <a href="https://example.jp/">外</a></p>';
  const { container } = await renderScreen(<RichText html={html} className="hb-panel" />, []);
  expect(container.querySelector('.hb-rich-text.hb-panel')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('交通');
  expect(screen.getByText('地図').getAttribute('href')).toBe('/web/portal/1/module/web_page/3');
  expect(screen.getByText('外').getAttribute('href')).toBe('https://example.jp/');
});
