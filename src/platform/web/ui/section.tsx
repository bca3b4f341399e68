import { type ReactNode, useId } from 'react';
import { ChevronRightIcon } from './icons.tsx';
import { Link } from './link-context.ts';

export interface SectionProps {
  title: string;
  /** すべて見る. */
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** A part of a home page: its heading, the link to the whole list, and its content. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className="hb-section" aria-labelledby={id}>
      <div className="hb-section-header">
        <h2 className="hb-section-title" id={id}>
          {title}
        </h2>
        {more ? (
          <Link className="hb-section-more" href={more.href} aria-describedby={id}>
            {more.label}
            <ChevronRightIcon />
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
