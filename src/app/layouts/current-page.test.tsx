// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import common from '#kernel/texts/jpn.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { RouterProvider } from '#web/navigation/router-context.ts';
import { locationOf, standingRouter } from '#web/navigation/router.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { pageContext, renderScreen } from '../../../test/render-screen.tsx';
import { siteInit } from '../../../test/site-init.ts';
import { eventInit } from '../../../test/test-personal.ts';
import { CurrentPage } from './current-page.tsx';

vi.mock('../screens-in.ts', () => ({ moduleOf: () => undefined }));

const location = locationOf(new URL('http://localhost/web/event/7'), 'first');
const shell = { name: 'home', params: {}, screen: undefined };

const show = (hasFailed: boolean, reload = () => Promise.resolve(), init: SiteInit = siteInit()) =>
  renderScreen(
    <PersonalProvider value={{ personal: undefined, isLoggedIn: false, hasFailed, reload }}>
      <RouterProvider value={standingRouter({ location, page: shell, isLoading: false })}>
        <CurrentPage />
      </RouterProvider>
    </PersonalProvider>,
    [navigationTexts],
    pageContext({ init }),
  );

test('a page that waits for its member is a shell', async () => {
  await show(false);
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([true, false])(
  'the shell of a home says at its door what the event is, if its organiser wants it: %s',
  async (overviewAtDoors) => {
    await show(false, undefined, siteInit({ isLocked: true, event: eventInit({ overviewAtDoors }) }));
    expect(screen.queryByText('共創展') !== null).toBe(overviewAtDoors);
  },
);

test('a page whose member could not be loaded says so, and loads the member again at a press', async () => {
  const reload = vi.fn(() => Promise.reject(new Error('still not')));
  await show(true, reload);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common.dataFailedTitle);
  const again = screen.getByRole('button', { name: common.again });
  fireEvent.click(again);
  fireEvent.click(again);
  expect(reload).toHaveBeenCalledOnce();
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
});
