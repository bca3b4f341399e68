// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigationTexts } from '#features/navigation/web.ts';
import type { Personal } from '#features/account/web.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { inEvent } from '../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../test/render-screen.tsx';
import { siteInit } from '../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../test/test-personal.ts';
import { ReportTopLink } from './report-top-link.tsx';

const atEvent = pageContext({ init: siteInit({ siteType: 'event', event: eventInit() }), ...inEvent });

const open = (personal: Personal | undefined, context = atEvent) =>
  renderScreen(
    <PersonalProvider value={{ personal, isLoggedIn: personal !== undefined, reload: () => Promise.resolve() }}>
      <ReportTopLink />
    </PersonalProvider>,
    [navigationTexts],
    context,
  );

test('leads a viewer with shared profile items to the top of the event [LAYOUT-014, LAYOUT-024]', async () => {
  await open(testPersonal());
  const link = screen.getByRole('link', { name: 'イベントトップへ' });
  expect(link.getAttribute('href')).toBe('/web/portal/1/event/11');
});

test('leads to the top of the portal at a portal [LAYOUT-014, LAYOUT-024]', async () => {
  await open(testPersonal(), pageContext({ language: 'eng' }));
  expect(screen.getByRole('link', { name: 'Portal home' }).getAttribute('href')).toBe('/web/portal/1');
});

test('is absent for a viewer without such items, and for a visitor [LAYOUT-014, LAYOUT-024]', async () => {
  await open(testPersonal({ shareProfile: [] }));
  await open(undefined);
  expect(screen.queryByRole('link')).toBeNull();
});
