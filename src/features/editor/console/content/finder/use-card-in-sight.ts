import { useEffect, useState } from 'react';

/** The card of a long form that stands in the upper part of the window; undefined until one does. */
export function useCardInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const seen = (entries: readonly IntersectionObserverEntry[]): void => {
      const found = entries.find(({ isIntersecting }) => isIntersecting);
      if (found !== undefined) setInSight(found.target.id);
    };
    const observer = new IntersectionObserver(seen, { rootMargin: '-25% 0px -70% 0px' });
    for (const id of key.split(' ')) {
      const card = document.getElementById(id);
      if (card !== null) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [key]);
  return inSight;
}
