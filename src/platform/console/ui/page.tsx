import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useConsole, useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { focusLeft } from '../navigation/focus-left.ts';

interface PageProps {
  title: string;
  /** Below the title, in a sentence. */
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  above?: ReactNode;
  width?: 'form' | 'wide' | 'narrow' | 'editor';
  children: ReactNode;
}

/** What stands in the middle: a heading, which takes the focus after a move, and the rest. After a way back, the link has it that led away. */
export function Page({ title, lead, actions, above, width = 'form', children }: PageProps) {
  const whole = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { router } = useConsole();
  const words = useWords(kitTexts);
  useEffect(() => {
    router.arrived();
    if (router.takeFocus()) heading.current?.focus({ preventScroll: true });
    return whole.current === null ? undefined : focusLeft(whole.current, router);
  }, [router]);
  useLayoutEffect(() => {
    const node = heading.current;
    return () => {
      // A page that was being read gives way to the same page with its contents.
      if (node !== null && document.activeElement === node) router.passFocusOn();
    };
  }, [router]);
  return (
    <div ref={whole} className="hc-page" data-width={width}>
      <title>{`${title} – ${words.console}`}</title>
      {above}
      <header className="hc-page-head">
        <div className="hc-page-titles">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead === undefined ? null : <p className="hc-lead">{lead}</p>}
        </div>
        {actions === undefined ? null : <div className="hc-page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A part of a page with a heading of its own; one with an `id` can be led to. */
export function Card({
  title,
  note,
  id,
  children,
}: {
  title?: string;
  note?: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section className="hc-card" id={id} tabIndex={id === undefined ? undefined : -1}>
      {title === undefined ? null : <h2 className="hc-card-title">{title}</h2>}
      {note === undefined ? null : <p className="hc-card-note">{note}</p>}
      {children}
    </section>
  );
}
