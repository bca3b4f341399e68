import { useEffect, useRef } from 'react';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';

export const texts = [longListTexts];

/** Rows are made ready so far before they are in sight. */
const margin = '600px 0px';

interface MoreRoomsProps {
  left: number;
  onNear: () => void;
  onPress: () => void;
}

/** The end of a list that has further rooms. */
export function Part({ left, onNear, onPress }: MoreRoomsProps) {
  const say = useTexts(longListTexts);
  const row = useRef<HTMLLIElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    if (row.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        // A visitor on the button presses it.
        const isFocused = row.current?.contains(document.activeElement) === true;
        if (!isFocused && entries.some(({ isIntersecting }) => isIntersecting)) near.current();
      },
      { rootMargin: margin },
    );
    watch.observe(row.current);
    return () => watch.disconnect();
  }, []);
  return (
    <li className="hb-chat-rooms-more" ref={row}>
      <Button kind="secondary" size="small" onClick={onPress}>
        {say.later} ({left.toLocaleString()})
      </Button>
    </li>
  );
}
