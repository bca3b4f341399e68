import { useEffect, useRef } from 'react';

/** Calls when Back or Forward brings this page out of the browser's cache, as it was left: what was busy then has to work. */
export function useBroughtBack(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
}
