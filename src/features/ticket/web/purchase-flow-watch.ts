import { useEffect } from 'react';
import type { PageName } from '#kernel/page.ts';
import { useRouter } from '#web/navigation/router-context.ts';
import type { Router } from '#web/navigation/router.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { isTimetableFlagOf } from '../rules/purchase/purchase-flow-keys.ts';
import { leaveFlow, nextFlow, rememberNextFlow } from './purchase-flow-storage.ts';

const pagesOfFlow: readonly string[] = [
  'ticketList',
  'ticketListAlias',
  'ticketDetail',
  'ticketDetailAlias',
  'ticketPayment',
  'ticketPaymentAlias',
  'ticketPurchased',
  'ticketPurchasedAlias',
  // A purchase may ask for these, and goes on after them.
  'login',
  'register',
  'registerComplete',
  'reset',
  'verify',
] satisfies PageName[];

type NamedPage = { name?: string } | null;

/**
 * Every page of a purchase calls it. A flow of another content is over (TICKET-046); the keys of this one go when the
 * visitor leaves its pages (TICKET-042). `browserBack` is there while the page was reached by the browser's Back
 * (TICKET-047).
 */
export function useFlowPage(contentId: number): void {
  const router = useRouter<NamedPage>();
  useEffect(() => {
    watch(router);
    enterFlow(contentId);
  }, [router, contentId]);
}

export function enterFlow(contentId: number): void {
  const { session } = browserStorage();
  const flag = session.get('timetableToTicketFlag') ?? null;
  if (flag !== null && !isTimetableFlagOf(flag, contentId)) session.remove('timetableToTicketFlag');
  if (nextFlow() !== contentId) rememberNextFlow(contentId);
}

const watched = new WeakSet<Router<NamedPage>>();

function watch(router: Router<NamedPage>): void {
  if (watched.has(router)) return;
  watched.add(router);
  const { session } = browserStorage();
  /** The history as far as this window has seen it. */
  let seen = [router.get().location.key];
  let place = 0;
  let isTraversal = false;
  const isInFlow = (): boolean => pagesOfFlow.includes(router.get().page?.name ?? '');
  if (wasReachedByHistory()) session.set('browserBack', '1');
  window.addEventListener('popstate', () => {
    isTraversal = true;
  });
  router.subscribe(() => {
    const { key } = router.get().location;
    if (key === seen[place]) return;
    const known = seen.indexOf(key);
    const isBack = isTraversal && known < place;
    if (isTraversal && known >= 0) place = known;
    else {
      seen = isTraversal ? [key] : [...seen.slice(0, place + 1), key];
      place = seen.length - 1;
    }
    isTraversal = false;
    if (!isInFlow()) return leaveFlow();
    if (isBack) session.set('browserBack', '1');
    else session.remove('browserBack');
  });
}

function wasReachedByHistory(): boolean {
  const [entry] = window.performance?.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
