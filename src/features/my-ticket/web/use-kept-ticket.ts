import type { MouseEvent } from 'react';
import { leaveWithoutTransition } from '#web/navigation/leave-without-transition.ts';
import { useNavigate } from '#web/navigation/router-context.ts';
import { canKeepPages } from '#web/offline/forget-kept-pages.ts';

/**
 * For a link to a ticket. Without a network a kept ticket opens as a document, which the service worker answers, because
 * the page of the site could not load.
 */
export function useKeptTicket(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (navigator.onLine || !isPlain || !canKeepPages()) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void isKept(href).then((kept) => (kept ? leaveWithoutTransition(href) : navigate(href)));
  };
}

async function isKept(href: string): Promise<boolean> {
  const { origin, pathname, searchParams } = new URL(href);
  const address = `${origin}${pathname}?ticket=${encodeURIComponent(searchParams.get('ticket') ?? '')}`;
  return caches.match(address).then(
    (found) => found !== undefined,
    () => false,
  );
}
