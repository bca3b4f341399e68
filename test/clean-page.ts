// Many files have one window: each begins with an empty page, and each test ends with one.
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, vi } from 'vitest';
import { patienceMs } from './patience.ts';

if (typeof document !== 'undefined') {
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setURL('http://localhost:3000/');
  for (const storage of [window.localStorage, window.sessionStorage]) storage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  // Testing Library does this by itself only where the test functions are global, which they are not here.
  const { cleanup, configure } = await import('@testing-library/react');
  // By itself it gives up after a second.
  configure({ asyncUtilTimeout: patienceMs });
  await import('./wait-for-imports.ts');
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
