import type { ReactNode } from 'react';
import { BackIcon } from '../icons.tsx';
import { Link } from '../link-context.ts';

export interface FocusFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A large sign of the page's purpose, above the title. */
  sign?: ReactNode;
  /** A link to the top of the site. [LAYOUT-014] */
  topLink?: { href: string; label: string } | undefined;
  children: ReactNode;
  /** What it is the door of: below the rest on a phone, beside the card at a desk. */
  about?: ReactNode;
  /** Other ways to go on, below the card. */
  below?: ReactNode;
}

/** One column for one task, in a site frame without tabs: log in, verify, report, receive a transfer. */
export function FocusFrame({ title, lead, sign, topLink, children, about, below }: FocusFrameProps) {
  return (
    <div className="hb-focus">
      {topLink ? (
        <Link className="hb-back-link" href={topLink.href}>
          <BackIcon />
          {topLink.label}
        </Link>
      ) : null}
      {about}
      <div className="hb-focus-card">
        {sign ? <div className="hb-focus-sign">{sign}</div> : null}
        <h1 className="hb-focus-title">{title}</h1>
        {lead ? <p className="hb-focus-lead">{lead}</p> : null}
        {children}
      </div>
      {below ? <div className="hb-focus-below">{below}</div> : null}
    </div>
  );
}
