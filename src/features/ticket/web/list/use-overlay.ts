import { useMemo } from 'react';
import { useRouter } from '#web/navigation/router-context.ts';
import type { Router } from '#web/navigation/router.ts';

export interface Overlays {
  /** Opens above the page, which stays where it is; Back closes it. */
  open(href: string): void;
  /** Opens in the place of the overlay that is open: one closes the other (TICKET-005). */
  exchange(href: string): void;
  /** Closes the overlay. `below` is the page below, for a visitor who came straight to the overlay. */
  close(below: string): void;
}

/** History entries that lie directly above the entry of the page below. */
const opened = new WeakMap<Router, Set<string>>();

export function useOverlays(): Overlays {
  const router = useRouter();
  return useMemo(() => {
    const above = opened.get(router) ?? new Set();
    opened.set(router, above);
    const keyNow = (): string => router.get().location.key;
    return {
      open: (href) =>
        void router
          .navigate(href, { keepPlace: true })
          .then(() => above.add(keyNow()))
          .catch(() => {}),
      exchange(href) {
        const isAbove = above.has(keyNow());
        void router
          .navigate(href, { keepPlace: true, replace: true })
          .then(() => isAbove && above.add(keyNow()))
          .catch(() => {});
      },
      close(below) {
        if (above.has(keyNow())) window.history.back();
        else void router.navigate(below, { keepPlace: true, replace: true });
      },
    };
  }, [router]);
}
