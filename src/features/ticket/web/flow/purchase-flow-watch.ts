import { useEffect } from 'react';
import { entryKey, navigationType } from '#web/navigation/history-entry.ts';
import { useRouter } from '#web/navigation/router-context.ts';
import type { Router } from '#web/navigation/router.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { saleKeyOf } from '../../rules/sale/sale-key.ts';
import { isFlowPage } from './purchase-flow-pages.ts';
import { enterFlow } from './kept-flow.ts';
import { leaveFlow } from './purchase-flow-storage.ts';

type NamedPage = { name?: string } | null;

/**
 * Every page of a purchase calls it. A flow of another sale is over (TICKET-046); the keys of this one go when the
 * visitor leaves its pages (TICKET-042). `browserBack` is there while the page was reached by the browser's Back
 * (TICKET-047).
 */
export function useFlowPage(contentId: number): void {
  const router = useRouter<NamedPage>();
  const { site } = usePageContext();
  useEffect(() => {
    watch(router);
    enterFlow(saleKeyOf(site, contentId));
  }, [router, site, contentId]);
}

const watched = new WeakSet<Router<NamedPage>>();

function watch(router: Router<NamedPage>): void {
  if (watched.has(router)) return;
  watched.add(router);
  const { session } = browserStorage();
  const history = createSeenHistory(router.get().location.key);
  const tell = (isBack: boolean): void => {
    if (!isFlowPage(router.get().page?.name)) leaveFlow();
    else if (isBack) session.set('browserBack', '1');
    else session.remove('browserBack');
  };
  if (navigationType() === 'back_forward') session.set('browserBack', '1');
  window.addEventListener('popstate', () => {
    if (history.traversedTo(entryKey())) tell(true);
  });
  router.subscribe(() => {
    const { key } = router.get().location;
    if (history.isAt(key)) return;
    tell(history.arriveAt(key));
  });
}

/** The entries of the history as far as this window has seen them: every new one has a key of its own. */
function createSeenHistory(first: string) {
  let seen = [first];
  let place = 0;
  /** The entry shown is new here. */
  let isFresh = false;
  /** Entries of before a reload, on which the visitor is about to arrive. */
  const older = new Set<string>();
  return {
    isAt: (key: string) => key === seen[place],
    /** Whether it was reached by going back. */
    arriveAt(key: string): boolean {
      const known = seen.indexOf(key);
      const isBack = known === -1 ? older.delete(key) : known < place;
      isFresh = known === -1 && !isBack;
      if (known === -1) seen = isBack ? [key] : [...seen.slice(0, place + 1), key];
      place = known === -1 ? seen.length - 1 : known;
      return isBack;
    },
    /** The browser moved in its history. True when it shows a loaded page before that is known. */
    traversedTo(key: string): boolean {
      if (isFresh && key === seen[place]) {
        seen = [key];
        place = 0;
        isFresh = false;
        return true;
      }
      if (!seen.includes(key)) older.add(key);
      return false;
    },
  };
}
