import { expect, test, vi } from 'vitest';
import { openInApp } from './open-in-app.ts';

const link = 'eventapp://dialog?title=a&message=b';

function appWindow(more: object = {}) {
  const assign = vi.fn<(href: string) => void>();
  const postMessage = vi.fn();
  const window: Record<string, unknown> = { location: { assign, origin: 'https://h.test' }, ...more };
  window['parent'] ??= window;
  return { window: window as never, assign, postMessage };
}

test('a link goes to the app’s bridge when there is one [APP-007, APP-008]', () => {
  const open = vi.fn();
  const { window, assign } = appWindow({ hirobaApp: { open } });
  openInApp(link, window);
  expect(open.mock.calls).toEqual([[link]]);
  expect(assign).not.toHaveBeenCalled();
});

test('inside another page of the same origin, that page gets a message with the link [APP-007]', () => {
  const postMessage = vi.fn();
  const { window, assign } = appWindow({ parent: { postMessage } });
  openInApp(link, window);
  expect(postMessage.mock.calls).toEqual([[{ type: 'hiroba-app', link }, 'https://h.test']]);
  expect(assign).not.toHaveBeenCalled();
});

test('otherwise the browser follows the link, which every app catches [APP-007]', () => {
  const { window, assign } = appWindow({ hirobaApp: {} });
  openInApp(link, window);
  expect(assign.mock.calls).toEqual([[link]]);
});
