import { act } from '@testing-library/react';
import { type BrowserRouter, createRouter, locationOf, type RouterLocation } from '#web/navigation/router.ts';

const origin = 'http://hiroba.test';

interface PageHistory<Page> {
  router: BrowserRouter<Page>;
  /** The Back button. */
  back(): Promise<void>;
}

/** A router at an address, with a history of its own in the place of the browser's. */
export async function openPageHistory<Page>(
  address: string,
  load: (location: RouterLocation) => Promise<{ page: Page }>,
): Promise<PageHistory<Page>> {
  const first = locationOf(new URL(address, origin), 'k0');
  const entries = [first];
  let keys = 0;
  const remember = (replaces: boolean) => (state: unknown, _: string, href?: string | URL | null) => {
    if (replaces) entries.pop();
    entries.push(locationOf(new URL(String(href), origin), (state as { key: string }).key));
  };
  const router = createRouter<Page>(
    { location: first, isLoading: false, ...(await load(first)) },
    {
      load,
      isInside: () => true,
      history: { pushState: remember(false), replaceState: remember(true) },
      leave: () => undefined,
      origin: () => origin,
      makeKey: () => {
        keys += 1;
        return `k${keys}`;
      },
      leaving: () => undefined,
      arrive: (_, _how, show) => void act(show),
    },
  );
  return {
    router,
    async back() {
      entries.pop();
      await act(() => router.traverse(entries.at(-1) as RouterLocation));
    },
  };
}
