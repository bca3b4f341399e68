import { useEffect, useState } from 'react';

export interface LeaveGuard {
  /** True after a buyer tried to leave: the page explains why not. */
  isAsking: boolean;
  stay(): void;
}

/**
 * Keeps a buyer from leaving by accident during a payment (TICKET-120): Back stays here, links of the page do nothing,
 * and the browser asks before it closes the page.
 */
export function useLeaveGuard(isGuarded: boolean): LeaveGuard {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!isGuarded) return undefined;
    const hold = (): void => window.history.pushState(window.history.state, '', window.location.href);
    const onBack = (): void => {
      hold();
      setIsAsking(true);
    };
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (link === null || link === undefined || link.getAttribute('target') === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      setIsAsking(true);
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    hold();
    window.addEventListener('popstate', onBack);
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      setIsAsking(false);
    };
  }, [isGuarded]);
  return { isAsking, stay: () => setIsAsking(false) };
}
