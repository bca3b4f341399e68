import { useEffect } from 'react';
import { ahead } from '../navigation/fetch-ahead.ts';
import { useLanguage } from './page-context.ts';
import { fetchPart, type WithTexts } from './use-later.ts';

/** Fetches the parts that a press on this page will want, in quiet moments and one after the other. */
export function useAhead(loads: readonly (() => Promise<WithTexts>)[]): void {
  const language = useLanguage();
  useEffect(() => {
    let isGone = false;
    const fetchAll = async (): Promise<void> => {
      for (const load of loads) {
        const isTaken = await ahead.take(async () => {
          if (!isGone) await fetchPart(load, language);
        });
        if (isGone || !isTaken) return;
      }
    };
    // A press before that reports the failure.
    fetchAll().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [loads, language]);
}
