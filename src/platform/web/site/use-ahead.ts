import { useEffect } from 'react';
import { whenIdle } from '../navigation/idle-prefetch.ts';
import { useLanguage } from './page-context.ts';
import { fetchPart, type WithTexts } from './use-later.ts';

/**
 * Fetches the parts that a press on this page will want, in quiet moments and one after the other. Unlike the pages
 * behind links, which are a guess, they are fetched on a slow connection too; not where the visitor saves data.
 */
export function useAhead(loads: readonly (() => Promise<WithTexts>)[]): void {
  const language = useLanguage();
  useEffect(() => {
    let isGone = false;
    const fetchAll = async (): Promise<void> => {
      for (const load of loads) {
        await whenIdle(window);
        if (isGone || !navigator.onLine || navigator.connection?.saveData === true) return;
        await fetchPart(load, language);
      }
    };
    // A press before that reports the failure.
    fetchAll().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [loads, language]);
}
