// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit } from '../../../../test/test-personal.ts';
import { EventAtDoors } from './event-at-doors.tsx';
import { navigationTexts } from './navigation-texts.ts';

const cover = { path: `/media/${'a'.repeat(64)}.webp`, width: 1600, height: 900, alt: '夜の倉庫' };
const { overview } = eventInit();
const shown = eventInit({ overviewAtDoors: true, overview: { ...overview, cover } });
const open = (init: Partial<SiteInit>) =>
  renderScreen(<EventAtDoors />, [navigationTexts], pageContext({ init: siteInit(init) }));

test('cover, name, date and place stand beside the doors of an event whose organiser shows them', async () => {
  const { container } = await open({ isLocked: true, event: shown });
  expect(screen.getByText('共創展')).toBeTruthy();
  expect(
    screen.getByText('12\u2060月\u206016\u2060日\u2060（水）10:00\u2060〜12\u2060月\u206018\u2060日\u2060（金）17:00'),
  ).toBeTruthy();
  expect(screen.getByText('汐見国際展示場')).toBeTruthy();
  const picture = container.querySelector('img');
  // Name and picture say the same.
  expect(picture?.alt).toBe('');
  // On a phone it stands below the form, which it may not keep waiting.
  expect(picture?.getAttribute('fetchpriority')).toBeNull();
});

test('they stand beside a login that is asked for at the start, too', async () => {
  const login = { ...siteInit().login, isEnabled: true, isRequiredAtStartup: true };
  await open({ login, event: shown });
  expect(screen.getByText('共創展')).toBeTruthy();
});

test.each<[string, Partial<SiteInit>]>([
  ['whose organiser does not show them', { isLocked: true, event: { ...shown, overviewAtDoors: false } }],
  ['that is open: the visitor comes from its pages', { event: shown }],
  ['that is none, but a portal', { isLocked: true }],
])('nothing stands there at an event %s', async (_, init) => {
  const { container } = await open(init);
  expect(container.textContent).toBe('');
});

test('what the organiser did not write is left out', async () => {
  const bare = { ...overview, startDate: null, endDate: null, placeName: '' };
  const { container } = await open({ isLocked: true, event: { ...shown, overview: bare } });
  expect(container.textContent).toBe('共創展');
  expect(container.querySelector('img, time')).toBeNull();
});
