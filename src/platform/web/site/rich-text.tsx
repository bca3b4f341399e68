import { useCallback } from 'react';
import { classNames } from '../ui/class-names.ts';
import { usePageContext } from './page-context.ts';
import { placeHtml } from './place-html.ts';

export interface RichTextProps {
  /** HTML that the server has sanitised. */
  html: string;
  className?: string;
}

/** An organiser's HTML: the only place where markup becomes a page. */
export function RichText({ html, className }: RichTextProps) {
  const context = usePageContext();
  // Made anew with the HTML, so that React calls it for the new contents.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const shown = useCallback((box: HTMLDivElement | null) => (box ? reachScrollers(box) : undefined), [html]);
  return (
    <div
      ref={shown}
      className={classNames('hb-rich-text', className)}
      dangerouslySetInnerHTML={{ __html: placeHtml(context, html) }}
    />
  );
}

/** A wide table scrolls in its own box, which must then be reachable by keyboard. */
function reachScrollers(box: HTMLElement): (() => void) | undefined {
  const scrollers = box.querySelectorAll<HTMLElement>('table, pre');
  if (scrollers.length === 0) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const scroller of scrollers) observer.observe(scroller);
  return () => observer.disconnect();
}
