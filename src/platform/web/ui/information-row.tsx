import type { ReactNode } from 'react';
import { ChevronRightIcon } from './icons.tsx';
import { Link } from './link-context.ts';

export interface InformationRowProps {
  href: string;
  title: string;
  /** The date in words and for machines. */
  date: string;
  dateTime: string;
  /** Chips: 重要, NEW. */
  status?: ReactNode;
}

export function InformationRow({ href, title, date, dateTime, status }: InformationRowProps) {
  return (
    <li className="hb-row hb-information-row">
      <div className="hb-row-text">
        <p className="hb-row-meta">
          <time dateTime={dateTime}>{date}</time>
          {status}
        </p>
        <p className="hb-row-title">
          <Link className="hb-card-link" href={href}>
            {title}
          </Link>
        </p>
      </div>
      <ChevronRightIcon className="hb-row-arrow" />
    </li>
  );
}

/** The rows of a list, one hairline between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="hb-rows">{children}</ul>;
}
