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
  ['an event', { event: { ...shown, overviewAtDoors: false } }],
  ['a portal', { portal: { portalId: 1, overview: shown.overview } }],
])('they stand beside the form at %s that is open, whoever comes, and at a desk alone', async (_, init) => {
  const { container } = await open(init);
  expect(screen.getByText('共創展')).toBeTruthy();
  expect(container.querySelector('.hb-door-event')?.matches('[data-beside]')).toBe(true);
  // In the hand, where it is not shown, the smallest copy is enough.
  expect(container.querySelector('img')?.sizes).toMatch(/\b1px$/);
});

test.each<[string, Partial<SiteInit>]>([
  ['whose organiser does not show them', { isLocked: true, event: { ...shown, overviewAtDoors: false } }],
  ['that is withdrawn', { isWithdrawn: true, event: shown }],
  ['that is open and has no picture', { event: { ...shown, overview: { ...overview, cover: null } } }],
  ['that is none, but a closed portal', { isLocked: true, portal: { portalId: 1, overview: shown.overview } }],
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
