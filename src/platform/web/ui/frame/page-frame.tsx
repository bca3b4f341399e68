import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BackIcon } from '../icons.tsx';
import { Link } from '../link-context.ts';

export interface PageFrameProps {
  title?: ReactNode;
  lead?: ReactNode;
  /** A link to the list of this page. */
  back?: { href: string; label: string } | undefined;
  /** Beside the title: chips, a date. */
  meta?: ReactNode;
  /** A second column on a desktop, below on a phone. */
  aside?: ReactNode;
  /** reading for text, wide for grids of cards. */
  width?: 'reading' | 'wide';
  /** Set for a page with a single message: its title is above it, in the middle. */
  isCentered?: boolean;
  children: ReactNode;
}

/** A list or a detail page inside the site frame. */
export function PageFrame({
  title,
  lead,
  back,
  meta,
  aside,
  width = 'wide',
  isCentered = false,
  children,
}: PageFrameProps) {
  return (
    <div
      className={classNames('hb-page', `hb-page-${width}`, Boolean(aside) && 'hb-page-with-aside')}
      data-centered={isCentered || undefined}
    >
      {back ? (
        <Link className="hb-back-link" href={back.href}>
          <BackIcon />
          <span>{back.label}</span>
        </Link>
      ) : null}
      {title ? (
        <div className="hb-page-header">
          {meta ? <div className="hb-page-meta">{meta}</div> : null}
          <h1 className="hb-page-title">{title}</h1>
          {lead ? <p className="hb-page-lead">{lead}</p> : null}
        </div>
      ) : null}
      <div className="hb-page-content">{children}</div>
      {aside ? <aside className="hb-page-aside">{aside}</aside> : null}
    </div>
  );
}
