import { type ReactNode, useRef, useState } from 'react';
import { useIsTakenOver } from '../ui/use-is-taken-over.ts';

interface FirstPartProps {
  /** The part; undefined until its script is there. The server has it always. */
  children: ReactNode;
  /** What stands in its place where the server has not rendered it. */
  waiting: ReactNode;
}

const nothing = { __html: '' };

/**
 * A later part that stands in the first HTML of a page (decision 66). The page is taken over without the part's script,
 * unless that has come already, and the HTML of the server stays until it has.
 */
export function FirstPart({ children, waiting }: FirstPartProps) {
  const isTakenOver = useIsTakenOver();
  const [stands] = useState(!isTakenOver);
  const scrolled = useRef(0);
  if (children !== undefined) {
    const scroll = (place: HTMLElement | null): void => {
      if (scrolled.current > 0) place?.firstElementChild?.scrollTo({ top: scrolled.current, behavior: 'instant' });
      scrolled.current = 0;
    };
    return (
      <div key="part" className="hb-first-part" ref={stands ? scroll : undefined}>
        {children}
      </div>
    );
  }
  if (!stands) return waiting;
  return (
    // React leaves the content of this element alone.
    <div
      key="standing"
      className="hb-first-part"
      ref={(place) => () => {
        scrolled.current = place?.firstElementChild?.scrollTop ?? 0;
      }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}
