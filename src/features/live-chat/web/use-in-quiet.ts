import { useEffect } from 'react';
import { type Connection, mayPrepare, whenIdle } from '#web/navigation/idle-prefetch.ts';
import { useLanguage } from '#web/site/page-context.ts';
import type { LaterPart } from '#web/site/use-later.ts';

/** Fetches the parts of a page before they are wanted, one after the other: a hall has a bad network. */
export function useInQuiet(parts: readonly (() => Promise<Pick<LaterPart<unknown>, 'texts'>>)[]): void {
  const language = useLanguage();
  useEffect(() => {
    let isGone = false;
    const fetchAll = async (): Promise<void> => {
      const { connection } = navigator as Navigator & { connection?: Connection };
      for (const load of parts) {
        await whenIdle(window);
        if (isGone || !navigator.onLine || !mayPrepare(connection)) return;
        const { texts } = await load();
        await Promise.all(texts.map((one) => one.load(language)));
      }
    };
    // A part that did not come is fetched when it is wanted.
    fetchAll().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [parts, language]);
}
