// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import common from '#kernel/texts/jpn.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { pageContext, renderScreen } from '../../../test/render-screen.tsx';
import { CurrentPage } from './current-page.tsx';

vi.mock('../screens-in.ts', () => ({ moduleOf: () => undefined }));

const show = (hasFailed: boolean, reload = () => Promise.resolve()) =>
  renderScreen(
    <PersonalProvider value={{ personal: undefined, isLoggedIn: false, hasFailed, reload }}>
      <CurrentPage />
    </PersonalProvider>,
    [],
    pageContext(),
  );

test('a page that waits for its member is a shell', async () => {
  await show(false);
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

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
