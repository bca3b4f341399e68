import { entryState } from './history-entry.ts';
import { isElement } from './element-of.ts';
import { useEffect, useRef, useState } from 'react';
import { areGuardsReleased } from './leave-anyway.ts';
import { useNavigate } from './router-context.ts';

export interface LeaveGuard {
  /** True after a visitor tried to leave: the page asks, or explains why not. */
  isAsking: boolean;
  stay(): void;
  /** Goes where the visitor wanted to go. */
  leave(): void;
  /** The page itself leads on, so nothing is asked from now on. */
  release(): void;
}

/**
 * Keeps a visitor from leaving by accident: Back stays here, links of the page do nothing, and the browser asks before
 * it closes the page. `mayLeave`: the visitor may leave all the same, and Back is Back again once nothing is guarded.
 */
export function useLeaveGuard(isGuarded: boolean, mayLeave = false): LeaveGuard {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const isReleased = useRef(false);
  /** Where the visitor wanted to go: the address of a link, or back. */
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    isReleased.current = false;
    if (!isGuarded) return undefined;
    const isOff = (): boolean => isReleased.current || areGuardsReleased();
    const ask = (href: string | undefined): void => {
      wanted.current = href;
      setIsAsking(true);
    };
    const onBack = (): void => {
      if (isOff()) return;
      hold();
      ask(undefined);
    };
    const onClick = (event: MouseEvent): void => {
      const href = isOff() ? undefined : leavingLink(event);
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ask(href);
    };
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isOff()) event.preventDefault();
    };
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
  useEffect(() => {
    if (isGuarded || !mayLeave) return undefined;
    let wasHeld = isHeld();
    const onBack = (): void => {
      if (wasHeld && !isHeld()) window.history.back();
      wasHeld = isHeld();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isGuarded, mayLeave]);
  return {
    isAsking,
    stay: () => setIsAsking(false),
    leave() {
      isReleased.current = true;
      setIsAsking(false);
      const href = wanted.current;
      if (href === undefined) window.history.go(-2);
      else void navigate(href, { replace: isHeld() });
    },
    release() {
      isReleased.current = true;
    },
  };
}

/** A history entry of the same page above its own, which Back takes away. */
function hold(): void {
  if (!isHeld()) window.history.pushState({ ...entryState(), isHeld: true }, '');
}

function isHeld(): boolean {
  return entryState()['isHeld'] === true;
}

/** The address of a link, when a click on it would leave this page in this tab. */
function leavingLink({ button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = isElement(target) ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { protocol, pathname, search, hash, href, origin } = new URL(link.href);
  if (!/^https?:$/.test(protocol)) return undefined;
  const { location } = window;
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  return isHere && hash !== '' ? undefined : href;
}
